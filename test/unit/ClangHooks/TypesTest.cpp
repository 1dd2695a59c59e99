//===- TypesTest.cpp - types in any version of Clang ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/Types.h"
#include "Compile.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

TEST(Types, AreFoundAndMade) {
  Compile Unit;
  Unit.AtEnd = [](clang::Sema &S) {
    clang::ASTContext &Ast = S.Context;
    auto *Class = llvm::cast<clang::CXXRecordDecl>(find(S, "S"));
    EXPECT_EQ(classType(Class).getAsString(), "struct S");
    EXPECT_EQ(classType(Class)->getAsCXXRecordDecl(), Class->getDefinition());
    auto TypeOf = [&](llvm::StringRef Name) {
      return llvm::cast<clang::VarDecl>(find(S, Name))->getType();
    };
    const auto *Pointer = TypeOf("Member")->castAs<clang::MemberPointerType>();
    EXPECT_EQ(classOf(Pointer)->getCanonicalDecl(), Class->getCanonicalDecl());
    const auto *Char =
        pointerToMember(Ast, Pointer, Ast.CharTy)->castAs<clang::MemberPointerType>();
    EXPECT_EQ(Char->getPointeeType(), Ast.CharTy);
    EXPECT_EQ(classOf(Char)->getCanonicalDecl(), Class->getCanonicalDecl());

    const auto *Written = TypeOf("Box")->getAs<clang::TemplateSpecializationType>();
    ASSERT_TRUE(Written);
    clang::TemplateArgument Argument(Ast.CharTy);
    clang::QualType Other = specialization(Ast, Written, Argument);
    EXPECT_TRUE(llvm::StringRef(Other.getAsString()).ends_with("B<char>"));

    auto *Template = llvm::cast<clang::ClassTemplateDecl>(find(S, "A"));
    EXPECT_EQ(classType(createSpecialization(Template, Argument)).getAsString(), "struct A<char>");
  };
  EXPECT_TRUE(Unit.run("struct S; struct S { int m; }; int S::*Member = &S::m;\n"
                       "template <class T> struct A {};\n"
                       "namespace n { template <class T> struct B {}; }\n"
                       "n::B<int> Box;\n"));
}

} // namespace
