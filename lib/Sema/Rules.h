//===- Rules.h - the families of rules for restrict(amp) code -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code for the device, restrict(amp) or amp code, may use a part of C++ only. Clang checks some of
// the rules; lib/Sema checks those that Clang does not know. RestrictionChecker.cpp calls most
// functions below, for the declarations that it checks; the others are those that several families
// of rules share. Most of them add errors to RuleContext::Found; each family has a file
// (BodyRules.cpp, LaunchRules.cpp, ...). The numbers are sections of the C++ AMP open
// specification. To add a rule, declare it here, call it in RestrictionChecker.cpp, and add its
// message to Diagnostics.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_SEMA_RULES_H
#define AMPCC_LIB_SEMA_RULES_H

#include "Findings.h"
#include "ampcc/Basic/CallGraph.h"
#include "ampcc/Basic/FixedVariables.h"
#include "ampcc/Basic/LanguageVersion.h"
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

/// True if Function is a special member that is implicit, or defaulted without a clause. Its
/// restrictions are the weakest that the functions it calls allow (spec 2.3.2), and matter only if
/// it is used.
bool isInferred(const clang::FunctionDecl *Function);

/// State that all rules need.
struct RuleContext {
  clang::Sema &S;
  clang::ASTContext &Ast;
  const UnitFiles &Files;
  Findings &Found;
  LanguageVersion Version;                ///< of restrict(amp) without a version
  llvm::ArrayRef<OpenMPDirective> OpenMP; ///< the unit's pragmas of OpenMP
  FixedVariables Fixed = {};
  /// Classes of lambdas whose conversion to a pointer to function was reported.
  mutable llvm::SmallPtrSet<const clang::CXXRecordDecl *, 4> Converted = {};
  /// The functions that are checked have no clause, and amp code calls them: they follow the rules
  /// of the version that allows it.
  bool IsDeduced = false;

  /// The version of restrict(amp) whose rules apply to the function that is checked.
  LanguageVersion version() const {
    return IsDeduced          ? firstVersionWith(Feature::Deduction)
           : Found.function() ? versionOf(Found.function())
                              : Version;
  }
  /// The version of an amp function: that of its clause, else of the unit. All versions may use the
  /// functions of the library.
  LanguageVersion versionOf(const clang::FunctionDecl *Function) const {
    if (IsDeduced && !restrictionsOf(Function).Amp)
      return version();
    if (std::optional<LanguageVersion> Own = ampcc::versionOf(Function))
      return *Own;
    return Files.isLibrary(Function->getLocation()) ? LanguageVersion::V1 : Version;
  }

  /// Adds a message to Found; a note belongs to the message before it.
  const clang::PartialDiagnostic &report(clang::SourceLocation Loc, diag::Kind K) const {
    return Found.add(Loc, K);
  }
};

/// One function of the user's code with a body: an ordinary function, an instance of a template, or
/// (if its context is dependent) the template itself. In a template the rules check only what does
/// not depend on the arguments.
struct FunctionToCheck {
  const clang::FunctionDecl *Function;
  const clang::LambdaExpr *Lambda; ///< null unless Function is the call operator of a lambda
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
/// Version is that of a clause that names none.
UnitContents collectContents(clang::ASTContext &Ast, const UnitFiles &Files,
                             LanguageVersion Version);

/// 2.4.1, 2.4.2: the types of the signature, and the class that a member function works on.
void checkSignature(const RuleContext &C, const clang::FunctionDecl *Function);
/// 2.4.1: the types that the body declares variables of, converts to and makes objects of.
void checkTypesOfBody(const RuleContext &C, const clang::FunctionDecl *Function);
/// 2.4.3.1, 2.4.3.6, 2.4.3.7: literals, casts and operations on pointers.
void checkExpressions(const RuleContext &C, const clang::FunctionDecl *Function);
/// Pragmas of OpenMP in the body that promise what a kernel does not keep.
void checkOpenMP(const RuleContext &C, const clang::FunctionDecl *Function);
/// 2.4.3.2: which objects outside of the function may be named.
void checkNames(const RuleContext &C, const clang::FunctionDecl *Function);
/// The function can keep the address of an object that it names: it returns a pointer or a class
/// with pointers, or a parameter leads to memory that can hold one.
bool canKeepAddress(const RuleContext &C, const clang::FunctionDecl *Function);
/// checkNames() for an operand that is not evaluated.
void checkNamesOfOperand(const RuleContext &C, const clang::FunctionDecl *Function,
                         clang::Expr *Operand);
/// checkTypesOfBody() for an operand that is not evaluated.
void checkTypesOfOperand(const RuleContext &C, clang::Expr *Operand);
/// 2.4.3: operands of the body that are not evaluated.
void checkUnevaluated(const RuleContext &C, const clang::FunctionDecl *Function);
/// checkUnevaluated() for the head of a function, such as its return type.
void checkUnevaluatedOfHead(const RuleContext &C, const clang::FunctionDecl *Function);
/// 2.4.2: virtual, variadic, exception specification, linkage, main.
void checkDeclaration(const RuleContext &C, const clang::FunctionDecl *Function);
/// 2.2.2: a destructor covers the restrictions of the constructors.
void checkDestructor(const RuleContext &C, const clang::CXXRecordDecl *Class);
/// 2.4.3: statements and expressions of an amp-restricted function.
void checkBody(const RuleContext &C, const clang::FunctionDecl *Function);
/// Reports Function, and returns true, if it is a coroutine, which amp code cannot be. The caller
/// then skips the other rules for its body.
bool checkCoroutine(const RuleContext &C, const clang::FunctionDecl *Function);
/// Reports a coroutine at the first of its own keywords.
void reportCoroutine(const RuleContext &C, clang::SourceLocation Keyword);
/// 9.1: calls of functions for float whose argument and result are doubles.
void checkLostDigits(const RuleContext &C, const clang::FunctionDecl *Function);
/// Loops without an end.
void checkLoops(const RuleContext &C, const clang::FunctionDecl *Function);
/// 7: the domains and kernels that the function launches; adds them to Launches.
void checkLaunches(const RuleContext &C, const clang::FunctionDecl *Function,
                   std::vector<LaunchSite> &Launches);
/// 2.3.2.1, 2.2: calls in a function with both restrictions find a callee for each, of one type.
void checkDualCalls(const RuleContext &C, const clang::FunctionDecl *Function);
/// Reports a call at Loc of Callee, which the host does not have, and where Callee is declared.
/// Row: err_dual_calls_amp_only or err_amp_only_in_type, whose second argument is the cure.
void reportAmpOnlyCall(const RuleContext &C, clang::SourceLocation Loc,
                       const clang::FunctionDecl *Callee, diag::Kind Row);
/// Finds the calls in Code, which is outside of functions, that only amp code can make. Calls
/// Missing with the place and the callee of each, and reports nothing about them. CompareTypes:
/// reports calls whose types differ between the two sides.
void findCallsMissingOnHost(
    const RuleContext &C, const clang::DeclContext *Scope, const clang::Expr *Code,
    llvm::function_ref<void(clang::SourceLocation, const clang::FunctionDecl *)> Missing,
    bool CompareTypes = false);
/// Reports calls in Code, part of the head of an amp-only lambda, whose types differ between the
/// two sides. Clang has resolved them for amp, and the host compiler resolves them for cpu.
void checkHeadOfLambda(const RuleContext &C, const clang::DeclContext *Scope,
                       const clang::Expr *Code);
/// Reports calls in the types and default arguments in the head of a lambda for amp for which the
/// two sides find different functions. Leaves out decltype, which checkDecltypes() checks.
void checkHeadOfLambda(const RuleContext &C, const clang::DeclContext *Scope,
                       const clang::LambdaExpr *Lambda);
/// A call in a constant on which the definition of a class or template depends, such as an array
/// bound: each side must find the same function.
void checkCallOfBoth(const RuleContext &C, const clang::DeclContext *Scope, clang::CallExpr *E);
/// In a source for Visual C++: `long` where its size shows.
void checkLongs(const RuleContext &C);
/// The part of checkLongs() for results of host code.
void checkLongArithmetic(const RuleContext &C);
/// 5.1: the element types of the containers that the unit uses.
void checkElements(const RuleContext &C);
/// decltype outside of amp-only code: the host and the kernels must find the same type.
void checkDecltypes(const RuleContext &C);
/// 2.4.3.3: the captures of a lambda.
void checkCaptures(const RuleContext &C, const clang::LambdaExpr *Lambda);
/// 2.3.2.1, 2.4.3.7: amp-only lambdas that a function that is restrict(cpu) alone calls or converts
/// to a pointer.
void checkHostBody(const RuleContext &C, const clang::FunctionDecl *Function);
/// 2.4.3: calls of functions of the standard library, among the errors that Clang has reported.
void checkHostFunctions(const RuleContext &C, llvm::ArrayRef<KeptError> Kept);
/// A kernel that is mutable and changes its copy of a variable, which nothing reads.
void checkLostChanges(const RuleContext &C, const clang::LambdaExpr *Lambda);
/// 2.4.3.3: variables captured by value that a kernel changes, among the errors that Clang has
/// reported.
void checkChangedCaptures(const RuleContext &C, llvm::ArrayRef<KeptError> Kept);
/// A consteval function whose clause does not allow the caller, where Clang does not see that.
void checkConstevalCall(const RuleContext &C, Restrictions Caller, const clang::CallExpr *E);
/// A lambda for amp that code outside of the program's files calls on the cpu. Call it after the
/// bodies were checked: lambdas whose conversion checkHostBody() has seen are skipped.
void checkConvertedLambda(const RuleContext &C, const clang::LambdaExpr *Lambda);
/// checkHostBody() for the initializer of a variable outside of functions. Also functions for amp
/// of which it takes the address, and temporary objects that only amp code can destroy.
void checkHostInitializer(const RuleContext &C, const clang::VarDecl *Global);
/// 2.2.2: a variable outside of functions is destroyed on the host, where its destructor has to be.
void checkHostDestructor(const RuleContext &C, const clang::VarDecl *Global);
/// 5.2.2: views in a host function that outlive the containers they show.
void checkViewLifetimes(const RuleContext &C, const clang::FunctionDecl *Function);
/// 5.2.2: reads of a view's memory before it has the results of a kernel.
void checkUnsynchronizedReads(const RuleContext &C, const clang::FunctionDecl *Function);
/// 5.1.4, 5.2.4: constant indices of containers whose extent is known.
void checkIndices(const RuleContext &C, const clang::FunctionDecl *Function);
/// checkIndices() for the indices that the last thread of a launch over a known extent uses.
void checkIndicesOfLaunch(const RuleContext &C, const LaunchSite &Launch);
/// Default initializers of members stay in the host's class: they call nothing that is amp-only.
void checkMemberInitializers(const RuleContext &C, const clang::CXXRecordDecl *Class);
/// 2.4.3.4: no function calls itself, directly or through others.
void checkRecursion(const RuleContext &C, CallGraph &Graph,
                    llvm::ArrayRef<FunctionToCheck> Functions);
/// True if Variable is a static local constant whose value the compiler knows. Visual C++ allows
/// these in amp functions, because only the value is used.
bool isConstantStatic(const RuleContext &C, const clang::VarDecl *Variable);
/// 13.1.2: the calls in amp code of functions without a clause. Their code, and that of the
/// functions that they call, must follow the rules of amp code. Reports a call of a function whose
/// code does not, with the path to the offending code.
void checkDeducedCalls(const RuleContext &C, CallGraph &Graph,
                       llvm::ArrayRef<FunctionToCheck> Functions);
/// The signature of a function without a clause that amp code calls.
void checkDeducedSignature(const RuleContext &C, const clang::FunctionDecl *Function);
/// Functions that a kernel reaches: missing bodies (7), tile_static in a launch without tiles
/// (2.4.3.5.1). Call it, and checkUninitialized(), only if the other rules found no error.
void checkReached(const RuleContext &C, CallGraph &Graph);
/// True if Function is declared in the body of a function for amp alone. The host source does not
/// contain it.
bool isDeclaredInAmpOnly(const clang::FunctionDecl *Function);
/// Reports the errors in default arguments that host functions use: the calls of functions that the
/// host lacks, or that Clang bound to the amp overload (spec 2.3.2.1).
void reportErrorsOfDefaults(const RuleContext &C, TranslationUnit &TU, const UnitContents &Unit);
/// Returns those of Errors that are about a destructor out of reach and repeat another one. In
/// `W w{}` the variable, the initializer list and its elements are destroyed, and Clang reports all
/// of them.
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
