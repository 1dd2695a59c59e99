//===- DeferredDiagnostics.cpp - Clang's deferred errors of all amp functions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Right before Sema emits deferred diagnostics, after the last instantiation, it asks its external
// sources for more functions. At that point this file takes all diagnostics from it.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Messages/DeferredDiagnostics.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/Instantiation.h"
#include "ampcc/ClangHooks/DeferredMessages.h"
#include "ampcc/ClangHooks/MessageKinds.h"
#include "ampcc/Messages/ClangArguments.h"
#include "ampcc/Messages/DiagnosticWording.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/PartialDiagnostic.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Sema/Sema.h"
#include <numeric>
#include <set>

using namespace clang;

namespace ampcc {
namespace {

/// One error or warning with the notes that follow it.
using Message = DeferredError;

class Deferred {
public:
  Deferred(Sema &S, DeferredErrors &Conditional) : S(S), Conditional(Conditional) {}

  void emit() { emit(take()); }

private:
  bool isNote(const PartialDiagnosticAt &Part) const {
    return ampcc::isNote(S.getDiagnostics(), Part.second.getDiagID());
  }

  /// Clang gives implicit members and conversions both sides until something calls them from the
  /// wrong one.
  static bool hasInferredRestrictions(const FunctionDecl *Function) {
    auto Inferred = [](const Attr *A) { return A && A->isImplicit(); };
    return Function->isImplicit() || Inferred(Function->getAttr<CUDADeviceAttr>()) ||
           Inferred(Function->getAttr<CUDAHostAttr>());
  }

  /// The way from a lambda to a pointer to function, which amp code does not have: Sema reports its
  /// use, not its inside.
  static bool isLambdaConversion(const FunctionDecl *Function) {
    const auto *Method = dyn_cast<CXXMethodDecl>(Function);
    return Method && Method->isImplicit() && Method->getParent()->isLambda() &&
           (Method->isLambdaStaticInvoker() || isa<CXXConversionDecl>(Method));
  }

  /// A consteval function without a clause for amp. Since Clang 22 such a function is for both
  /// sides, since it never runs.
  static bool isOnlyForHostEvaluation(const FunctionDecl *Function) {
    return Function->isConsteval() && !Function->hasAttr<CUDADeviceAttr>();
  }

  /// A coroutine in amp code is one error, of Sema.
  std::vector<Message> take() {
    std::vector<Message> Messages;
    for (auto &[Function, Parts] : takeDeferred(S)) {
      if (isLambdaConversion(Function) || isOnlyForHostEvaluation(Function) ||
          (Function->hasAttr<CUDADeviceAttr>() && coroutineBody(Function)))
        continue;
      bool First = true; // a note belongs to the message of the same function
      for (PartialDiagnosticAt &Part : Parts) {
        if (!isNote(Part) || First)
          Messages.push_back({Function, {}});
        First = false;
        Messages.back().Parts.push_back(std::move(Part));
      }
    }
    // The table is hashed by address; a reader wants the order of the source, then that of Clang.
    std::vector<unsigned> Order(Messages.size());
    std::iota(Order.begin(), Order.end(), 0);
    const SourceManager &SM = S.getSourceManager();
    llvm::sort(Order, [&](unsigned A, unsigned B) {
      SourceLocation LocA = Messages[A].Parts[0].first, LocB = Messages[B].Parts[0].first;
      return LocA == LocB ? A < B : SM.isBeforeInTranslationUnit(LocA, LocB);
    });
    std::vector<Message> Sorted;
    for (unsigned I : Order)
      Sorted.push_back(std::move(Messages[I]));
    return Sorted;
  }

  /// Clang takes the processor's own built-in functions for device functions, so those that
  /// <immintrin.h> uses seem out of reach. A deduction guide never runs.
  static bool isFounded(const Diagnostic &Info) {
    if (isDropped(Info.getID(), Giver::Deferred))
      return false;
    const auto *Function = dyn_cast_or_null<FunctionDecl>(declArgument(Info, ClangArgument::Named));
    return !Function || (Function->getBuiltinID() == 0 && !isa<CXXDeductionGuideDecl>(Function));
  }

  /// A destructor out of reach takes that of the class with it, which is reported where an object
  /// of the class ends.
  static bool isFoundedInInferred(const Diagnostic &Info) {
    return !isa_and_nonnull<CXXDestructorDecl>(declArgument(Info, ClangArgument::Named)) &&
           isFounded(Info);
  }

  /// Loc is in the initializer of a member whose functions belong to a local class.
  static bool isInLocalClass(const SourceManager &SM, const FunctionDecl *F, SourceLocation Loc) {
    return llvm::any_of(F->decls(), [&](const Decl *D) {
      const auto *Class = dyn_cast<CXXRecordDecl>(D);
      return Class && !Class->isLambda() &&
             !SM.isBeforeInTranslationUnit(Loc, SM.getExpansionLoc(Class->getBeginLoc())) &&
             !SM.isBeforeInTranslationUnit(SM.getExpansionLoc(Class->getEndLoc()), Loc);
    });
  }

  /// A host function that names an amp function outside of itself.
  bool isOfDefault(const Message &M) const {
    if (!is(M.Parts[0].second.getDiagID(), ClangRole::OutOfReach) ||
        M.Function->hasAttr<CUDADeviceAttr>())
      return false;
    const SourceManager &SM = S.getSourceManager();
    SourceLocation Loc = SM.getExpansionLoc(M.Parts[0].first);
    SourceRange Own = M.Function->getSourceRange();
    if (isInLocalClass(SM, M.Function, Loc))
      return true;
    return SM.isBeforeInTranslationUnit(Loc, SM.getExpansionLoc(Own.getBegin())) ||
           SM.isBeforeInTranslationUnit(SM.getExpansionLoc(Own.getEnd()), Loc);
  }

  /// Instantiations of one template repeat each other: the same text at the same place comes once.
  void emit(std::vector<Message> Messages) {
    std::set<std::pair<SourceLocation, std::string>> Seen;
    for (Message &M : Messages) {
      if (S.getDiagnostics().hasFatalErrorOccurred())
        return;
      bool IsInferred = hasInferredRestrictions(M.Function);
      std::string Text =
          messageText(S.getDiagnostics(), M.Parts[0], IsInferred ? isFoundedInInferred : isFounded);
      if (Text.empty())
        continue;
      if (IsInferred) {
        Conditional.OfInferred.push_back(std::move(M));
        continue;
      }
      if (isOfDefault(M)) {
        Conditional.OfDefaults.push_back(std::move(M));
        continue;
      }
      if (!Seen.insert({M.Parts[0].first, Text}).second)
        continue;
      for (const PartialDiagnosticAt &Part : M.Parts) {
        DiagnosticBuilder Builder(S.getDiagnostics().Report(Part.first, Part.second.getDiagID()));
        Part.second.Emit(Builder);
      }
      noteInstantiation(S.getDiagnostics(), M.Function);
    }
  }

  Sema &S;
  DeferredErrors &Conditional;
};

} // namespace

void emitDeferredOfEveryFunction(Sema &S, DeferredErrors &Conditional) {
  beforeDeferredAreGiven(S, [&S, &Conditional] { Deferred(S, Conditional).emit(); });
}

} // namespace ampcc
