//===- HostCaptures.cpp - the captures of a lambda in the host source ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Extract/HostCaptures.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/UnitFiles.h"
#include "clang/AST/ASTContext.h"
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

/// The variables of the functions around a closure, by their places; of two at one place, that of
/// the inner function. They are collected when the first one is needed.
class VariablesAround {
  const CXXRecordDecl *Closure;
  std::optional<llvm::DenseMap<SourceLocation, const ValueDecl *>> Known;

  void collect() {
    Known.emplace();
    for (const DeclContext *DC = Closure->getDeclContext(); DC && !DC->isFileContext();
         DC = DC->getParent()) {
      for (const Decl *D : DC->decls())
        if (auto *Var = dyn_cast<ValueDecl>(D))
          Known->try_emplace(place(Var), Var);
      if (auto *Function = dyn_cast<FunctionDecl>(DC))
        for (const ParmVarDecl *P : Function->parameters())
          Known->try_emplace(place(P), P);
    }
  }

public:
  explicit VariablesAround(const CXXRecordDecl *Closure) : Closure(Closure) {}
  const ValueDecl *at(SourceLocation Loc) {
    if (!Known)
      collect();
    return Known->lookup(Loc);
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
        const ValueDecl *Var = C.Var ? Around.at(place(C.Var)) : nullptr;
        Result.push_back(Var ? Var : C.Var);
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
    if (Inner && Inner->isLambda())
      FieldSize = layout(Inner).Size;
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
    auto Found = OwnAt.find(place(C.Var));
    if (Found != OwnAt.end())
      for (const auto &[Var, Field] : Found->second)
        Add(Var, Field, Field->getType());
    if (Found != OwnAt.end() || !C.Var || C.Var->isParameterPack())
      continue;
    if (const ValueDecl *Var = Around.at(place(C.Var))) {
      bool ByRef = Closure->getLambdaCaptureDefault() == LCD_ByRef;
      QualType Ty = Var->getType().getNonReferenceType();
      Add(Var, nullptr, ByRef ? Ctx.getLValueReferenceType(Ty) : Ty);
    }
  }
  Result.Size = std::max<uint64_t>(1, llvm::alignTo(End, Align));
  return Result;
}

} // namespace ampcc
