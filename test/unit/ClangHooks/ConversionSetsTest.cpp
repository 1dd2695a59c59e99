//===- ConversionSetsTest.cpp - conversion functions for each query -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/ConversionSets.h"
#include "Compile.h"
#include "ampcc/ClangHooks/LookupCallbacks.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// The type of a variable of the unit.
std::string typeOf(clang::Sema &S, llvm::StringRef Name) {
  return llvm::cast<clang::VarDecl>(find(S, Name))->getType().getCanonicalType().getAsString();
}

TEST(ConversionSets, ChangeWithEachQuery) {
  std::string Usable;
  ConversionSets *Sets = nullptr;
  const auto IsUsable = [&](const clang::NamedDecl *D) {
    const auto *Conversion = llvm::cast<clang::CXXConversionDecl>(D);
    return Usable.empty() || Conversion->getConversionType().getAsString() == Usable;
  };
  Compile Unit;
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    Sets = ConversionSets::create(S.Context, IsUsable);
    llvm::IntrusiveRefCntPtr<LookupCallbacks> Source(new LookupCallbacks(S.Context));
    for (const char *Type : {"int", "long", "char"})
      Source->add(std::string("only_") + Type, [&Usable, Type] { Usable = Type; });
    Source->add("stop", [&] {
      Sets->stop();
      Sets = nullptr;
    });
    S.addExternalSource(Source.get());
  };
  Unit.AfterDeclaration = [&](clang::Sema &S) {
    for (const char *Name : {"Base", "Derived"})
      if (clang::NamedDecl *D = Sets ? find(S, Name) : nullptr)
        Sets->watch(llvm::cast<clang::CXXRecordDecl>(D));
  };
  Unit.AtEnd = [](clang::Sema &S) {
    EXPECT_EQ(typeOf(S, "a"), "int");
    EXPECT_EQ(typeOf(S, "b"), "long");
    EXPECT_EQ(typeOf(S, "c"), "long");
    EXPECT_EQ(typeOf(S, "d"), "int");
    auto *Base = llvm::cast<clang::CXXRecordDecl>(find(S, "Base"));
    auto Range = Base->getVisibleConversionFunctions();
    llvm::SmallPtrSet<clang::NamedDecl *, 4> All(Range.begin(), Range.end());
    EXPECT_EQ(All.size(), 2u);
  };
  EXPECT_TRUE(Unit.run(R"(
    struct Base { operator int(); operator long(); };
    struct Derived : Base {};
    Base base;
    Derived derived;
    [[clang::annotate("", only_int)]] decltype(-base) a;
    [[clang::annotate("", only_long)]] int at;
    decltype(-base) b;
    decltype(-derived) c;
    [[clang::annotate("", only_int)]] int again;
    decltype(-derived) d;
    [[clang::annotate("", stop)]] int end;
  )"));
}

TEST(ConversionSets, AreWholeWhereNothingIsUsable) {
  ConversionSets *Sets = nullptr;
  Compile Unit;
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    Sets = ConversionSets::create(S.Context, [](const clang::NamedDecl *) { return false; });
  };
  Unit.AfterDeclaration = [&](clang::Sema &S) {
    if (clang::NamedDecl *D = find(S, "Class"))
      Sets->watch(llvm::cast<clang::CXXRecordDecl>(D));
  };
  EXPECT_TRUE(Unit.run("struct Class { operator int(); } object; int value = object;"));
}

} // namespace
