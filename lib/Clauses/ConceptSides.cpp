//===- ConceptSides.cpp - the result of a concept on each side -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang looks into its cache before it notifies callbacks that it checks a constraint. While it
// checks one, its cache is therefore that of the side for which it does, for the constraints
// inside. A result that a function itself needs is cached until the next function or template
// begins, because the next lambda may be for another side. Computing it again is cheap, because the
// results of the constraints inside are cached.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Clauses/ConceptSides.h"
#include "ampcc/ClangHooks/ConceptResults.h"
#include "ampcc/ClangHooks/LookupCallbacks.h"
#include "ampcc/ClangHooks/OtherSides.h"
#include "clang/AST/ASTConcept.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprConcepts.h"
#include "clang/Sema/EnterExpressionEvaluationContext.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaCUDA.h"
#include "clang/Sema/Template.h"
#include "clang/Sema/TemplateInstCallback.h"
#include <memory>

using namespace clang;

namespace ampcc {
namespace {

constexpr llvm::StringLiteral AtFunction = "__ampcc_function";

/// In a function for both sides Clang finds candidates that only the host has, and would report the
/// call. Until restore() the function is for amp alone.
OtherSides ampOnly(FunctionDecl *Function) {
  const bool IsDual =
      Function && Function->hasAttr<CUDADeviceAttr>() && Function->hasAttr<CUDAHostAttr>();
  return IsDual ? OtherSides(Function, /*Host=*/false, /*Device=*/true) : OtherSides();
}

class ConceptSides {
public:
  explicit ConceptSides(Sema &S) : S(S) { change(Function); }

  void begin(const Sema::CodeSynthesisContext &Inst) {
    Stack.push_back({At, {}});
    change(cacheFor(Inst));
    if (Inst.Kind == Sema::CodeSynthesisContext::ConstraintsCheck)
      Stack.back().Around = ampOnly(S.getCurFunctionDecl(/*AllowLambda=*/true));
  }
  void end() {
    if (Stack.empty())
      return;
    auto [Outer, Around] = Stack.pop_back_val();
    Around.restore();
    change(Outer);
  }
  /// Forgets the results of the function itself: the next check may be for another side.
  void clearOfFunction() {
    if (At == Function)
      clearConceptResults(S);
  }

private:
  enum Cache { Function, Cpu, Amp, Both, NumCaches };

  Cache cacheFor(const Sema::CodeSynthesisContext &Inst) const {
    const FunctionDecl *Of = S.getCurFunctionDecl(/*AllowLambda=*/true);
    if (isa_and_nonnull<FunctionDecl, FunctionTemplateDecl>(Inst.Entity))
      Of = Inst.Entity->getAsFunction();
    else if (!isa_and_nonnull<ConceptDecl, TagDecl, ClassTemplateDecl>(Inst.Entity))
      return At;
    if (Inst.Kind == Sema::CodeSynthesisContext::TemplateInstantiation &&
        !isa<TagDecl>(Inst.Entity))
      return Function;
    return sideOf(Of);
  }

  /// The side for which the parser checks constraints in a function: amp if the function is for
  /// both. Outside of functions it depends on the place.
  Cache sideOf(const FunctionDecl *Of) const {
    if (Of && Of->hasAttr<CUDADeviceAttr>())
      return Amp;
    return S.CUDA().IdentifyTarget(Of) == CUDAFunctionTarget::HostDevice ? Both : Cpu;
  }

  void change(Cache To) {
    if (At != To) {
      Kept[At].takeFrom(S);
      Kept[To].giveTo(S);
      At = To;
    }
    clearOfFunction();
  }

  Sema &S;
  ConceptResults Kept[NumCaches] = {ConceptResults(S.Context), ConceptResults(S.Context),
                                    ConceptResults(S.Context), ConceptResults(S.Context)};
  Cache At = Cpu; ///< that of the standard headers, which are parsed first
  struct Outer {
    Cache At;
    OtherSides Around;
  };
  llvm::SmallVector<Outer, 16> Stack;
};

class AtTemplates : public TemplateInstantiationCallback {
public:
  explicit AtTemplates(std::shared_ptr<ConceptSides> Concepts) : Concepts(std::move(Concepts)) {}

  void initialize(const Sema &) override {}
  void finalize(const Sema &) override {}
  void atTemplateBegin(const Sema &, const Sema::CodeSynthesisContext &Inst) override {
    Concepts->begin(Inst);
  }
  void atTemplateEnd(const Sema &, const Sema::CodeSynthesisContext &) override { Concepts->end(); }

private:
  std::shared_ptr<ConceptSides> Concepts;
};

} // namespace

void watchConcepts(Sema &S) {
  auto Concepts = std::make_shared<ConceptSides>(S);
  IntrusiveRefCntPtr<LookupCallbacks> Source(new LookupCallbacks(S.Context));
  Source->add(AtFunction, [Concepts] { Concepts->clearOfFunction(); });
  S.addExternalSource(Source.get());
  S.TemplateInstCallbacks.push_back(std::make_unique<AtTemplates>(std::move(Concepts)));
}

void invalidateConceptResults(Sema &S) { LookupCallbacks::run(S, AtFunction); }

bool holdsIn(Sema &S, const FunctionDecl *Function, const ConceptSpecializationExpr *Concept) {
  clearConceptResults(S);
  auto *Around = const_cast<FunctionDecl *>(Function);
  OtherSides Meanwhile = ampOnly(Around);
  Sema::ContextRAII Inside(S, Around, /*NewThisContext=*/false);
  EnterExpressionEvaluationContext Constant(S,
                                            Sema::ExpressionEvaluationContext::ConstantEvaluated);
  const bool Holds = isSatisfied(S, Concept).value_or(false);
  Meanwhile.restore();
  return Holds;
}

} // namespace ampcc
