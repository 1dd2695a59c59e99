//===- ASTWalkerTest.cpp - the walk through Clang's AST -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/BodyWalker.h"
#include "clang/AST/ASTContext.h"
#include "clang/Frontend/ASTUnit.h"
#include "clang/Tooling/Tooling.h"
#include "gtest/gtest.h"

using namespace ampcc;
using namespace clang;

namespace {

/// Writes down which of its functions the walk calls.
template <typename Base> class Recorder : public Base {
public:
  std::string Calls;
  bool Instances = false, Continues = true;

  bool shouldVisitTemplateInstantiations() const override { return Instances; }
  bool VisitExplicitCastExpr(ExplicitCastExpr *) override { return record("cast"); }
  bool VisitCallExpr(CallExpr *) override { return record("call"); }
  bool VisitCXXMemberCallExpr(CXXMemberCallExpr *) override { return record("member-call"); }
  bool VisitIntegerLiteral(IntegerLiteral *E) override {
    return record(std::to_string(E->getValue().getZExtValue()));
  }
  bool VisitFunctionDecl(FunctionDecl *D) override { return record(D->getNameAsString()); }
  bool VisitBuiltinTypeLoc(BuiltinTypeLoc) override { return record("type"); }
  bool TraverseConditionalOperator(ConditionalOperator *E,
                                   ASTWalker::DataRecursionQueue * = nullptr) override {
    record("[");
    bool Goes = Base::TraverseConditionalOperator(E);
    record("]");
    return Goes;
  }

private:
  bool record(const std::string &What) {
    Calls += (Calls.empty() ? "" : " ") + What;
    return Continues;
  }
};

using Walker = Recorder<ASTWalker>;

std::unique_ptr<ASTUnit> read(const char *Text) {
  return tooling::buildASTFromCodeWithArgs(Text, {"-std=c++20"});
}

std::string walk(const char *Text, Walker With = {}) {
  With.TraverseDecl(read(Text)->getASTContext().getTranslationUnitDecl());
  return With.Calls;
}

TEST(ASTWalker, CallsBasesFirstAndPartsAfterTheirNode) {
  EXPECT_EQ(walk("struct S { void m(short); } s; void f() { s.m((short)(1 ? 2 : 3)); }"),
            "m type type f type call member-call cast type [ 1 2 3 ]");
}

TEST(ASTWalker, EndsWithTheFirstFalse) {
  Walker Once;
  Once.Continues = false;
  EXPECT_EQ(walk("void f(); void g();", Once), "f");
}

TEST(ASTWalker, WalksInstancesOnRequest) {
  const char *Text = "template <class T> void f() { (void)T(1); } template void f<int>();";
  EXPECT_EQ(walk(Text), "f type cast type 1");
  Walker WithInstances;
  WithInstances.Instances = true;
  EXPECT_EQ(walk(Text, WithInstances), "f type cast type 1 f type cast type cast 1");
}

TEST(ASTWalker, TakesLittleStackForDeepExpressions) {
  std::unique_ptr<ASTUnit> Unit = read("int i = 7;");
  ASTContext &Ast = Unit->getASTContext();
  Expr *Deep = nullptr;
  for (Decl *D : Ast.getTranslationUnitDecl()->decls())
    if (auto *Variable = dyn_cast<VarDecl>(D))
      Deep = Variable->getInit();
  ASSERT_TRUE(Deep);
  for (unsigned I = 0; I < 300000; ++I)
    Deep = new (Ast) ParenExpr(SourceLocation(), SourceLocation(), Deep);
  Walker Any;
  EXPECT_TRUE(Any.TraverseStmt(Deep));
  EXPECT_EQ(Any.Calls, "7");
  Recorder<BodyWalker> OfBody;
  EXPECT_TRUE(OfBody.TraverseStmt(Deep));
  EXPECT_EQ(OfBody.Calls, "7");
}

TEST(BodyWalker, WalksWhatRuns) {
  std::unique_ptr<ASTUnit> Unit =
      read("struct S { S(int i) : m(2) { [k = 3] { return 4; }; int a[5]"
           " = {6}; struct L { int n = 8; }; sizeof(9); } int m; };");
  Recorder<BodyWalker> Body;
  for (Decl *D : Unit->getASTContext().getTranslationUnitDecl()->decls())
    if (auto *Class = dyn_cast<CXXRecordDecl>(D))
      for (const CXXConstructorDecl *Constructor : Class->ctors())
        if (Constructor->hasBody())
          Body.walk(Constructor);
  EXPECT_EQ(Body.Calls, "2 3 6");
}

} // namespace
