//===- DeviceCallee.h - the function that a call means on the device -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Amp code of version 1.3 calls functions without a restriction clause. Clang resolves the calls in
// their bodies for the host. The device runs the same functions, with one exception: if a function
// has an overload for amp of the same type, the device runs that overload.
//
//   int side(int) restrict(cpu);                 // for the host
//   int side(int) restrict(amp);                 // for a kernel that calls twice(...)
//   int twice(int x) { return 2 * side(x); }
//
// lib/Sema reports calls for which there is an overload of another kind (hasUnclearOverload).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_DEVICECALLEE_H
#define AMPCC_BASIC_DEVICECALLEE_H

namespace clang {
class Expr;
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// The function that the device runs for a call of Callee: its overload for amp of the same type if
/// Callee is for the cpu alone and there is one, else Callee.
const clang::FunctionDecl *deviceCallee(const clang::FunctionDecl *Callee);

/// Returns true if Callee is for the cpu alone and has an overload for amp that differs only in its
/// result, or Callee is an instance of a template that has a twin for amp. The device might have to
/// run that one.
bool hasUnclearOverload(const clang::FunctionDecl *Callee);

/// Returns true if E, in a function without a clause, ends the launch on the device: a `throw`, or
/// a call of a function without a clause that never returns, such as std::terminate, or does
/// nothing but throw. Its operands are not evaluated there.
bool isTrap(const clang::Expr *E);

/// Returns true if no restriction clause applies to the function, so that its code decides whether
/// amp code of version 1.3 may call it.
bool isUnmarked(const clang::FunctionDecl *Function);

} // namespace ampcc

#endif
