//===- CallGraph.cpp - the calls that amp functions make -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/CallGraph.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/DeviceCallee.h"

using namespace clang;

namespace ampcc {
namespace {

class CallCollector : public BodyWalker {
public:
  CallCollector(ASTContext &Ast, std::vector<CallGraph::Call> &Calls) : Ast(Ast), Calls(Calls) {}

  bool VisitCallExpr(CallExpr *E) override {
    if (const FunctionDecl *Callee = E->getDirectCallee())
      add(Callee, E->getExprLoc());
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
    add(E->getConstructor(), E->getLocation());
    return true;
  }
  bool VisitCXXInheritedCtorInitExpr(CXXInheritedCtorInitExpr *E) override {
    add(E->getConstructor(), E->getLocation());
    return true;
  }
  bool TraverseCXXDefaultArgExpr(CXXDefaultArgExpr *E, DataRecursionQueue * = nullptr) override {
    return outside(E->getUsedLocation(), E->getExpr());
  }
  bool TraverseCXXDefaultInitExpr(CXXDefaultInitExpr *E, DataRecursionQueue * = nullptr) override {
    return outside(E->getUsedLocation(), E->getExpr());
  }
  bool VisitVarDecl(VarDecl *Variable) override {
    if (Variable->hasLocalStorage())
      destroy(Variable->getType(), Variable->getLocation());
    return true;
  }
  bool VisitCXXBindTemporaryExpr(CXXBindTemporaryExpr *E) override {
    destroy(E->getType(), E->getExprLoc());
    return true;
  }

  void destroyMembers(const CXXDestructorDecl *Destructor) {
    const CXXRecordDecl *Class = Destructor->getParent();
    for (const FieldDecl *Field : Class->fields())
      destroy(Field->getType(), Destructor->getLocation());
    for (const CXXBaseSpecifier &Base : Class->bases())
      destroy(Base.getType(), Destructor->getLocation());
  }

  bool Traps = false;

private:
  void visitTrap(const Expr *) override { Traps = true; }

  void add(const FunctionDecl *Callee, SourceLocation Loc) {
    Calls.push_back({deviceCallee(Callee)->getCanonicalDecl(), Used.isValid() ? Used : Loc});
  }

  /// Walks a default argument or initializer. Its code is elsewhere; its calls count at the place
  /// that uses it.
  bool outside(SourceLocation Loc, Expr *Code) {
    SourceLocation Outer = Used;
    if (Used.isInvalid())
      Used = Loc;
    bool Continues = TraverseStmt(Code);
    Used = Outer;
    return Continues;
  }

  void destroy(QualType T, SourceLocation Loc) {
    const CXXRecordDecl *Class = Ast.getBaseElementType(T)->getAsCXXRecordDecl();
    if (T->isReferenceType() || !Class || !Class->hasDefinition() || Class->hasTrivialDestructor())
      return;
    if (const CXXDestructorDecl *Destructor = Class->getDestructor())
      add(Destructor, Loc);
  }

  ASTContext &Ast;
  std::vector<CallGraph::Call> &Calls;
  SourceLocation Used;
};

} // namespace

ArrayRef<CallGraph::Call> CallGraph::calls(const FunctionDecl *Function) {
  const FunctionDecl *Body = nullptr;
  if (!Function->hasBody(Body)) // an instance may get one later
    return {};
  auto [It, New] = Calls.try_emplace(Function->getCanonicalDecl());
  if (New) {
    std::vector<Call> Found;
    CallCollector Collector(Ast, Found);
    Collector.walk(Body);
    if (const auto *Destructor = dyn_cast<CXXDestructorDecl>(Body))
      Collector.destroyMembers(Destructor);
    It->second = std::move(Found);
    if (Collector.Traps)
      Traps.insert(Function->getCanonicalDecl());
  }
  return It->second;
}

} // namespace ampcc
