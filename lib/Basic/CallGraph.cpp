//===- CallGraph.cpp - the calls that amp functions make -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/CallGraph.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/Basic/IndirectCalls.h"
#include "ampcc/Basic/Restrictions.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace ampcc {
namespace {

class CallCollector : public BodyWalker {
public:
  CallCollector(ASTContext &Ast, std::vector<CallGraph::Call> &Calls) : Ast(Ast), Calls(Calls) {}

  bool VisitCallExpr(CallExpr *E) override {
    Callees.insert(E->getCallee()->IgnoreParenImpCasts());
    if (const FunctionDecl *Callee = E->getDirectCallee())
      add(Callee, E->getExprLoc());
    CallsIndirectly |= isIndirectCall(E);
    return true;
  }
  /// A function whose address is taken may be called.
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (const auto *Function = dyn_cast<FunctionDecl>(E->getDecl()); Function && !Callees.count(E))
      addPossible(Function, E->getLocation());
    if (const auto *Variable = dyn_cast<VarDecl>(E->getDecl()))
      addConstant(Variable, E->getLocation());
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

  /// The objects that a constructor makes may run any virtual function of the class.
  void makeDynamic(const CXXConstructorDecl *Constructor) {
    if (const CXXRecordDecl *Class = Constructor->getParent(); Class->isPolymorphic())
      for (const CXXMethodDecl *Virtual : finalOverriders(Class))
        if (restrictionsOf(Virtual).Amp)
          addPossible(Virtual, Virtual->getLocation());
  }
  void call(const FunctionDecl *Callee) { add(Callee, Callee->getLocation()); }

  bool Traps = false, CallsIndirectly = false;

private:
  void visitTrap(const Expr *) override { Traps = true; }

  void add(const FunctionDecl *Callee, SourceLocation Loc) {
    Calls.push_back({deviceCallee(Callee)->getCanonicalDecl(), Used.isValid() ? Used : Loc});
  }

  void addPossible(const FunctionDecl *Callee, SourceLocation Loc) {
    add(Callee, Loc);
    Calls.back().IsPossible = true;
  }

  /// A constant outside of the function, which may hold the addresses of functions.
  void addConstant(const VarDecl *Variable, SourceLocation Loc) {
    const QualType T = Ast.getBaseElementType(Variable->getType());
    const Expr *Init = Variable->getAnyInitializer();
    if (!Variable->hasGlobalStorage() || !Variable->getType().isConstant(Ast) || !Init ||
        Init->isValueDependent() || !T->isLiteralType(Ast) || T->isArithmeticType() ||
        T->isEnumeralType())
      return;
    if (const APValue *Value = Variable->evaluateValue())
      forEachAddress(*Value, [&](const ValueDecl *D) {
        if (const auto *Function = dyn_cast_or_null<FunctionDecl>(D))
          addPossible(Function, Loc);
      });
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
  llvm::SmallPtrSet<const Expr *, 16> Callees; ///< of calls
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
    if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(Body))
      Collector.makeDynamic(Constructor);
    if (const CXXMethodDecl *Operator = operatorOfInvoker(Body))
      Collector.call(Operator);
    if (Collector.CallsIndirectly)
      Indirect.insert(Function->getCanonicalDecl());
    It->second = std::move(Found);
    if (Collector.Traps)
      Traps.insert(Function->getCanonicalDecl());
  }
  return It->second;
}

} // namespace ampcc
