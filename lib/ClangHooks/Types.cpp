//===- Types.cpp - types as a program writes them ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/Types.h"

using namespace clang;

namespace ampcc {

QualType pointerToMember(ASTContext &Ast, const MemberPointerType *Pointer, QualType Pointee) {
#if CLANG_VERSION_MAJOR < 21
  return Ast.getMemberPointerType(Pointee, Pointer->getClass());
#else
  return Ast.getMemberPointerType(Pointee, Pointer->getQualifier(),
                                  Pointer->getMostRecentCXXRecordDecl());
#endif
}

QualType withoutQualifier(const Type *T) {
#if CLANG_VERSION_MAJOR < 22
  if (const auto *Elaborated = dyn_cast<ElaboratedType>(T))
    return Elaborated->getNamedType();
#endif
  return QualType();
}

QualType withQualifierOf(ASTContext &Ast, const Type *T, QualType Inner) {
#if CLANG_VERSION_MAJOR < 22
  const auto *Elaborated = cast<ElaboratedType>(T);
  return Ast.getElaboratedType(Elaborated->getKeyword(), Elaborated->getQualifier(), Inner,
                               Elaborated->getOwnedTagDecl());
#else
  llvm_unreachable("a type is its own name");
#endif
}

QualType specialization(ASTContext &Ast, const TemplateSpecializationType *Written,
                        llvm::ArrayRef<TemplateArgument> Arguments) {
  QualType Underlying =
      Written->isTypeAlias() ? Written->getAliasedType() : Written->getCanonicalTypeInternal();
#if CLANG_VERSION_MAJOR < 21
  return Ast.getTemplateSpecializationType(Written->getTemplateName(), Arguments, Underlying);
#elif CLANG_VERSION_MAJOR < 22
  return Ast.getTemplateSpecializationType(Written->getTemplateName(), Arguments,
                                           /*CanonicalArgs=*/{}, Underlying);
#else
  return Ast.getTemplateSpecializationType(Written->getKeyword(), Written->getTemplateName(),
                                           Arguments, /*CanonicalArgs=*/{}, Underlying);
#endif
}

ClassTemplateSpecializationDecl *createSpecialization(ClassTemplateDecl *Template,
                                                      llvm::ArrayRef<TemplateArgument> Arguments) {
  return ClassTemplateSpecializationDecl::Create(Template->getASTContext(), TagTypeKind::Struct,
                                                 Template->getDeclContext(), SourceLocation(),
                                                 SourceLocation(), Template, Arguments,
#if CLANG_VERSION_MAJOR >= 20
                                                 /*StrictPackMatch=*/false,
#endif
                                                 /*PrevDecl=*/nullptr);
}

} // namespace ampcc
