//===- Types.h - types as a program writes them --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most of lib uses classType(). KernelIdentity also uses classOf() and createSpecialization(), for
// the types in a kernel's key. PrintedTypes uses the functions that rebuild a type with other
// parts, for messages. Relies on no private behaviour. Since Clang 22 a type stores the keyword and
// the qualifier with which it is written, and there is no enclosing ElaboratedType; since Clang 21
// a pointer to member names its class by a qualifier.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_TYPES_H
#define AMPCC_CLANGHOOKS_TYPES_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Basic/Version.h"

namespace ampcc {

/// The class itself as a type, without a keyword or a qualifier.
inline clang::QualType classType(const clang::RecordDecl *Class) {
#if CLANG_VERSION_MAJOR < 22
  return Class->getASTContext().getRecordType(Class);
#else
  return Class->getASTContext().getCanonicalTagType(Class);
#endif
}

/// The class of a pointer to one of its members; null where it depends on a template parameter.
inline const clang::CXXRecordDecl *classOf(const clang::MemberPointerType *Pointer) {
#if CLANG_VERSION_MAJOR < 21
  return Pointer->getClass()->getAsCXXRecordDecl();
#else
  return Pointer->getMostRecentCXXRecordDecl();
#endif
}

/// The type `Pointer` with another type of the member.
clang::QualType pointerToMember(clang::ASTContext &Ast, const clang::MemberPointerType *Pointer,
                                clang::QualType Pointee);

/// The type under the keyword and qualifier with which `T` is written. Null if there are none, and
/// always since Clang 22, where they are part of the type.
clang::QualType withoutQualifier(const clang::Type *T);

/// `Inner` with the keyword and qualifier of `T`, for which withoutQualifier() gave a type.
clang::QualType withQualifierOf(clang::ASTContext &Ast, const clang::Type *T,
                                clang::QualType Inner);

/// `Written` with other arguments.
clang::QualType specialization(clang::ASTContext &Ast,
                               const clang::TemplateSpecializationType *Written,
                               llvm::ArrayRef<clang::TemplateArgument> Arguments);

/// The typedef or alias that T names.
inline const clang::TypedefNameDecl *namedBy(clang::TypedefTypeLoc T) {
  return T.getTypePtr()->getDecl();
}

/// A new specialization of a class template. It is not added to the template, so Clang's lookup of
/// specializations never finds it.
clang::ClassTemplateSpecializationDecl *
createSpecialization(clang::ClassTemplateDecl *Template,
                     llvm::ArrayRef<clang::TemplateArgument> Arguments);

} // namespace ampcc

#endif
