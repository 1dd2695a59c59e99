//===- ASTWalker.h - a visitor of Clang's AST with virtual functions -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang's RecursiveASTVisitor as a class with virtual functions. The visitor is a template over the
// class that derives from it, and each instantiation takes seconds to compile; this class has the
// only one (ASTWalker.cpp). Only the functions that some class of ampcc overrides are virtual
// (ASTWalker.def), because each of these calls costs time in every unit. To override a further
// function, add a row there.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_ASTWALKER_H
#define AMPCC_BASIC_ASTWALKER_H

#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/PointerIntPair.h"
#include "llvm/ADT/SmallVector.h"

namespace ampcc {

/// Each function has the meaning of RecursiveASTVisitor's function of the same name. It returns
/// whether the walk goes on: false ends all of it. `Visit` is called before the parts of a node are
/// walked; a class that overrides `Traverse` walks the parts itself, or calls ASTWalker's function
/// for it.
///
///   class Returns : public ASTWalker {
///   public:
///     unsigned Number = 0;
///     bool VisitReturnStmt(ReturnStmt *) override { return ++Number < 10; }
///   };
///   Returns R;
///   R.TraverseStmt(Function->getBody());
class ASTWalker {
public:
  /// Statements that are yet to be walked, so that deep expressions need no deep stack. A function
  /// that gets one may put the parts of its node there, and so returns before they are walked. One
  /// that has something to do after its parts calls ASTWalker's function without a queue.
  using DataRecursionQueue =
      llvm::SmallVectorImpl<llvm::PointerIntPair<clang::Stmt *, /*WasVisited=*/1, bool>>;

  ASTWalker() = default;
  ASTWalker(const ASTWalker &) = default;
  virtual ~ASTWalker();

  /// True: also walks the instances of templates.
  virtual bool shouldVisitTemplateInstantiations() const { return false; }
  /// True: also walks code that the program does not write, such as implicit members and the
  /// semantic form of initialiser lists.
  virtual bool shouldVisitImplicitCode() const { return false; }

#define VISIT(CLASS)                                                                               \
  virtual bool Visit##CLASS(clang::CLASS *) { return true; }
#define VISIT_LOC(CLASS)                                                                           \
  virtual bool Visit##CLASS(clang::CLASS) { return true; }
#define TRAVERSE_DECL(CLASS) virtual bool Traverse##CLASS(clang::CLASS *);
#define TRAVERSE_STMT(CLASS)                                                                       \
  virtual bool Traverse##CLASS(clang::CLASS *, DataRecursionQueue *Queue = nullptr);
// Since Clang 22 the caller says whether the qualifier of the type is walked, too.
#define TRAVERSE_LOC(CLASS) virtual bool Traverse##CLASS(clang::CLASS, bool Qualifier = true);
#include "ampcc/Basic/ASTWalker.def"

  virtual bool TraverseTemplateArgumentLoc(const clang::TemplateArgumentLoc &Argument);

  bool TraverseType(clang::QualType T);
  bool TraverseTemplateArguments(llvm::ArrayRef<clang::TemplateArgument> Arguments);
  /// Walks the given form of a list, syntactic or semantic.
  bool TraverseSynOrSemInitListExpr(clang::InitListExpr *List, DataRecursionQueue *Queue = nullptr);
};

} // namespace ampcc

#endif
