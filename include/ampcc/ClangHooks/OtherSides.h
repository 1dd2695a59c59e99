//===- OtherSides.h - temporary sides of a function ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on SemaCUDA::IdentifyTarget, which reads the attributes of a function each time, and on
// Sema::getCurFunctionDecl, which gives overload resolution the calling function. Neither caches
// its result. A side for each region of the source would replace this.
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

/// Gives a function other sides until restore().
class OtherSides {
public:
  OtherSides() = default; ///< changes no function
  OtherSides(clang::FunctionDecl *Function, bool Host, bool Device);
  void restore();

private:
  clang::FunctionDecl *Function = nullptr;
  llvm::SmallVector<clang::Attr *, 2> Own;
};

} // namespace ampcc

#endif
