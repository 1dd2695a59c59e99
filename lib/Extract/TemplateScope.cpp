//===- TemplateScope.cpp - the templates around a place in the source ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Extract/TemplateScope.h"
#include "ampcc/Basic/ASTWalker.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;
using namespace ampcc;

namespace {

/// One template around a place: in a pattern only its parameters, in an instantiation the arguments
/// too.
struct Level {
  const TemplateParameterList *Params = nullptr;
  llvm::ArrayRef<TemplateArgument> Args;
  const FunctionDecl *Function = nullptr; ///< null for classes and variables
};

/// Goes from a declaration outwards and collects the templates, innermost first.
class ScopeWalker {
public:
  std::vector<Level> Levels;

  void walk(const CXXRecordDecl *Inner) {
    const Decl *D = Inner;
    if (Inner->isLambda())
      D = leaveClosure(Inner);
    while (D && !isa<TranslationUnitDecl>(D) && !Done) {
      if (auto *Function = dyn_cast<FunctionDecl>(D)) {
        visit(Function);
        D = outside(Function);
      } else if (auto *Record = dyn_cast<CXXRecordDecl>(D)) {
        visit(Record);
        D = Record->isLambda() ? leaveClosure(Record) : cast<Decl>(Record->getDeclContext());
      } else {
        D = cast<Decl>(D->getDeclContext());
      }
    }
  }

private:
  /// A friend function defined in a class belongs to the namespace, but its text is in the class.
  /// The text of a specialization that the class only names (`friend void f<>(T);`) is not.
  static const Decl *outside(const FunctionDecl *Function) {
    const FunctionDecl *Pattern = Function->getTemplateInstantiationPattern();
    if (Function->getFriendObjectKind() != Decl::FOK_None &&
        isa<CXXRecordDecl>(Function->getLexicalDeclContext()) &&
        isa<CXXRecordDecl>((Pattern ? Pattern : Function)->getLexicalDeclContext()))
      return cast<Decl>(Function->getLexicalDeclContext());
    return cast<Decl>(Function->getDeclContext());
  }

  const Decl *leaveClosure(const CXXRecordDecl *Closure) {
    // In a default argument the function itself was not declared yet.
    if (auto *Param = dyn_cast_or_null<ParmVarDecl>(Closure->getLambdaContextDecl()))
      return cast<Decl>(Param->getDeclContext());
    if (auto *Var = dyn_cast_or_null<VarDecl>(Closure->getLambdaContextDecl())) {
      visit(Var);
      if (Done)
        return nullptr;
    }
    return cast<Decl>(Closure->getDeclContext());
  }

  void visit(const VarDecl *Var) {
    rememberOuterLists(Var->getNumTemplateParameterLists(),
                       [&](unsigned I) { return Var->getTemplateParameterList(I); });
    if (auto *Partial = dyn_cast<VarTemplatePartialSpecializationDecl>(Var)) {
      Levels.push_back({Partial->getTemplateParameters(), {}, nullptr});
      Done = const_cast<VarTemplatePartialSpecializationDecl *>(Partial)->isMemberSpecialization();
    } else if (Var->getTemplateSpecializationKind() == TSK_ExplicitSpecialization) {
      Done = true;
    } else if (auto *Spec = dyn_cast<VarTemplateSpecializationDecl>(Var)) {
      auto From = Spec->getSpecializedTemplateOrPartial();
      auto *Partial = From.dyn_cast<VarTemplatePartialSpecializationDecl *>();
      Levels.push_back({Partial ? Partial->getTemplateParameters()
                                : Spec->getSpecializedTemplate()->getTemplateParameters(),
                        Spec->getTemplateInstantiationArgs().asArray(), nullptr});
      Done = Partial ? Partial->isMemberSpecialization()
                     : Spec->getSpecializedTemplate()->isMemberSpecialization();
    } else if (VarTemplateDecl *Template = Var->getDescribedVarTemplate()) {
      Levels.push_back({Template->getTemplateParameters(), {}, nullptr});
      Done = Template->isMemberSpecialization();
    }
  }

  void visit(const FunctionDecl *Function) {
    rememberOuterLists(Function->getNumTemplateParameterLists(),
                       [&](unsigned I) { return Function->getTemplateParameterList(I); });
    if (FunctionTemplateDecl *Template = Function->getDescribedFunctionTemplate()) {
      Levels.push_back({Template->getTemplateParameters(), {}, Function});
      Done = Template->isMemberSpecialization();
      return;
    }
    if (Function->getTemplateSpecializationKind() == TSK_ExplicitSpecialization) {
      Done = true;
      return;
    }
    if (FunctionTemplateDecl *Template = Function->getPrimaryTemplate()) {
      Levels.push_back({Template->getTemplateParameters(),
                        Function->getTemplateSpecializationArgs()->asArray(), Function});
      Done = Template->isMemberSpecialization();
    }
  }

  void visit(const CXXRecordDecl *Record) {
    if (Record->isLambda())
      return;
    rememberOuterLists(Record->getNumTemplateParameterLists(),
                       [&](unsigned I) { return Record->getTemplateParameterList(I); });
    if (auto *Partial = dyn_cast<ClassTemplatePartialSpecializationDecl>(Record)) {
      pushClass(Partial->getTemplateParameters(), {});
      return;
    }
    if (auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(Record)) {
      if (Spec->getSpecializationKind() == TSK_ExplicitSpecialization) {
        Done = true;
        return;
      }
      auto From = Spec->getSpecializedTemplateOrPartial();
      auto *Partial = From.dyn_cast<ClassTemplatePartialSpecializationDecl *>();
      auto *Params = Partial ? Partial->getTemplateParameters()
                             : Spec->getSpecializedTemplate()->getTemplateParameters();
      pushClass(Params, Spec->getTemplateInstantiationArgs().asArray());
      return;
    }
    if (ClassTemplateDecl *Template = Record->getDescribedClassTemplate())
      pushClass(Template->getTemplateParameters(), {});
    else if (Record->getTemplateSpecializationKind() == TSK_ExplicitSpecialization)
      Done = true;
  }

  /// Definitions outside of their class name its template parameters anew.
  void rememberOuterLists(unsigned Count,
                          llvm::function_ref<const TemplateParameterList *(unsigned)> Get) {
    if (!OuterLists.empty())
      return;
    for (unsigned I = 0; I < Count; ++I)
      OuterLists.push_back(Get(I));
  }
  void pushClass(const TemplateParameterList *Params, llvm::ArrayRef<TemplateArgument> Args) {
    if (!OuterLists.empty()) {
      if (OuterLists.back()->size() == Params->size())
        Params = OuterLists.back();
      OuterLists.pop_back();
    }
    Levels.push_back({Params, Args, nullptr});
  }

  std::vector<const TemplateParameterList *> OuterLists; ///< outermost first
  bool Done = false; ///< an explicit specialisation: no template is around it
};

/// Finds one template parameter in a type.
class ParameterFinder : public ASTWalker {
public:
  explicit ParameterFinder(const TemplateTypeParmDecl *Param) : Param(Param) {}
  bool Found = false;
  bool VisitTemplateTypeParmType(TemplateTypeParmType *T) override {
    Found |= T->getDepth() == Param->getDepth() && T->getIndex() == Param->getIndex();
    return !Found;
  }

private:
  const TemplateTypeParmDecl *Param;
};

/// The parameters of a function pattern whose types hold a template parameter that `auto` made, in
/// order.
std::vector<const ParmVarDecl *> autoParameters(const Level &L, const FunctionDecl *Pattern) {
  std::vector<const ParmVarDecl *> Result;
  for (const ParmVarDecl *P : Pattern->parameters()) {
    bool IsAuto = llvm::any_of(*L.Params, [&](const NamedDecl *Param) {
      auto *Type = dyn_cast<TemplateTypeParmDecl>(Param);
      if (!Type || !Type->isImplicit())
        return false;
      ParameterFinder Finder(Type);
      Finder.TraverseType(P->getType());
      return Finder.Found;
    });
    if (IsAuto)
      Result.push_back(P);
  }
  return Result;
}

void appendArgument(const TemplateArgument &Arg, unsigned Number, const NamedDecl *Param,
                    std::vector<ScopeArgument> &Out) {
  if (Arg.getKind() != TemplateArgument::Pack) {
    Out.push_back({Arg, Number, Param});
    return;
  }
  for (const TemplateArgument &Element : Arg.pack_elements())
    appendArgument(Element, Number, Param, Out);
}

/// Finds a template parameter of the templates around, by its depth.
class OuterFinder : public ASTWalker {
public:
  explicit OuterFinder(unsigned Depth) : Depth(Depth) {}
  bool Found = false;
  bool VisitTemplateTypeParmType(TemplateTypeParmType *T) override {
    Found |= T->getDepth() <= Depth;
    return !Found;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (auto *Param = dyn_cast<NonTypeTemplateParmDecl>(E->getDecl()))
      Found |= Param->getDepth() <= Depth;
    return !Found;
  }

private:
  unsigned Depth;
};

} // namespace

std::vector<const NamedDecl *> ampcc::templateParametersInScope(const CXXRecordDecl *Inner) {
  ScopeWalker Walker;
  Walker.walk(Inner);
  std::vector<const NamedDecl *> Result;
  for (const Level &L : llvm::reverse(Walker.Levels)) {
    for (const NamedDecl *Param : *L.Params)
      if (!Param->isImplicit())
        Result.push_back(Param);
    if (L.Function)
      for (const ParmVarDecl *P : autoParameters(L, L.Function))
        Result.push_back(P);
  }
  return Result;
}

std::vector<ScopeArgument> ampcc::templateArgumentsInScope(const CXXRecordDecl *Inner) {
  ScopeWalker Walker;
  Walker.walk(Inner);
  std::vector<ScopeArgument> Result;
  unsigned Number = 0;
  for (const Level &L : llvm::reverse(Walker.Levels)) {
    for (unsigned I = 0; I < L.Params->size(); ++I) {
      const NamedDecl *Param = L.Params->getParam(I);
      if (Param->isImplicit())
        continue;
      if (I < L.Args.size())
        appendArgument(L.Args[I], Number, Param, Result);
      ++Number;
    }
    if (!L.Function)
      continue;
    // All expansions of a parameter pack have the place of the pack.
    const FunctionTemplateDecl *Template = L.Function->getPrimaryTemplate();
    const FunctionDecl *Pattern = Template ? Template->getTemplatedDecl() : L.Function;
    for (const ParmVarDecl *P : autoParameters(L, Pattern)) {
      if (!L.Args.empty())
        for (const ParmVarDecl *Instance : L.Function->parameters())
          if (Instance->getLocation() == P->getLocation())
            Result.push_back({TemplateArgument(Instance->getType()), Number, P});
      ++Number;
    }
  }
  return Result;
}

const CXXRecordDecl *ampcc::repeatedLambda(const CXXRecordDecl *A, const CXXRecordDecl *B) {
  std::vector<ScopeArgument> OfA = templateArgumentsInScope(A), OfB = templateArgumentsInScope(B);
  for (size_t I = 0; I < std::min(OfA.size(), OfB.size()); ++I) {
    if (OfA[I].Arg.getKind() != TemplateArgument::Type ||
        OfB[I].Arg.getKind() != TemplateArgument::Type)
      continue;
    const CXXRecordDecl *InA = OfA[I].Arg.getAsType()->getAsCXXRecordDecl(),
                        *InB = OfB[I].Arg.getAsType()->getAsCXXRecordDecl();
    if (!InA || !InB || InA->getCanonicalDecl() == InB->getCanonicalDecl() || !InA->isLambda())
      continue;
    const CXXRecordDecl *Further = repeatedLambda(InA, InB);
    return Further ? Further : InA;
  }
  return nullptr;
}

bool ampcc::hasDeducedType(const NamedDecl *Param) {
  auto *Value = dyn_cast<NonTypeTemplateParmDecl>(Param);
  return Value && Value->getType()->getContainedDeducedType();
}

bool ampcc::dependsOnOuterTemplates(const TemplateTemplateParmDecl *Param) {
  OuterFinder Finder(Param->getDepth());
  for (NamedDecl *Inner : *Param->getTemplateParameters())
    Finder.TraverseDecl(Inner);
  return Finder.Found;
}

const CXXRecordDecl *ampcc::writtenClass(const CXXRecordDecl *Class) {
  const CXXRecordDecl *Pattern = Class->getTemplateInstantiationPattern();
  auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(Class);
  if (!Pattern && Spec && Spec->getSpecializationKind() == TSK_Undeclared)
    Pattern = Spec->getSpecializedTemplate()->getTemplatedDecl();
  const CXXRecordDecl *Written = Pattern ? Pattern : Class;
  return Written->getDefinition() ? Written->getDefinition() : Written;
}

const Decl *ampcc::writtenDecl(const Decl *D) {
  if (auto *Function = dyn_cast<FunctionDecl>(D)) {
    const FunctionDecl *Pattern = Function->getTemplateInstantiationPattern();
    return Pattern ? Pattern : Function;
  }
  if (auto *Class = dyn_cast<CXXRecordDecl>(D); Class && !Class->isLambda())
    return writtenClass(Class);
  return D;
}

const Decl *ampcc::fileLevelDecl(const CXXRecordDecl *Inner) {
  const Decl *D = writtenDecl(Inner);
  while (true) {
    auto *Class = dyn_cast<CXXRecordDecl>(D);
    bool IsLambda = Class && Class->isLambda();
    // The lexical context of a closure may be that of its pattern.
    const DeclContext *Around = IsLambda ? Class->getDeclContext() : D->getLexicalDeclContext();
    if (!Around->isFileContext()) {
      D = writtenDecl(cast<Decl>(Around));
      continue;
    }
    if (!IsLambda)
      return D;
    auto *Var = dyn_cast_or_null<VarDecl>(Class->getLambdaContextDecl());
    if (auto *Spec = dyn_cast_or_null<VarTemplateSpecializationDecl>(Var))
      return Spec->getSpecializedTemplate()->getTemplatedDecl();
    return Var ? cast<Decl>(Var) : Class;
  }
}
