//===- Rules.h - the families of rules for restrict(amp) code -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each function checks one family over one function and reports what it finds.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_SEMA_RULES_H
#define AMPCC_LIB_SEMA_RULES_H

#include "Findings.h"
#include "ampcc/Basic/CallGraph.h"
#include "ampcc/Basic/FixedVariables.h"
#include "ampcc/Basic/LaunchSite.h"
#include "ampcc/Basic/Restrictions.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Reading/TranslationUnit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang {
class Sema;
}

namespace ampcc {

/// A special member that is implicit, or defaulted without a clause. Its restrictions are the
/// weakest that the functions it calls allow (spec 2.3.2), and matter only if it is used.
bool isInferred(const clang::FunctionDecl *Function);

/// State that all rules need.
struct RuleContext {
  clang::Sema &S;
  clang::ASTContext &Ast;
  const UnitFiles &Files;
  Findings &Found;
  FixedVariables Fixed = {};
  /// Classes of lambdas whose conversion to a pointer to function was reported.
  mutable llvm::SmallPtrSet<const clang::CXXRecordDecl *, 4> Converted = {};

  /// A message; a note belongs to the message before it.
  const clang::PartialDiagnostic &report(clang::SourceLocation Loc, diag::Kind K) const {
    return Found.add(Loc, K);
  }
};

/// One function of the user's code with a body: an ordinary function, an instance of a template, or
/// (where its context is dependent) the template itself, of which only that is checked which does
/// not depend on the arguments.
struct FunctionToCheck {
  const clang::FunctionDecl *Function;
  /// Set for the call operator of a lambda.
  const clang::LambdaExpr *Lambda;
};

/// The declarations that the rules check: everything in editable files, templates as they are
/// written and as instances. TileStatics and Globals do not include those of templates.
struct UnitContents {
  std::vector<const clang::FunctionDecl *> Declarations;
  std::vector<FunctionToCheck> Definitions;
  std::vector<const clang::CXXRecordDecl *> Classes;
  std::vector<const clang::VarDecl *> TileStatics;
  std::vector<const clang::VarDecl *> Globals; ///< variables outside of functions
  /// Where the name of a restrict(amp) function type is used for something else than a function.
  std::vector<clang::SourceLocation> FunctionTypes;
  /// Clauses that belong to no function or name of a function type, and the kind of error.
  std::vector<std::pair<clang::SourceLocation, diag::Kind>> Clauses;
};
UnitContents collectContents(clang::ASTContext &Ast, const UnitFiles &Files);

/// 2.4.1, 2.4.2: the types of the signature, and the class that a member function works on.
void checkSignature(const RuleContext &C, const clang::FunctionDecl *Function);
/// 2.4.1: the types that the body declares variables of, converts to and makes objects of.
void checkTypesOfBody(const RuleContext &C, const clang::FunctionDecl *Function);
/// 2.4.3.1, 2.4.3.6, 2.4.3.7: literals, casts and operations on pointers.
void checkExpressions(const RuleContext &C, const clang::FunctionDecl *Function);
/// 2.4.3.2: which objects outside of the function may be named.
void checkNames(const RuleContext &C, const clang::FunctionDecl *Function);
/// The same and the types of an operand that is not evaluated.
void checkNamesOfOperand(const RuleContext &C, const clang::FunctionDecl *Function,
                         clang::Expr *Operand);
void checkTypesOfOperand(const RuleContext &C, clang::Expr *Operand);
/// 2.4.3: operands of the body that are not evaluated, and those of the return type.
void checkUnevaluated(const RuleContext &C, const clang::FunctionDecl *Function);
void checkUnevaluatedOfHead(const RuleContext &C, const clang::FunctionDecl *Function);
/// 2.4.2: virtual, variadic, exception specification, linkage, main.
void checkDeclaration(const RuleContext &C, const clang::FunctionDecl *Function);
/// 2.2.2: a destructor covers the restrictions of the constructors.
void checkDestructor(const RuleContext &C, const clang::CXXRecordDecl *Class);
/// 2.4.3: statements and expressions of an amp-restricted function.
void checkBody(const RuleContext &C, const clang::FunctionDecl *Function);
/// True when the function is a coroutine, which amp code cannot be; nothing else in it counts then.
bool checkCoroutine(const RuleContext &C, const clang::FunctionDecl *Function);
/// Reports a coroutine at the first of its own keywords.
void reportCoroutine(const RuleContext &C, clang::SourceLocation Keyword);
/// Loops without an end.
void checkLoops(const RuleContext &C, const clang::FunctionDecl *Function);
/// 7: the domains and kernels that the function launches; adds them to Launches.
void checkLaunches(const RuleContext &C, const clang::FunctionDecl *Function,
                   std::vector<LaunchSite> &Launches);
/// 2.3.2.1, 2.2: calls in a function with both restrictions find a callee for each, of one type.
void checkDualCalls(const RuleContext &C, const clang::FunctionDecl *Function);
/// Calls in code outside of functions that amp code alone can make; `Missing` gets the place and
/// what is called there. CompareTypes: those of different types on the two sides are reported.
void findCallsMissingOnHost(
    const RuleContext &C, const clang::DeclContext *Scope, const clang::Expr *Code,
    llvm::function_ref<void(clang::SourceLocation, const clang::FunctionDecl *)> Missing,
    bool CompareTypes = false);
/// Calls in the types that an amp-only lambda's head names: Clang has found the types of amp.
void checkHeadOfLambda(const RuleContext &C, const clang::DeclContext *Scope,
                       const clang::Expr *Code);
/// Calls in the head of a lambda for amp, in whatever it has but decltype.
void checkHeadOfLambda(const RuleContext &C, const clang::DeclContext *Scope,
                       const clang::LambdaExpr *Lambda);
/// A call by which a class becomes what it is: each side must find the same function.
void checkCallOfBoth(const RuleContext &C, const clang::DeclContext *Scope, clang::CallExpr *E);
/// In a source for Visual C++: `long` where its size shows.
void checkLongs(const RuleContext &C);
/// 5.1: the element types of the containers that the unit uses.
void checkElements(const RuleContext &C);
/// decltype outside of amp-only code: the host and the kernels must find the same type.
void checkDecltypes(const RuleContext &C);
/// 2.4.3.3: the captures of a lambda.
void checkCaptures(const RuleContext &C, const clang::LambdaExpr *Lambda);
/// 2.3.2.1, 2.4.3.7: amp-only lambdas in a function that is restrict(cpu) alone.
void checkHostBody(const RuleContext &C, const clang::FunctionDecl *Function);
/// A consteval function whose clause does not allow the caller, where Clang does not see that.
void checkConstevalCall(const RuleContext &C, Restrictions Caller, const clang::CallExpr *E);
/// A lambda for amp that code outside of the program's files calls on the cpu. Follows the bodies.
void checkConvertedLambda(const RuleContext &C, const clang::LambdaExpr *Lambda);
/// The same in the initializer of a variable outside of functions.
void checkHostInitializer(const RuleContext &C, const clang::VarDecl *Global);
/// 2.2.2: a variable outside of functions is destroyed on the host, where its destructor has to be.
void checkHostDestructor(const RuleContext &C, const clang::VarDecl *Global);
/// 5.2.2: views in a host function that outlive the containers they show.
void checkViewLifetimes(const RuleContext &C, const clang::FunctionDecl *Function);
/// 5.1.4, 5.2.4: constant indices of containers whose extent is known.
void checkIndices(const RuleContext &C, const clang::FunctionDecl *Function);
/// Default initializers of members stay in the host's class: they call nothing that is amp-only.
void checkMemberInitializers(const RuleContext &C, const clang::CXXRecordDecl *Class);
/// 2.4.3.4: no function calls itself, directly or through others.
void checkRecursion(const RuleContext &C, CallGraph &Graph,
                    llvm::ArrayRef<FunctionToCheck> Functions);
/// A static local variable that only names its value, like a constant outside of the function:
/// Visual C++ allows these in amp functions.
bool isConstantStatic(const RuleContext &C, const clang::VarDecl *Variable);
/// Functions that a kernel reaches: missing bodies (7), tile_static in a launch without tiles
/// (2.4.3.5.1).
void checkReached(const RuleContext &C, CallGraph &Graph);
/// The function is declared in the body of one for amp alone, which is not in the host source.
bool isDeclaredInAmpOnly(const clang::FunctionDecl *Function);
/// Reports the errors in default arguments that host functions use: the calls of functions that the
/// host lacks, or that Clang bound to the amp overload (spec 2.3.2.1).
void reportErrorsOfDefaults(const RuleContext &C, TranslationUnit &TU, const UnitContents &Unit);
/// Errors about destructors out of reach that repeat another one: in `W w{}` the variable, the
/// initializer list and its elements end, and Clang reports all of them.
llvm::DenseSet<const KeptError *>
findRepeatedDestructors(const RuleContext &C, llvm::ArrayRef<KeptError> Errors,
                        llvm::ArrayRef<FunctionToCheck> Functions);
/// Locals that are read before they have a value. HostWarns: TranslationUnit::HostWarns.
void checkUninitialized(const RuleContext &C, llvm::ArrayRef<FunctionToCheck> Functions,
                        bool HostWarns);
/// 2.4.3.5.1: the places and types of tile_static variables.
void checkTileStatic(const RuleContext &C, const clang::VarDecl *Variable);

} // namespace ampcc

#endif
