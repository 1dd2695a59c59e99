//===- PrintedTypes.cpp - function types in messages ------------- -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Messages/PrintedTypes.h"
#include "ampcc/ClangHooks/Types.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ASTDiagnostic.h"

using namespace clang;

namespace ampcc {
namespace {

class Printed {
public:
  explicit Printed(ASTContext &Ast) : Ast(Ast) {}

  QualType of(QualType T) const {
    QualType Inner = ofUnqualified(T.getTypePtr());
    return Inner.isNull() ? T : Ast.getQualifiedType(Inner, T.getLocalQualifiers());
  }

private:
  /// Null: there is no function type in it.
  QualType ofUnqualified(const Type *T) const {
    if (const auto *Attributed = dyn_cast<AttributedType>(T))
      return Attributed->getAttrKind() == attr::AnnotateType ? of(Attributed->getModifiedType())
                                                             : QualType();
    if (const auto *Paren = dyn_cast<ParenType>(T))
      return Ast.getParenType(of(Paren->getInnerType()));
    if (const auto *Pointer = dyn_cast<PointerType>(T))
      return Ast.getPointerType(of(Pointer->getPointeeType()));
    if (const auto *Reference = dyn_cast<LValueReferenceType>(T))
      return Ast.getLValueReferenceType(of(Reference->getPointeeTypeAsWritten()),
                                        Reference->isSpelledAsLValue());
    if (const auto *Reference = dyn_cast<RValueReferenceType>(T))
      return Ast.getRValueReferenceType(of(Reference->getPointeeTypeAsWritten()));
    if (const auto *Pointer = dyn_cast<MemberPointerType>(T))
      return pointerToMember(Ast, Pointer, of(Pointer->getPointeeType()));
    if (const auto *Decayed = dyn_cast<DecayedType>(T))
      return Ast.getDecayedType(of(Decayed->getOriginalType()));
    if (const auto *Function = dyn_cast<FunctionProtoType>(T)) {
      llvm::SmallVector<QualType, 8> Params;
      for (QualType Param : Function->param_types())
        Params.push_back(of(Param));
      return Ast.getFunctionType(of(Function->getReturnType()), Params,
                                 Function->getExtProtoInfo());
    }
    return ofTemplate(T);
  }

  QualType ofTemplate(const Type *T) const {
    // What prints as the type that it was given.
    if (isa<SubstTemplateTypeParmType, AutoType>(T)) {
      QualType Given = T->getLocallyUnqualifiedSingleStepDesugaredType();
      return Given.getTypePtr() == T || of(Given) == Given ? QualType() : of(Given);
    }
    if (QualType Named = withoutQualifier(T); !Named.isNull())
      return withQualifierOf(Ast, T, of(Named));
    const auto *Template = dyn_cast<TemplateSpecializationType>(T);
    if (!Template)
      return QualType();
    llvm::SmallVector<TemplateArgument, 4> Args(Template->template_arguments());
    for (TemplateArgument &Arg : Args)
      if (Arg.getKind() == TemplateArgument::Type)
        Arg = TemplateArgument(of(Arg.getAsType()));
    return specialization(Ast, Template, Args);
  }

  ASTContext &Ast;
};

void format(DiagnosticsEngine::ArgumentKind Kind, intptr_t Value, StringRef Modifier,
            StringRef Argument, ArrayRef<DiagnosticsEngine::ArgumentValue> Before,
            SmallVectorImpl<char> &Out, void *Cookie, ArrayRef<intptr_t> Types) {
  Printed Without(*static_cast<ASTContext *>(Cookie));
  auto Print = [&](intptr_t &T) {
    QualType Written = QualType::getFromOpaquePtr(reinterpret_cast<void *>(T));
    if (!Written.isNull())
      T = reinterpret_cast<intptr_t>(Without.of(Written).getAsOpaquePtr());
  };
  if (Kind == DiagnosticsEngine::ak_qualtype) {
    Print(Value);
  } else if (Kind == DiagnosticsEngine::ak_qualtype_pair) {
    auto *Pair = reinterpret_cast<TemplateDiffTypes *>(Value);
    Print(Pair->FromType);
    Print(Pair->ToType);
  }
  FormatASTNodeDiagnosticArgument(Kind, Value, Modifier, Argument, Before, Out, Cookie, Types);
}

} // namespace

void printTypesWithoutClauses(ASTContext &Ast) {
  Ast.getDiagnostics().SetArgToStringFn(&format, &Ast);
}

} // namespace ampcc
