//===- MsvcEdits.cpp - edits of Visual C++'s dialect to standard C++ -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MsvcEdits.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Reading/Invocation.h"
#include "clang/AST/ASTContext.h"

using namespace clang;

namespace ampcc {
namespace {

/// The returns of one function, not those of lambdas and local classes in it.
class OwnReturns : public ASTWalker {
public:
  std::vector<const ReturnStmt *> Found;

  bool VisitReturnStmt(ReturnStmt *R) override {
    Found.push_back(R);
    return true;
  }
  bool TraverseLambdaExpr(LambdaExpr *, DataRecursionQueue * = nullptr) override { return true; }
  bool TraverseCXXRecordDecl(CXXRecordDecl *) override { return true; }
};

/// `catch (std::exception e)` would copy the object without the text that it was made with.
class CopyingHandlers : public ASTWalker {
public:
  CopyingHandlers(const TokenStream &Stream, EditBuffer &Edits) : Stream(Stream), Edits(Edits) {}

  bool VisitCXXCatchStmt(CXXCatchStmt *Handler) override {
    const VarDecl *V = Handler->getExceptionDecl();
    const CXXRecordDecl *Class = V ? V->getType()->getAsCXXRecordDecl() : nullptr;
    if (Class && Class->isInStdNamespace() && Class->getIdentifier() && V->getIdentifier() &&
        Class->getName() == "exception")
      if (auto Name = Stream.find(V->getLocation()))
        Edits.insertBefore(*Name, "&");
    return true;
  }

private:
  const TokenStream &Stream;
  EditBuffer &Edits;
};

} // namespace

static void catchByReference(ASTContext &Ctx, const TokenStream &Stream, EditBuffer &Edits) {
  CopyingHandlers Handlers(Stream, Edits);
  for (Decl *D : Ctx.getTranslationUnitDecl()->decls())
    if (!Ctx.getSourceManager().isInSystemHeader(D->getLocation()))
      Handlers.TraverseDecl(D);
}

static void makeMainStandard(ASTContext &Ctx, const TokenStream &Stream, EditBuffer &Edits) {
  IdentifierInfo &Main = Ctx.Idents.get("main");
  for (NamedDecl *D : Ctx.getTranslationUnitDecl()->lookup(&Main)) {
    auto *First = dyn_cast<FunctionDecl>(D);
    if (!First || !First->getReturnType()->isVoidType())
      continue;
    for (FunctionDecl *F : First->redecls()) {
      if (auto Type = Stream.find(F->getReturnTypeSourceRange().getBegin()))
        Edits.replace({*Type, *Type}, "int");
      if (!F->doesThisDeclarationHaveABody())
        continue;
      OwnReturns Returns;
      Returns.TraverseStmt(F->getBody());
      for (const ReturnStmt *R : Returns.Found)
        if (auto Keyword = Stream.find(R->getReturnLoc()))
          Edits.insertAfter(*Keyword, " 0");
    }
  }
}

static bool definesGlobal(ASTContext &Ctx, llvm::StringRef Name) {
  for (NamedDecl *D : Ctx.getTranslationUnitDecl()->lookup(&Ctx.Idents.get(Name)))
    if (auto *F = dyn_cast<FunctionDecl>(D); F && F->isDefined())
      return true;
  return false;
}

static void returnFromWideMain(ASTContext &Ctx, const TokenStream &Stream, EditBuffer &Edits) {
  for (NamedDecl *D : Ctx.getTranslationUnitDecl()->lookup(&Ctx.Idents.get("wmain")))
    if (auto *F = dyn_cast<FunctionDecl>(D); F && F->getReturnType()->isIntegerType())
      if (auto *Body = dyn_cast_or_null<CompoundStmt>(F->getBody()))
        if (auto Brace = Stream.find(Body->getRBracLoc()))
          Edits.insertBefore(*Brace, "return 0; ");
}

void keepVisualCppMeaning(ASTContext &Ctx, const TokenStream &Stream, EditBuffer &Edits) {
  returnFromWideMain(Ctx, Stream, Edits);
  catchByReference(Ctx, Stream, Edits);
}

void makeStandard(ASTContext &Ctx, const ClauseTable &Table, const TokenStream &Stream,
                  EditBuffer &Edits) {
  makeMainStandard(Ctx, Stream, Edits);
  for (SourceLocation Name : Table.Templates)
    if (auto Word = Stream.find(Name))
      Edits.insertBefore(*Word, "template ");
  for (SourceLocation Key : Table.EnumKeys)
    if (auto Word = Stream.find(Key))
      Edits.remove({*Word, *Word});
  for (const auto &[Place, Standard] : Table.Specifiers)
    if (auto Word = Stream.find(Place))
      Edits.replace({*Word, *Word}, Standard);
  for (auto [Each, In] : Table.ForEach) {
    if (auto Word = Stream.find(Each))
      Edits.remove({*Word, *Word});
    if (auto Word = Stream.find(In))
      Edits.replace({*Word, *Word}, ":");
  }
}

std::string mainForWideMain(ASTContext &Ctx, llvm::StringRef Headers) {
  if (!definesGlobal(Ctx, "wmain") || definesGlobal(Ctx, "main"))
    return "";
  return "#line 1 \"<ampcc main>\"\n" +
         includeLibraryHeader(Headers, "amp-msvc/detail/wide_main.h") +
         "int main(int count, char **words, char **environment) {\n"
         "  return ::amp_msvc::call(&wmain, count, words, environment);\n"
         "}\n";
}

} // namespace ampcc
