//===- Documents.h - the documents that the editor has open ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LSP_DOCUMENTS_H
#define AMPCC_LSP_DOCUMENTS_H

#include "Checker.h"
#include "LineIndex.h"
#include "llvm/Support/JSON.h"
#include <map>

namespace ampcc {

struct OpenDocument {
  DocumentText State;
  bool IsCxx = false; ///< the language that the editor names
};

/// Follows the notifications of the protocol. Documents that are no files are left out.
class Documents {
public:
  /// The document after textDocument/didOpen, with these parameters; null if it is none to follow.
  const OpenDocument *open(const llvm::json::Object &Parameters);
  /// The same for textDocument/didChange. Places count in `Encoding`.
  const OpenDocument *change(const llvm::json::Object &Parameters, PositionEncoding Encoding);
  void close(llvm::StringRef Uri) { All.erase(Uri.str()); }
  const OpenDocument *find(llvm::StringRef Uri) const;
  /// The editor's URI of the document that `Uri` names, in which other characters may be encoded.
  std::string nameOf(llvm::StringRef Uri) const;

private:
  std::map<std::string, OpenDocument> All;
};

/// The URI of the document that the parameters of a message name; empty if there is none.
llvm::StringRef uriIn(const llvm::json::Object &Parameters);

/// A place of the protocol; nullopt for another value.
std::optional<Position> positionIn(const llvm::json::Object *Place);

} // namespace ampcc

#endif
