//===- HostEdits.h - decides what changes in the host source --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Visits the patterns of the translation unit (never instantiations: the source is written once)
// and puts the edits into the EditBuffer.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_HOSTEDITS_H
#define AMPCC_LIB_REWRITE_HOSTEDITS_H

#include "EditBuffer.h"
#include "References.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Extract/HostCaptures.h"
#include "ampcc/Extract/KernelIdentity.h"
#include "ampcc/Reading/IncludeRecord.h"
#include "ampcc/Reading/TokenStream.h"
#include "ampcc/Reading/TranslationUnit.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace ampcc {

/// The program itself says that the function is for the device alone. A special member whose
/// restrictions are inferred is the language's: on the host it is what the host's members make it.
bool isWrittenForAmpOnly(const clang::FunctionDecl *Function);
bool isWrittenForAmp(const clang::FunctionDecl *Function);

class HostEdits : public ASTWalker {
public:
  HostEdits(const TranslationUnit &TU, const KernelIdentity &Identity, const IncludeRecord &Record,
            const TokenStream &Stream, EditBuffer &Edits)
      : S(TU.CI.getSema()), Ctx(S.getASTContext()), SM(Ctx.getSourceManager()), Files(TU.Files),
        Identity(Identity), Record(Record), Clauses(TU.Clauses), Stream(Stream), Edits(Edits),
        Captures(Ctx, TU.Files) {}

  const HostCaptures &captures() const { return Captures; }
  /// Makes all edits of declarations, lambdas and clauses.
  void run();
  /// Declarations that would be reported as unused in the host source, because only device code
  /// uses them, or because their header has become part of the main file.
  void markUnused(llvm::function_ref<bool(clang::FileID)> IsInlined);

  // What the walk calls.
  bool TraverseDecl(clang::Decl *D) override;
  bool TraverseLambdaExpr(clang::LambdaExpr *Lambda, DataRecursionQueue *Queue = nullptr) override;
  bool VisitCXXRecordDecl(clang::CXXRecordDecl *Class) override;
  bool VisitPseudoObjectExpr(clang::PseudoObjectExpr *E) override;
  bool VisitCXXDependentScopeMemberExpr(clang::CXXDependentScopeMemberExpr *E) override;
  bool VisitBinaryOperator(clang::BinaryOperator *E) override;
  bool VisitUnaryOperator(clang::UnaryOperator *E) override;
  bool VisitCallExpr(clang::CallExpr *E) override;
  bool VisitCXXOperatorCallExpr(clang::CXXOperatorCallExpr *E) override;
  bool VisitArraySubscriptExpr(clang::ArraySubscriptExpr *E) override;
  bool VisitDecltypeTypeLoc(clang::DecltypeTypeLoc Loc) override;

private:
  using Base = ASTWalker;

  /// The place belongs to a file whose text may change.
  bool isEditable(clang::SourceLocation Loc) const;
  clang::DiagnosticBuilder error(clang::SourceLocation Loc, diag::Kind K) {
    return report(Ctx.getDiagnostics(), Loc, K);
  }

  // PropertyEdits.cpp
  template <class Member> void writeRead(const Member *E);
  bool mayBeSwizzle(const clang::CXXDependentScopeMemberExpr *E);
  void leaveAlone(const clang::Expr *E) { NotRead.insert(E->IgnoreParens()); }

  // ProjectionEdits.cpp
  void indexInPassing(const clang::Expr *Index, clang::SourceLocation Close);

  // DeclEdits.cpp
  void takeOut(clang::Decl *D, clang::FunctionDecl *Function, clang::SourceLocation Begin);
  void takeOutUnparsedBody(const clang::FunctionDecl *Function);
  bool sharesDeclaration(const clang::FunctionDecl *Function);
  std::string leftBehind(const clang::FunctionDecl *Function, const References &Used);
  bool takeOutUsing(const clang::UsingDecl *Using);
  bool takeOutAssertion(clang::StaticAssertDecl *Assertion);
  void takeOutExplicitInstantiations();

  // DeclRanges.cpp
  std::optional<TokenRange> declarationRange(const clang::Decl *D,
                                             const clang::FunctionDecl *Function,
                                             clang::SourceLocation Begin) const;
  clang::SourceLocation endOfBody(const clang::FunctionDecl *Function) const;
  unsigned beginOfSpecifiers(unsigned I, bool InBlock) const;
  TokenRange declaratorRange(const clang::FunctionDecl *Function) const;

  // LambdaEdits.cpp
  void editLambda(clang::LambdaExpr *Lambda);
  void writeCaptures(const clang::LambdaExpr *Lambda);
  void writeTag(const clang::LambdaExpr *Lambda, TokenRange Range);
  void writeStub(const clang::LambdaExpr *Lambda);
  std::string stubResult(const clang::LambdaExpr *Lambda) const;

  // SiteEdits.cpp
  std::string siteType(const clang::CXXRecordDecl *Lambda);
  std::string classSite(const clang::CXXRecordDecl *Class);
  std::string placeArguments(const clang::CXXRecordDecl *Class);
  std::string constantType(const clang::NonTypeTemplateParmDecl *Param, llvm::StringRef Name) const;
  std::string templateFor(const clang::TemplateTemplateParmDecl *Param,
                          const clang::CXXRecordDecl *Class, unsigned Number);
  std::optional<unsigned> beginOfFileLevel(const clang::Decl *D) const;
  std::string parameterName(const clang::NamedDecl *Param);
  void writeParameterName(const clang::NamedDecl *Param, llvm::StringRef Name);

  // ClauseEdits.cpp
  void blankClauses();
  void blankPragmas();
  void nameNamespaces();
  void blankClause(const RestrictClause &Clause);
  void blankSpelling(clang::SourceLocation Loc);
  void findSharedSpellings();
  bool isBlankedInMacro(clang::SourceLocation Loc) const;

  clang::Sema &S;
  clang::ASTContext &Ctx;
  const clang::SourceManager &SM;
  const UnitFiles &Files;
  const KernelIdentity &Identity;
  const IncludeRecord &Record;
  const ClauseTable &Clauses;
  const TokenStream &Stream;
  EditBuffer &Edits;
  HostCaptures Captures;

  /// Internal-linkage declarations that taken-out code uses.
  References UsedByDevice;
  /// The class template of the short vectors, once it has been looked for.
  std::optional<const clang::ClassTemplateDecl *> ShortVector;
  /// Operands that are written, called, or looked at without being read.
  llvm::SmallPtrSet<const clang::Expr *, 8> NotRead;
  /// Closing brackets of indices that have been marked.
  llvm::DenseSet<unsigned> InPassing;
  llvm::DenseSet<clang::SourceLocation> SeenLambdas;
  llvm::DenseSet<clang::SourceLocation> SharedSpellings; ///< of clauses and of something else
  llvm::DenseSet<clang::SourceLocation> Named;           ///< parameters that were given a name
  llvm::SmallPtrSet<const clang::CXXRecordDecl *, 8> Befriended;
  /// Where the declarations begin of what stays for the host.
  llvm::DenseMap<const clang::DeclContext *, llvm::DenseSet<clang::SourceLocation>> HostDeclarators;
};

} // namespace ampcc

#endif
