//===- ConversionSides.cpp - conversion functions per side ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Clauses/ConversionSides.h"
#include "ampcc/ClangHooks/ConversionSets.h"
#include "ampcc/ClangHooks/LookupCallbacks.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaCUDA.h"

using namespace clang;

namespace ampcc {
namespace {

constexpr llvm::StringLiteral AtConversion = "__ampcc_conversion";

/// The sides of a conversion function or of a template of them. One without attributes is the
/// host's.
bool isOf(const NamedDecl *D, bool Amp) {
  const FunctionDecl *Function = D->getUnderlyingDecl()->getAsFunction();
  const bool HasAmp = Function && Function->hasAttr<CUDADeviceAttr>();
  return Amp ? HasAmp : !HasAmp || Function->hasAttr<CUDAHostAttr>();
}

/// The context for which Clang resolves calls can use it.
bool isUsable(Sema &S, const NamedDecl *D) {
  const FunctionDecl *Caller = S.getCurFunctionDecl(/*AllowLambda=*/true);
  switch (S.CUDA().IdentifyTarget(Caller)) {
  case CUDAFunctionTarget::Host:
    return isOf(D, /*Amp=*/false);
  case CUDAFunctionTarget::Device:
  case CUDAFunctionTarget::Global:
    return isOf(D, /*Amp=*/true);
  default:
    return true;
  }
}

bool differBySide(const CXXRecordDecl *Class) {
  bool SomeHost = false, SomeAmp = false, All = true;
  for (const NamedDecl *D : Class->getVisibleConversionFunctions()) {
    const bool Host = isOf(D, /*Amp=*/false), Amp = isOf(D, /*Amp=*/true);
    SomeHost |= Host;
    SomeAmp |= Amp;
    All &= Host && Amp;
  }
  return SomeHost && SomeAmp && !All;
}

} // namespace

void ConversionSides::initialize(Sema &Of) {
  S = &Of;
  IntrusiveRefCntPtr<LookupCallbacks> Source(new LookupCallbacks(Of.Context));
  Source->add(AtConversion, [this] {
    if (S)
      if (auto *Class = dyn_cast<CXXRecordDecl>(S->CurContext))
        watch(Class);
  });
  Of.addExternalSource(Source.get());
}

void ConversionSides::forget() {
  if (Sets)
    Sets->stop();
  Sets = nullptr;
  S = nullptr;
}

void ConversionSides::watch(CXXRecordDecl *Class) {
  if (Class->isDependentContext())
    return;
  if (!Sets)
    Sets =
        ConversionSets::create(S->Context, [this](const NamedDecl *D) { return isUsable(*S, D); });
  Sets->watch(Class);
}

void ConversionSides::complete(CXXRecordDecl *Class) {
  if (Class->isDependentContext() || !Class->hasDefinition())
    return;
  bool Differ = false;
  const auto Look = [&] { Differ = differBySide(Class); };
  if (Sets)
    Sets->showAll(Look);
  else
    Look();
  if (Differ)
    watch(Class);
}

void conversionDeclared(Sema &S) { LookupCallbacks::run(S, AtConversion); }

} // namespace ampcc
