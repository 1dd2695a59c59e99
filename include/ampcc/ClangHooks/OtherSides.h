//===- OtherSides.h - the sides of a function, for a while ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on SemaCUDA::IdentifyTarget, which reads a function's attributes each time, and on
// Sema::getCurFunctionDecl, from which overload resolution takes the function that calls. Neither
// keeps an answer. A side for each region of the source would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_OTHERSIDES_H
#define AMPCC_CLANGHOOKS_OTHERSIDES_H

#include "llvm/ADT/SmallVector.h"

namespace clang {
class Attr;
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// A function that is for other sides until restore().
class OtherSides {
public:
  OtherSides() = default; ///< of no function
  OtherSides(clang::FunctionDecl *Function, bool Host, bool Device);
  void restore();

private:
  clang::FunctionDecl *Function = nullptr;
  llvm::SmallVector<clang::Attr *, 2> Own;
};

} // namespace ampcc

#endif
