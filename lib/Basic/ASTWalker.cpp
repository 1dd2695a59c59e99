//===- ASTWalker.cpp - a visitor of Clang's AST with virtual functions ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/ASTWalker.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace ampcc {
namespace {

/// Calls the walker's functions where the walk comes to a node. It has no state of its own.
class Bridge : public RecursiveASTVisitor<Bridge> {
public:
  explicit Bridge(ASTWalker &Walker) : Walker(Walker) {}

  bool shouldVisitTemplateInstantiations() const {
    return Walker.shouldVisitTemplateInstantiations();
  }
  bool shouldVisitImplicitCode() const { return Walker.shouldVisitImplicitCode(); }

#define VISIT(CLASS)                                                                               \
  bool Visit##CLASS(CLASS *Node) { return Walker.Visit##CLASS(Node); }
#define VISIT_LOC(CLASS)                                                                           \
  bool Visit##CLASS(CLASS Node) { return Walker.Visit##CLASS(Node); }
#define TRAVERSE_DECL(CLASS)                                                                       \
  bool Traverse##CLASS(CLASS *Node) { return Walker.Traverse##CLASS(Node); }
// RecursiveASTVisitor hands its queue on only to functions with exactly this type.
#define TRAVERSE_STMT(CLASS)                                                                       \
  bool Traverse##CLASS(CLASS *Node, DataRecursionQueue *Queue = nullptr) {                         \
    return Walker.Traverse##CLASS(Node, Queue);                                                    \
  }
#define TRAVERSE_LOC(CLASS)                                                                        \
  template <typename... Wanted> bool Traverse##CLASS(CLASS Node, Wanted... Qualifier) {            \
    return Walker.Traverse##CLASS(Node, Qualifier...);                                             \
  }
#include "ampcc/Basic/ASTWalker.def"

  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &Argument) {
    return Walker.TraverseTemplateArgumentLoc(Argument);
  }

private:
  ASTWalker &Walker;
};

using Visitor = RecursiveASTVisitor<Bridge>;

template <typename V, typename = bool> constexpr bool TakesQualifier = false;
template <typename V>
constexpr bool TakesQualifier<V, decltype(std::declval<V &>().TraverseTypeLoc(
                                     std::declval<TypeLoc>(), /*Qualifier=*/true))> = true;

// Clang's own traversal of such nodes.
#define TRAVERSE_LOC(CLASS)                                                                        \
  template <typename V> bool walk##CLASS(V &Through, CLASS Node, bool Qualifier) {                 \
    if constexpr (TakesQualifier<V>)                                                               \
      return Through.V::Traverse##CLASS(Node, Qualifier);                                          \
    else                                                                                           \
      return Through.V::Traverse##CLASS(Node);                                                     \
  }
#include "ampcc/Basic/ASTWalker.def"

} // namespace

ASTWalker::~ASTWalker() = default;

#define TRAVERSE_DECL(CLASS)                                                                       \
  bool ASTWalker::Traverse##CLASS(CLASS *Node) {                                                   \
    return Bridge(*this).Visitor::Traverse##CLASS(Node);                                           \
  }
#define TRAVERSE_STMT(CLASS)                                                                       \
  bool ASTWalker::Traverse##CLASS(CLASS *Node, DataRecursionQueue *Queue) {                        \
    return Bridge(*this).Visitor::Traverse##CLASS(Node, Queue);                                    \
  }
#define TRAVERSE_LOC(CLASS)                                                                        \
  bool ASTWalker::Traverse##CLASS(CLASS Node, bool Qualifier) {                                    \
    Bridge Through(*this);                                                                         \
    return walk##CLASS<Visitor>(Through, Node, Qualifier);                                         \
  }
#include "ampcc/Basic/ASTWalker.def"

bool ASTWalker::TraverseTemplateArgumentLoc(const TemplateArgumentLoc &Argument) {
  return Bridge(*this).Visitor::TraverseTemplateArgumentLoc(Argument);
}

bool ASTWalker::TraverseType(QualType T) { return Bridge(*this).TraverseType(T); }

bool ASTWalker::TraverseTemplateArguments(llvm::ArrayRef<TemplateArgument> Arguments) {
  return Bridge(*this).TraverseTemplateArguments(Arguments);
}

bool ASTWalker::TraverseSynOrSemInitListExpr(InitListExpr *List, DataRecursionQueue *Queue) {
  return Bridge(*this).TraverseSynOrSemInitListExpr(List, Queue);
}

} // namespace ampcc
