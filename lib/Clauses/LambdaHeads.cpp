//===- LambdaHeads.cpp - the restrictions in force in the head of a lambda -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The argument of the attribute is an undeclared name, whose lookup shows that the parser is there
// (LookupCallbacks.h). At the beginning of the body Clang gives the call operator its attributes.
// Until then this file gives the call operator its restrictions (ClangHooks/LambdaHead.h), so that
// the types after the parameters are resolved in it. The parameters are resolved in the enclosing
// function, which gets the restrictions of the lambda for that time; an annotation stores its own.
//
//===----------------------------------------------------------------------===//
#include "LambdaHeads.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/ClangHooks/LambdaHead.h"
#include "ampcc/ClangHooks/LookupCallbacks.h"
#include "ampcc/Clauses/FunctionRestrictions.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

constexpr llvm::StringLiteral PlainArgument = "__ampcc_head";
constexpr llvm::StringLiteral CpuArgument = "__ampcc_head_cpu", AmpArgument = "__ampcc_head_amp",
                              DualArgument = "__ampcc_head_dual";
constexpr llvm::StringLiteral Kept = "ampcc::around:";

void replaceRestrictions(Sema &S, FunctionDecl *Around, Sides Of) {
  Around->dropAttrs<CUDAHostAttr, CUDADeviceAttr>();
  addRestrictions(S, Around, Of);
}

/// Null if the lambda is in no function: Clang then checks no restrictions there.
FunctionDecl *functionAround(const CXXMethodDecl *Operator) {
  return dyn_cast<FunctionDecl>(const_cast<DeclContext *>(Operator->getLexicalDeclContext()));
}

void enterHead(Sema &S, Sides Of) {
  CXXMethodDecl *Operator = lambdaBeingParsed(S);
  if (!Operator)
    return;
  addRestrictions(S, Operator, Of.any() ? Of : servingUnmarked(S, sidesAround(Operator)));
  FunctionDecl *Around = functionAround(Operator);
  if (!Around)
    return;
  std::string Own = Kept.str() + (Around->hasAttr<CUDAHostAttr>() ? "c" : "") +
                    (Around->hasAttr<CUDADeviceAttr>() ? "a" : "") +
                    (isUnmarked(Around) ? "u" : "");
  if (Of.any())
    replaceRestrictions(S, Around, Of);
  Around->addAttr(AnnotateAttr::CreateImplicit(S.Context, Own, nullptr, 0));
}

void leaveHead(Sema &S, FunctionDecl *Around) {
  AnnotateAttr *Last = nullptr; // of lambdas in heads of lambdas, the innermost
  for (auto *A : Around->specific_attrs<AnnotateAttr>())
    if (A->getAnnotation().starts_with(Kept))
      Last = A;
  if (!Last)
    return;
  StringRef Own = Last->getAnnotation().drop_front(Kept.size());
  llvm::erase(Around->getAttrs(), Last);
  const bool IsPlainLambda = Own.contains('c') && Own.contains('u');
  replaceRestrictions(S, Around, {Own.contains('c') && !IsPlainLambda, Own.contains('a')});
  if (IsPlainLambda)
    addCpuWithoutClause(S, Around);
}

class HeadAttribute : public ParsedAttrInfo {
public:
  HeadAttribute() {
    static constexpr Spelling Names[] = {{ParsedAttr::AS_GNU, HeadAttributeName.data()}};
    Spellings = Names;
    NumArgs = 1;
  }

  AttrHandling handleDeclAttribute(Sema &S, Decl *D, const ParsedAttr &) const override {
    if (const auto *Operator = dyn_cast<CXXMethodDecl>(D))
      if (FunctionDecl *Around = functionAround(Operator))
        leaveHead(S, Around);
    return AttributeApplied;
  }
};

} // namespace

StringRef headArgument(Sides Of) {
  if (!Of.any())
    return PlainArgument;
  return !Of.Amp ? CpuArgument : Of.Cpu ? DualArgument : AmpArgument;
}

void registerHeadAttribute() {
  static ParsedAttrInfoRegistry::Add<HeadAttribute> Registration(HeadAttributeName,
                                                                 "the head of a lambda");
}

void watchLambdaHeads(Sema &S) {
  IntrusiveRefCntPtr<LookupCallbacks> Source(new LookupCallbacks(S.Context));
  for (Sides Of : {Sides{}, Sides{true, false}, Sides{false, true}, Sides{true, true}})
    Source->add(headArgument(Of), [&S, Of] { enterHead(S, Of); });
  S.addExternalSource(Source.get());
}

} // namespace ampcc
