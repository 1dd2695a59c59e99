//===- ConceptResultsTest.cpp - tests of Clang's cache of concepts -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/ConceptResults.h"
#include "Compile.h"
#include "clang/AST/ExprConcepts.h"
#include "clang/Sema/TemplateInstCallback.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// The answer for Later changes while it is kept.
constexpr llvm::StringLiteral Text = R"(
  template <class T> concept Complete = requires { sizeof(T); };
  struct Later;
  constexpr bool Before = Complete<Later>;
  struct Later {};
  constexpr bool After = Complete<Later>;
)";

bool valueOf(clang::Sema &S, llvm::StringRef Name) {
  const auto *Variable = llvm::cast<clang::VarDecl>(find(S, Name));
  return Variable->evaluateValue()->getInt().getBoolValue();
}

const clang::ConceptSpecializationExpr *asked(clang::Sema &S, llvm::StringRef Name) {
  const auto *Variable = llvm::cast<clang::VarDecl>(find(S, Name));
  const clang::Expr *E = Variable->getInit()->IgnoreImplicit();
  if (const auto *Constant = llvm::dyn_cast<clang::ConstantExpr>(E))
    E = Constant->getSubExpr()->IgnoreImplicit();
  return llvm::dyn_cast<clang::ConceptSpecializationExpr>(E);
}

TEST(ConceptResults, AreKeptForTheArgumentsAlone) {
  Compile Unit;
  Unit.AtEnd = [](clang::Sema &S) {
    EXPECT_FALSE(valueOf(S, "Before"));
    EXPECT_FALSE(valueOf(S, "After"));
    EXPECT_GT(numConceptResults(S), 0u);
  };
  EXPECT_TRUE(Unit.run(Text));
}

TEST(ConceptResults, AreCleared) {
  Compile Unit;
  Unit.AfterDeclaration = [](clang::Sema &S) {
    clearConceptResults(S);
    EXPECT_EQ(numConceptResults(S), 0u);
  };
  Unit.AtEnd = [](clang::Sema &S) {
    EXPECT_FALSE(valueOf(S, "Before"));
    EXPECT_TRUE(valueOf(S, "After"));
  };
  EXPECT_TRUE(Unit.run(Text));
}

TEST(ConceptResults, ComeBack) {
  Compile Unit;
  Unit.AtEnd = [](clang::Sema &S) {
    unsigned Number = numConceptResults(S);
    ConceptResults Kept(S.Context);
    Kept.takeFrom(S);
    EXPECT_EQ(numConceptResults(S), 0u);
    Kept.giveTo(S);
    EXPECT_EQ(numConceptResults(S), Number);
  };
  EXPECT_TRUE(Unit.run(Text));
}

TEST(ConceptResults, OfAConceptIsFoundAnew) {
  Compile Unit;
  Unit.AtEnd = [](clang::Sema &S) {
    const clang::ConceptSpecializationExpr *Asked = asked(S, "Before");
    ASSERT_TRUE(Asked);
    EXPECT_FALSE(Asked->isSatisfied());
    clearConceptResults(S);
    EXPECT_EQ(isSatisfied(S, Asked), true);
  };
  EXPECT_TRUE(Unit.run(Text));
}

class Checks : public clang::TemplateInstantiationCallback {
public:
  explicit Checks(unsigned &Number) : Number(Number) {}
  void initialize(const clang::Sema &) override {}
  void finalize(const clang::Sema &) override {}
  void atTemplateBegin(const clang::Sema &,
                       const clang::Sema::CodeSynthesisContext &Inst) override {
    Number += Inst.Kind == clang::Sema::CodeSynthesisContext::ConstraintsCheck &&
              llvm::isa_and_nonnull<clang::ConceptDecl>(Inst.Entity);
  }
  void atTemplateEnd(const clang::Sema &, const clang::Sema::CodeSynthesisContext &) override {}

private:
  unsigned &Number;
};

TEST(ConceptResults, ACheckOfAConceptIsReported) {
  unsigned Number = 0;
  Compile Unit;
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    S.TemplateInstCallbacks.push_back(std::make_unique<Checks>(Number));
  };
  Unit.AtEnd = [](clang::Sema &S) { S.TemplateInstCallbacks.clear(); };
  EXPECT_TRUE(Unit.run(Text));
  EXPECT_EQ(Number, 1u); // the second answer was kept
}

} // namespace
