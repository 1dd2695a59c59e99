//===- ConversionSets.h - conversion functions of a class, for each query -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Overload resolution drops functions of another side (host or device), except conversion
// functions: Sema takes every element of CXXRecordDecl::getVisibleConversionFunctions() as a
// candidate. This class replaces the elements of that set right before Sema reads it: an unusable
// function by one that is usable. ConversionSides (lib/Clauses) watches the classes and decides
// which functions are usable.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_CONVERSIONSETS_H
#define AMPCC_CLANGHOOKS_CONVERSIONSETS_H

#include "clang/AST/ExternalASTSource.h"
#include "clang/AST/UnresolvedSet.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <functional>

namespace clang {
class ASTContext;
class CXXRecordDecl;
class NamedDecl;
class TagDecl;
} // namespace clang

namespace ampcc {

/// The conversion functions that the watched classes have at each query.
///
/// Relies on three things. CXXRecordDecl::data() calls getMostRecentDecl() each time, which calls
/// the external source of the declaration's link (CompleteRedeclChain) if the link is not up to
/// date. UnresolvedSetIterator can replace the element that it refers to.
/// OverloadCandidateSet::isNewCandidate drops a function that is a candidate already, so that an
/// element may be there twice. Redeclarable::RedeclLink is protected: an explicit instantiation
/// names it ([temp.spec.general]). If Clang had a check of conversion functions in
/// Sema::IsUserDefinedConversion, as that of Sema::AddOverloadCandidate for other functions, this
/// would not be needed.
class ConversionSets : public clang::ExternalASTSource {
public:
  /// Whether the current context can use this conversion function.
  using Filter = std::function<bool(const clang::NamedDecl *)>;

  /// The object lives as long as Ast. It calls IsUsable until stop().
  static ConversionSets *create(clang::ASTContext &Ast, Filter IsUsable);

  /// Once the class is complete, it has those of its conversion functions that are usable; if none
  /// is, it has all. A class of a precompiled header always has all.
  void watch(clang::CXXRecordDecl *Class);

  /// Calls During. While it runs, every class has all its conversion functions.
  void showAll(llvm::function_ref<void()> During);

  /// All classes get all their conversion functions back, for good.
  void stop();

  /// Clang's call before it reads the class's data.
  void CompleteRedeclChain(const clang::Decl *D) override;

private:
  void showAll();
  ConversionSets(clang::ASTContext &Ast, Filter IsUsable);
  void update(const clang::CXXRecordDecl *Class,
              llvm::SmallVectorImpl<clang::DeclAccessPair> &Pairs, bool All);

  clang::ASTContext &Ast;
  Filter IsUsable;
  bool IsUpdating = false;
  /// Of each watched class, by its first declaration; empty until the class is complete.
  llvm::DenseMap<const clang::TagDecl *, llvm::SmallVector<clang::DeclAccessPair, 4>> Own;
};

} // namespace ampcc

#endif
