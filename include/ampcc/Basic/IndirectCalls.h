//===- IndirectCalls.h - calls of functions that are chosen at run time ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From version 1.2 on, amp code (the code for the device) may call virtual functions and call
// through pointers to functions (spec 13.2). CallGraph and lib/Lower must agree which calls these
// are. lib/Sema finds possible callees (DeducedCalls) and the addresses in constants (NameRules) by
// the same functions. Another kind of such calls is added here, for all of them.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_INDIRECTCALLS_H
#define AMPCC_BASIC_INDIRECTCALLS_H

#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace clang {
class APValue;
class CallExpr;
} // namespace clang

namespace ampcc {

/// The virtual function, canonical, that E calls by the dynamic class of an object. Null for all
/// other calls, among them those that name the class (`shape::area()`) and those of an object whose
/// class is known: a variable, a temporary object, or an object of a final class.
const clang::CXXMethodDecl *virtualCallee(const clang::CallExpr *E);

/// Returns true if E calls a function through a pointer, also one to a member, or through a
/// reference, or calls a virtual function.
bool isIndirectCall(const clang::CallExpr *E);

/// The call operator that F calls, if F is the function to which a lambda without captures
/// converts; null for all other functions.
const clang::CXXMethodDecl *operatorOfInvoker(const clang::FunctionDecl *F);

/// Calls Fn with each declaration whose address is in Value, a constant; with null for the address
/// of an object without a declaration. Null pointers are left out.
void forEachAddress(const clang::APValue &Value,
                    llvm::function_ref<void(const clang::ValueDecl *)> Fn);

/// Returns true if Method is Virtual, or overrides it directly or through others.
bool overrides(const clang::CXXMethodDecl *Method, const clang::CXXMethodDecl *Virtual);

/// A class, a base of it, a base of that and so on.
using ClassPath = llvm::SmallVector<const clang::CXXRecordDecl *, 4>;

/// Returns true if Base, which comes after Class in a path, is a virtual base of Class. A path may
/// lead directly to the virtual base of a base.
bool isVirtualStep(const clang::CXXRecordDecl *Class, const clang::CXXRecordDecl *Base);

/// The function that a call of Virtual runs for an object of the class Path[0]. Path leads to the
/// class that declares Virtual, which is its last element. The result is the last overrider of
/// Virtual in the objects that contain this base, or Virtual itself, and the path to its class. If
/// the base is a virtual one, that class may be on another path. The function may be pure.
std::pair<const clang::CXXMethodDecl *, ClassPath>
finalOverrider(const ClassPath &Path, const clang::CXXMethodDecl *Virtual);

/// The virtual functions that a virtual call may run for an object whose dynamic class is Class,
/// the destructor included. Each is the final overrider of its function: Class and its bases have
/// no later one. Pure functions are left out.
llvm::SmallVector<const clang::CXXMethodDecl *, 8>
finalOverriders(const clang::CXXRecordDecl *Class);

} // namespace ampcc

#endif
