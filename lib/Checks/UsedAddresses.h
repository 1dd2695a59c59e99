//===- UsedAddresses.h - the addresses of objects that code accesses -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check the pass check-accesses adds checks of array indices. For an array `a` of n
// elements `&a[n]` is a valid address, that of the end, but no access there is valid. So the pass
// allows the index n in an address, unless usedAddresses() shows that the address is used for an
// access. Another use of an address that accesses the object is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_USEDADDRESSES_H
#define AMPCC_LIB_CHECKS_USEDADDRESSES_H

#include "ampcc/KIR/Module.h"
#include "ampcc/Passes/AccessChecks.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The AddrOf expressions of F that are arguments of built-ins and of library functions, also if
/// the argument converts the address to another type. These functions access the object at the
/// address, so the address must not be that of an array's end.
inline llvm::DenseSet<const kir::Expr *> usedAddresses(kir::Function &F,
                                                       const CheckedProgram &Program) {
  llvm::DenseSet<const kir::Expr *> Used;
  kir::walkExprs(F.Body, [&](kir::Expr *&E) {
    auto *C = llvm::dyn_cast<kir::Call>(E);
    if (!llvm::isa<kir::Builtin>(E) && !(C && Program.isLibrary(C->Callee)))
      return;
    kir::forEachOperand(E, [&](const kir::Expr *Arg) {
      while (auto *Converted = llvm::dyn_cast<kir::Cast>(Arg))
        Arg = Converted->Operand;
      if (llvm::isa<kir::AddrOf>(Arg))
        Used.insert(Arg);
    });
  });
  return Used;
}

} // namespace ampcc

#endif
