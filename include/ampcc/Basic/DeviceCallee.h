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
// lib/Lower, lib/Sema and CallGraph call deviceCallee() for each call that they follow. They must
// agree, so another rule for the choice belongs in this function.
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
/// Callee is for the cpu alone and there is one, the library's code for a built-in function of the
/// compiler, else Callee.
const clang::FunctionDecl *deviceCallee(const clang::FunctionDecl *Callee);

/// Returns true if Callee is for the cpu alone and has an overload for amp that deviceCallee() does
/// not take, although the device might have to run it: one with the same parameters and another
/// result type. For an instance of a function template: a template for amp with the same
/// parameters. lib/Sema rejects a call of such a function.
bool hasUnclearOverload(const clang::FunctionDecl *Callee);

/// Returns true if E, in a function without a clause, ends the launch on the device, with a
/// message: a `throw`, or a call of a function without a clause that never returns, such as
/// std::terminate, or returns void and does nothing but throw, directly or by at most three further
/// calls. Its operands are not evaluated there.
bool isTrap(const clang::Expr *E);

/// Returns true if no restriction clause applies to the function. If amp code of version 1.3 calls
/// it, lib/Sema checks its body.
bool isUnmarked(const clang::FunctionDecl *Function);

} // namespace ampcc

#endif
