//===- Directives.h - the preprocessor's directives of one file ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// As Clang's scanner for dependencies finds them: without comments, strings and the text between
// them. Nothing is evaluated, so the arms of a conditional are all there. A conditional without a
// directive in it is left out. The scanner takes about 2 milliseconds for a megabyte.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_DIRECTIVES_H
#define AMPCC_READING_DIRECTIVES_H

#include "clang/Lex/DependencyDirectivesScanner.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace ampcc {

/// `<name>` or `"name"`.
struct HeaderName {
  llvm::StringRef Name;
  bool Angled = false;
  bool Next = false; ///< the search goes on after the folder of the file that names it
};

/// The name of a header with which a text begins.
std::optional<HeaderName> headerName(llvm::StringRef Text, bool Next = false);

/// Refers to the text, which has a null character after its end.
class Directives {
public:
  using Directive = clang::dependency_directives_scan::Directive;
  using Token = clang::dependency_directives_scan::Token;

  explicit Directives(llvm::StringRef Text);

  /// False where the scanner stopped before the end, and where the text can hold a `#` in a
  /// spelling that the scanner does not know (`%:`, trigraphs).
  bool isComplete() const { return IsComplete; }

  /// A module is declared or imported, if only in a conditional ([cpp.module], [cpp.import]).
  bool holdModules() const;

  /// Calls F(Directive, IsUnconditional) for each. IsUnconditional: it is outside of all
  /// conditionals, not counting the guard of a header: what that skips has been read.
  template <typename Function> void forEach(const Function &F) const {
    namespace scan = clang::dependency_directives_scan;
    const bool Guarded = isGuarded();
    int Depth = Guarded ? -1 : 0;
    for (const Directive &D : All) {
      F(D, Depth <= 0);
      if (D.Kind == scan::pp_if || D.Kind == scan::pp_ifdef || D.Kind == scan::pp_ifndef)
        ++Depth;
      else if (D.Kind == scan::pp_endif)
        --Depth;
    }
  }

  llvm::StringRef text(const Token &T) const { return Text.substr(T.Offset, T.Length); }
  /// An operand of a directive, from 0 on: a token after the directive's name. Empty if it has
  /// less.
  llvm::StringRef operand(const Directive &D, unsigned Index) const {
    return D.Tokens.size() > Index + 2 ? text(D.Tokens[Index + 2]) : "";
  }
  /// The text of the file from an operand on.
  llvm::StringRef textFrom(const Directive &D, unsigned Index) const;

private:
  /// `#ifndef NAME`, `#define NAME` at the beginning.
  bool isGuarded() const;

  llvm::StringRef Text;
  llvm::SmallVector<Token, 0> Tokens;
  llvm::SmallVector<Directive, 0> All;
  bool IsComplete;
};

} // namespace ampcc

#endif
