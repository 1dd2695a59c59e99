//===- AmpProbe.h - does a translation unit hold C++ AMP? -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most units of most projects hold none, and are Clang's to compile. The probe watches Clang do so,
// and stops it at the first sign of C++ AMP; where there is none, it has cost next to nothing.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_AMPPROBE_H
#define AMPCC_DRIVER_AMPPROBE_H

#include "clang/Frontend/Utils.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace ampcc {

/// The text of a main file speaks of C++ AMP: it names a header of the library, a clause, or the
/// macro that asks for ampcc. It may be a comment that does; only the frontend knows.
bool mentionsAmp(llvm::StringRef Text);

/// Attached to the preprocessor of a plain compilation. Signs are a word that only C++ AMP has
/// (in the unit's tokens, macros expanded), a header that only ampcc's folders have, and a file of
/// the user that asks for `__AMPCC__`.
class AmpProbe : public clang::DependencyCollector {
public:
  struct Listener {
    bool Words;   ///< words are signs
    bool Library; ///< what asks for ampcc's headers and macro is a sign
    llvm::unique_function<void(clang::SourceLocation)> OnSign; ///< does not return
    /// The last token was read, no sign can come any more.
    llvm::unique_function<void()> OnEnd;
  };
  AmpProbe(std::vector<std::string> Folders, Listener L)
      : Folders(std::move(Folders)), L(std::move(L)) {}

  void attachToPreprocessor(clang::Preprocessor &PP) override;
  void attachToASTReader(clang::ASTReader &) override {}

private:
  class Callbacks;
  std::vector<std::string> Folders;
  Listener L;
};

} // namespace ampcc

#endif
