//===- NamesTest.cpp - the sign of internal linkage in a mangled name -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compile.h"
#include "ampcc/ClangHooks/InternalNames.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/Mangle.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

TEST(InternalNames, HaveTheSign) {
  Compile Unit;
  Unit.AtEnd = [](clang::Sema &S) {
    std::unique_ptr<clang::ItaniumMangleContext> Mangler(
        clang::ItaniumMangleContext::create(S.Context, S.getDiagnostics()));
    auto *Space = llvm::cast<clang::NamespaceDecl>(find(S, "n1"))->getAnonymousNamespace();
    clang::NamedDecl *Function = nullptr, *Variable = nullptr;
    clang::FunctionTemplateDecl *Template = nullptr;
    for (clang::Decl *D : Space->decls()) {
      if (llvm::isa<clang::FunctionDecl>(D))
        Function = llvm::cast<clang::NamedDecl>(D);
      else if (llvm::isa<clang::VarDecl>(D))
        Variable = llvm::cast<clang::NamedDecl>(D);
      else if (llvm::isa<clang::FunctionTemplateDecl>(D))
        Template = llvm::cast<clang::FunctionTemplateDecl>(D);
    }
    ASSERT_TRUE(Function && Variable && Template);
    auto Name = [&](clang::NamedDecl *D, std::vector<clang::NamedDecl *> Internal) {
      return mangleInternal(Internal, [&](llvm::raw_ostream &OS) {
        Mangler->mangleName(clang::GlobalDecl(D->getAsFunction()), OS);
      });
    };
    EXPECT_EQ(Name(Function, {}), "_ZN2n112_GLOBAL__N_18functionEPNS0_1SE");
    EXPECT_EQ(Name(Function, {Function}), "_ZN2n112_GLOBAL__N_1L8functionEPNS0_1SE");
    EXPECT_EQ(Function->getName(), "function");
    clang::FunctionDecl *Instance = nullptr;
    for (clang::FunctionDecl *D : Template->specializations())
      Instance = D;
    ASSERT_TRUE(Instance);
    // The variable is an argument of the instance.
    EXPECT_EQ(Name(Instance, {}), "_ZN2n112_GLOBAL__N_15takesIXadL_ZNS0_8variableEEEEEvv");
    EXPECT_EQ(Name(Instance, {Template, Template->getTemplatedDecl(), Instance, Variable}),
              "_ZN2n112_GLOBAL__N_1L5takesIXadL_ZNS0_L8variableEEEEEvv");
  };
  EXPECT_TRUE(Unit.run("namespace n1 { namespace {\n"
                       "struct S {}; int variable;\n"
                       "void function(S *) {}\n"
                       "template <int *> void takes() {}\n"
                       "} void uses() { takes<&variable>(); } }\n"));
}

} // namespace
