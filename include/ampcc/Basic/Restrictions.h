//===- Restrictions.h - the restrictions of a function, from its attributes -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc maps C++ AMP's restrictions to attributes of CUDA, which Clang's overload resolution knows:
// amp to `__device__`, cpu to `__host__`. FunctionRestrictions.h adds the attributes when a
// function is declared, and all later parts call restrictionsOf() and do not look at attributes.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_RESTRICTIONS_H
#define AMPCC_BASIC_RESTRICTIONS_H

#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"

namespace ampcc {

/// A function without attributes is restrict(cpu) (spec 2.1).
struct Restrictions {
  bool Cpu = false;
  bool Amp = false;
  bool dual() const { return Cpu && Amp; }
  bool ampOnly() const { return Amp && !Cpu; }
};

inline Restrictions restrictionsOf(const clang::FunctionDecl *Function) {
  Restrictions R;
  R.Amp = Function->hasAttr<clang::CUDADeviceAttr>() || Function->hasAttr<clang::CUDAGlobalAttr>();
  R.Cpu = Function->hasAttr<clang::CUDAHostAttr>() || !R.Amp;
  return R;
}

/// The function is for amp code alone; false if it is null.
inline bool isAmpOnly(const clang::FunctionDecl *Function) {
  return Function && restrictionsOf(Function).ampOnly();
}

} // namespace ampcc

#endif
