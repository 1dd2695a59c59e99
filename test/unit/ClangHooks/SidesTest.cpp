//===- SidesTest.cpp - tests of sides in Clang's CUDA mode ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compile.h"
#include "ampcc/ClangHooks/AllocationFunctions.h"
#include "ampcc/ClangHooks/Initialisation.h"
#include "ampcc/ClangHooks/LookupCallbacks.h"
#include "ampcc/ClangHooks/OtherSides.h"
#include "ampcc/ClangHooks/SpecialMembers.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Expr.h"
#include "clang/Sema/ParsedAttr.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// The type of a variable of f().
std::string typeOf(clang::Sema &S, llvm::StringRef Name) {
  for (const clang::Decl *D : find(S, "f")->getAsFunction()->decls())
    if (const auto *Var = llvm::dyn_cast<clang::VarDecl>(D); Var && Var->getName() == Name)
      return Var->getType().getCanonicalType().getAsString();
  return "";
}

TEST(OtherSides, CountForTheCallsInBetween) {
  OtherSides Meanwhile;
  Compile Unit;
  Unit.cuda();
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    llvm::IntrusiveRefCntPtr<LookupCallbacks> Source(new LookupCallbacks(S.Context));
    Source->add("begin", [&] {
      Meanwhile = OtherSides(S.getCurFunctionDecl(), /*Host=*/false, /*Device=*/true);
    });
    Source->add("end", [&] { Meanwhile.restore(); });
    S.addExternalSource(Source.get());
  };
  Unit.AtEnd = [](clang::Sema &S) {
    EXPECT_EQ(typeOf(S, "before"), "int");
    EXPECT_EQ(typeOf(S, "within"), "char");
    EXPECT_EQ(typeOf(S, "after"), "int");
    const clang::FunctionDecl *F = find(S, "f")->getAsFunction();
    EXPECT_TRUE(F->hasAttr<clang::CUDAHostAttr>());
    EXPECT_FALSE(F->hasAttr<clang::CUDADeviceAttr>());
  };
  EXPECT_TRUE(Unit.run(R"(
    __attribute__((device)) char g();
    __attribute__((host)) int g();
    __attribute__((host)) void f() {
      decltype(g()) before;
      int begins __attribute__((annotate("", begin)));
      decltype(g()) within;
      int ends __attribute__((annotate("", end)));
      decltype(g()) after;
    }
  )"));
}

/// Two constructors for each side, which only their sides tell apart.
std::string classes(llvm::StringRef OfAnother) {
  return (R"(
    struct Cpu { __attribute__((host)) Cpu(); };
    struct Amp { __attribute__((device)) Amp(); };
    struct Both { Cpu C; Amp A; )" +
          OfAnother + " };\n")
      .str();
}

TEST(SpecialMembers, AreDeletedBecauseOfTheirSides) {
  Compile Unit;
  Unit.cuda();
  Unit.AtEnd = [](clang::Sema &S) {
    auto *Class = llvm::cast<clang::CXXRecordDecl>(find(S, "Both"));
    for (clang::CXXConstructorDecl *Ctor : Class->ctors()) {
      if (!Ctor->isDefaultConstructor())
        continue;
      EXPECT_TRUE(Ctor->hasAttr<clang::CUDAInvalidTargetAttr>());
      EXPECT_TRUE(Ctor->isDeleted());
      permitMember(Ctor);
      EXPECT_FALSE(Ctor->isDeleted());
    }
  };
  EXPECT_TRUE(Unit.run(classes("Both() = default;")));
}

TEST(SpecialMembers, AreCalledOncePermitted) {
  Compile Unit;
  Unit.cuda();
  EXPECT_FALSE(
      Unit.run(classes("Both() = default;") + "__attribute__((device)) void f() { Both B; }"));
  Unit.AfterDeclaration = [](clang::Sema &S) {
    if (auto *Class = llvm::dyn_cast_or_null<clang::CXXRecordDecl>(find(S, "Split")))
      for (clang::CXXConstructorDecl *Ctor : Class->ctors())
        permitMember(Ctor);
  };
  // For each side there is a constructor to call.
  EXPECT_TRUE(Unit.run(R"(
    struct Cpu { __attribute__((host)) Cpu(); __attribute__((device)) Cpu(int = 0); };
    struct Amp { __attribute__((device)) Amp(); __attribute__((host)) Amp(int = 0); };
    struct Split { Cpu C; Amp A; Split() = default; };
    __attribute__((device)) void f() { Split S; }
  )"));
}

constexpr llvm::StringLiteral News = R"(
  typedef __SIZE_TYPE__ size_t;
  template <class T> int *h(T) { return new int; }
  int *f() { return new int; }
)";

/// The global functions `operator new` of the unit.
unsigned numNews(clang::Sema &S) {
  clang::DeclarationName Name = S.Context.DeclarationNames.getCXXOperatorName(clang::OO_New);
  const auto Found = S.Context.getTranslationUnitDecl()->lookup(Name);
  return std::distance(Found.begin(), Found.end());
}

TEST(AllocationFunctions, AreDeclaredForEachSide) {
  unsigned Before = 0, After = 0;
  Compile Unit;
  Unit.cuda();
  Unit.AtEnd = [&](clang::Sema &S) {
    Before = numNews(S);
    removeDeviceAllocation(S);
    After = numNews(S);
    for (const clang::NamedDecl *D : S.Context.getTranslationUnitDecl()->lookup(
             S.Context.DeclarationNames.getCXXOperatorName(clang::OO_New)))
      EXPECT_FALSE(D->hasAttr<clang::CUDADeviceAttr>());
  };
  EXPECT_TRUE(Unit.run(News));
  EXPECT_GT(After, 0u);
  EXPECT_EQ(Before, 2 * After);
}

class TestStorage : public clang::ParsedAttrInfo {
public:
  TestStorage() {
    static constexpr Spelling Names[] = {{clang::ParsedAttr::AS_GNU, "ampcc_test_storage"}};
    Spellings = Names;
  }
  AttrHandling handleDeclAttribute(clang::Sema &S, clang::Decl *D,
                                   const clang::ParsedAttr &Attr) const override {
    D->addAttr(clang::CUDASharedAttr::Create(S.Context, Attr.getRange()));
    leaveUninitialised(llvm::cast<clang::VarDecl>(D), Attr.getRange());
    return AttributeApplied;
  }
};

clang::ParsedAttrInfoRegistry::Add<TestStorage> Registration("ampcc_test_storage", "for a test");

TEST(Initialisation, IsLeftOut) {
  auto Run = [](llvm::StringRef Attribute) {
    Compile Unit;
    Unit.cuda();
    return Unit.run(("struct S { __attribute__((device)) S() {} int I = 1; };\n"
                     "__attribute__((device)) void f() { static __attribute__((" +
                     Attribute + ")) S Tile; }")
                        .str());
  };
  EXPECT_FALSE(Run("shared"));
  EXPECT_TRUE(Run("ampcc_test_storage"));
}

} // namespace
