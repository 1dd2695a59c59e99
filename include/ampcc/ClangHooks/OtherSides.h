//===- OtherSides.h - temporary sides of a function ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sides of a function are the programs for which it is compiled, the host's and the device's.
// ConceptSides and HostTypes use this class where calls have to be resolved for other sides than
// those of the enclosing function. Relies on two functions that cache nothing: overload resolution
// gets the calling function from Sema::getCurFunctionDecl, and its sides from
// SemaCUDA::IdentifyTarget, which reads the attributes of the function each time. If Clang had
// sides for regions of the source, this code would not be needed.
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

/// Gives a function other sides until the caller calls restore(): the destructor restores nothing.
/// Objects for the same function must be restored in the reverse order.
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
