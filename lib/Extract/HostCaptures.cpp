//===- HostCaptures.cpp - the captures of a lambda in the host source ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Extract/HostCaptures.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/UnitFiles.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ASTLambda.h"
#include "clang/AST/RecordLayout.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace ampcc {

class ClosureFinder : public ASTWalker {
public:
  ClosureFinder(HostCaptures &Result, const UnitFiles &Files) : Result(Result), Files(Files) {}
  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool TraverseDecl(Decl *D) override {
    // The other headers hold no AMP lambdas and are most of the tree.
    if (D && D->getLocation().isValid() && D->getDeclContext()->isFileContext() &&
        !Files.isEditable(D->getLocation()))
      return true;
    return ASTWalker::TraverseDecl(D);
  }
  bool VisitLambdaExpr(LambdaExpr *Lambda) override {
    Result.record(Lambda->getLambdaClass());
    if (Lambda->containsUnexpandedParameterPack())
      Result.recordUnexpanded(Lambda);
    // The instantiations of a generic lambda do not belong to what visitors go through.
    if (const FunctionTemplateDecl *Template =
            Lambda->getCallOperator()->getDescribedFunctionTemplate())
      for (FunctionDecl *Instance : Template->specializations())
        if (!TraverseStmt(Instance->getBody()))
          return false;
    return true;
  }

private:
  HostCaptures &Result;
  const UnitFiles &Files;
};

/// The place of a variable in the pattern, which identifies it also in an instantiation. The
/// parameters of an instantiated member are at its declaration in the class; their names are those
/// of the definition.
static SourceLocation place(const ValueDecl *Var) {
  if (!Var)
    return SourceLocation();
  if (isa<ParmVarDecl>(Var))
    if (auto *Function = dyn_cast<FunctionDecl>(Var->getDeclContext()))
      if (const FunctionDecl *Pattern = Function->getTemplateInstantiationPattern())
        for (const ParmVarDecl *P : Pattern->parameters())
          if (P->getDeclName() == Var->getDeclName())
            return P->getLocation();
  return Var->getLocation();
}

namespace {

/// The variables of the functions around a closure, by their places: several for the elements of a
/// pack, in the order of the pack. Of two functions with variables at one place the inner one
/// counts. They are collected when the first one is needed.
class VariablesAround {
  using Variables = llvm::SmallVector<const ValueDecl *, 1>;
  const CXXRecordDecl *Closure;
  std::optional<llvm::DenseMap<SourceLocation, std::pair<const DeclContext *, Variables>>> Known;

  void add(const DeclContext *DC, const ValueDecl *Var) {
    auto [It, IsNew] = Known->try_emplace(place(Var), DC, Variables());
    auto &[Function, Here] = It->second;
    // The variable that holds the value of a structured binding is at the place of the binding.
    const bool CanBeElement = isa<ParmVarDecl>(Var) || Var->isInitCapture();
    if (IsNew || (Function == DC && CanBeElement && !llvm::is_contained(Here, Var)))
      Here.push_back(Var);
  }

  void collect() {
    Known.emplace();
    for (const DeclContext *DC = Closure->getDeclContext(); DC && !DC->isFileContext();
         DC = DC->getParent()) {
      auto *Function = dyn_cast<FunctionDecl>(DC);
      if (!Function)
        continue; // the fields of a closure are at the places of its init-captures
      for (const ParmVarDecl *P : Function->parameters())
        add(DC, P);
      for (const Decl *D : DC->decls()) {
        if (auto *Var = dyn_cast<ValueDecl>(D))
          add(DC, Var);
        if (auto *Bindings = dyn_cast<DecompositionDecl>(D))
          for (const BindingDecl *B : Bindings->bindings())
            add(DC, B);
      }
      if (isLambdaCallOperator(Function))
        for (const LambdaCapture &C : cast<CXXMethodDecl>(Function)->getParent()->captures())
          if (C.capturesVariable() && C.getCapturedVar()->isInitCapture())
            add(DC, C.getCapturedVar());
    }
  }

public:
  explicit VariablesAround(const CXXRecordDecl *Closure) : Closure(Closure) {}
  llvm::ArrayRef<const ValueDecl *> at(SourceLocation Loc) {
    if (!Known)
      collect();
    auto It = Known->find(Loc);
    return It == Known->end() ? llvm::ArrayRef<const ValueDecl *>() : It->second.second;
  }
};

/// Finds the packs of variables that an expansion around a lambda expands, not one in the lambda.
class UnexpandedFinder : public ASTWalker {
  llvm::DenseSet<SourceLocation> &Places;

public:
  explicit UnexpandedFinder(llvm::DenseSet<SourceLocation> &Places) : Places(Places) {}
  bool TraverseStmt(Stmt *S, DataRecursionQueue *Queue = nullptr) override {
    if (auto *Fold = dyn_cast_or_null<CXXFoldExpr>(S))
      return !Fold->getInit() || TraverseStmt(Fold->getInit());
    return isa_and_nonnull<PackExpansionExpr, PackIndexingExpr>(S) ||
           ASTWalker::TraverseStmt(S, Queue);
  }
  bool TraverseLambdaExpr(LambdaExpr *Lambda, DataRecursionQueue * = nullptr) override {
    for (auto [C, Init] : llvm::zip(Lambda->captures(), Lambda->capture_inits()))
      if (C.isExplicit() && !C.isPackExpansion() && !TraverseStmt(Init))
        return false;
    return TraverseStmt(Lambda->getBody());
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (E->getDecl()->isParameterPack())
      Places.insert(place(E->getDecl()));
    return true;
  }
};

} // namespace

HostCaptures::HostCaptures(ASTContext &Ctx, const UnitFiles &Files) : Ctx(Ctx) {
  ClosureFinder(*this, Files).TraverseDecl(Ctx.getTranslationUnitDecl());
}

void HostCaptures::record(const CXXRecordDecl *Closure) {
  Place &Here = Places[Closure->getLocation()];
  Here.Instantiated |= !Closure->isDependentContext();
  for (const LambdaCapture &C : Closure->captures()) {
    const ValueDecl *Var = C.capturesVariable() ? C.getCapturedVar() : nullptr;
    if (Here.Captured.insert(place(Var)).second)
      Here.Captures.push_back({Var, C.isExplicit()});
  }
}

void HostCaptures::recordUnexpanded(LambdaExpr *Pattern) {
  UnexpandedFinder(Places[Pattern->getLambdaClass()->getLocation()].Unexpanded)
      .TraverseStmt(Pattern);
}

bool HostCaptures::isExpandedIn(const CXXRecordDecl *Pattern, const ValueDecl *Var) const {
  if (!Var->isParameterPack())
    return false;
  auto It = Places.find(Pattern->getLocation());
  return It == Places.end() || !It->second.Unexpanded.contains(place(Var));
}

bool HostCaptures::isInstantiated(const CXXRecordDecl *Pattern) const {
  auto It = Places.find(Pattern->getLocation());
  return It != Places.end() && It->second.Instantiated;
}

std::vector<const ValueDecl *> HostCaptures::implicitCaptures(const CXXRecordDecl *Pattern) const {
  std::vector<const ValueDecl *> Result;
  VariablesAround Around(Pattern);
  auto It = Places.find(Pattern->getLocation());
  if (It != Places.end())
    for (const Capture &C : It->second.Captures)
      if (!C.Explicit) {
        llvm::ArrayRef<const ValueDecl *> Vars;
        if (C.Var)
          Vars = Around.at(place(C.Var));
        Result.push_back(Vars.empty() ? C.Var : Vars.front());
      }
  return Result;
}

HostClosure HostCaptures::layout(const CXXRecordDecl *Closure) const {
  HostClosure Result;
  uint64_t End = 0, Align = 1;
  auto Add = [&](const ValueDecl *Var, const FieldDecl *Field, QualType Ty) {
    // A reference is laid out as a pointer; sizes of reference types are those of their target.
    QualType Stored = Ty->isReferenceType() ? Ctx.getPointerType(Ty->getPointeeType()) : Ty;
    uint64_t FieldAlign = Ctx.getTypeAlignInChars(Stored).getQuantity();
    uint64_t FieldSize = Ctx.getTypeSizeInChars(Stored).getQuantity();
    const CXXRecordDecl *Inner = Stored->getAsCXXRecordDecl();
    if (Inner && Inner->isLambda()) {
      const HostClosure Host = layout(Inner);
      FieldSize = Host.Size;
      FieldAlign = Host.Align;
    }
    Align = std::max(Align, FieldAlign);
    End = llvm::alignTo(End, FieldAlign);
    Result.Captures.push_back({Var, Field, Ty, End});
    End += FieldSize;
  };
  // Of a pack several have one place.
  using Own = std::pair<const ValueDecl *, const FieldDecl *>;
  llvm::DenseMap<SourceLocation, llvm::SmallVector<Own, 1>> OwnAt;
  for (auto [C, Field] : llvm::zip(Closure->captures(), Closure->fields())) {
    const ValueDecl *Var = C.capturesVariable() ? C.getCapturedVar() : nullptr;
    OwnAt[place(Var)].push_back({Var, Field});
  }
  VariablesAround Around(Closure);

  auto It = Places.find(Closure->getLocation());
  if (It == Places.end())
    return Result;
  for (const Capture &C : It->second.Captures) {
    llvm::ArrayRef<Own> Fields = OwnAt[place(C.Var)];
    // The list names all elements of a pack, in their order. The closure may have captured some, in
    // the order in which its body uses them.
    llvm::ArrayRef<const ValueDecl *> Listed;
    if (C.Var && !It->second.Unexpanded.contains(place(C.Var)))
      Listed = Around.at(place(C.Var));
    if (Listed.size() <= 1 && !Fields.empty()) {
      for (const auto &[Var, Field] : Fields)
        Add(Var, Field, Field->getType());
      continue;
    }
    for (const ValueDecl *Var : Listed) {
      const Own *Field = llvm::find_if(Fields, [&](const Own &F) { return F.first == Var; });
      if (Field != Fields.end()) {
        Add(Var, Field->second, Field->second->getType());
        continue;
      }
      bool ByRef = Closure->getLambdaCaptureDefault() == LCD_ByRef;
      QualType Ty = Var->getType().getNonReferenceType();
      Add(Var, nullptr, ByRef ? Ctx.getLValueReferenceType(Ty) : Ty);
    }
  }
  Result.Size = std::max<uint64_t>(1, llvm::alignTo(End, Align));
  Result.Align = Align;
  return Result;
}

void HostCaptures::markShared(QualType T) {
  T = Ctx.getBaseElementType(T.getNonReferenceType());
  if (T->isPointerType()) // to the elements of a container
    T = Ctx.getBaseElementType(T->getPointeeType());
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  if (!Class || !(Class = Class->getDefinition()) || !SharedClasses.insert(Class).second)
    return;
  if (Class->isLambda())
    Places[Class->getLocation()].Shared = true;
  for (const CXXBaseSpecifier &Base : Class->bases())
    markShared(Base.getType());
  for (const FieldDecl *Field : Class->fields())
    markShared(Field->getType());
}

bool HostCaptures::isShared(const CXXRecordDecl *Pattern) const {
  auto It = Places.find(Pattern->getLocation());
  return It != Places.end() && It->second.Shared;
}

bool HostCaptures::hasOtherLayout(QualType T) const {
  const CXXRecordDecl *Class = Ctx.getBaseElementType(T)->getAsCXXRecordDecl();
  if (!Class || !(Class = Class->getDefinition()))
    return false;
  auto HasOther = [&](const auto &Part) { return hasOtherLayout(Part.getType()); };
  auto FieldHasOther = [&](const FieldDecl *Field) { return HasOther(*Field); };
  if (llvm::any_of(Class->bases(), HasOther) || llvm::any_of(Class->fields(), FieldHasOther))
    return true;
  if (!Class->isLambda())
    return false;
  const ASTRecordLayout &Own = Ctx.getASTRecordLayout(Class);
  return llvm::any_of(layout(Class).Captures, [&](const HostCapture &C) {
    return !C.Field || Own.getFieldOffset(C.Field->getFieldIndex()) != 8 * C.Offset;
  });
}

} // namespace ampcc
