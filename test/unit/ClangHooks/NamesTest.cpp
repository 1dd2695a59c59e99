//===- NamesTest.cpp - the linkage of mangled names ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compile.h"
#include "ampcc/ClangHooks/LinkageNames.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/Mangle.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

TEST(LinkageNames, HaveTheSign) {
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
      return mangleAs({Internal, {}, {}}, [&](llvm::raw_ostream &OS) {
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

TEST(LinkageNames, AreThoseOfC) {
  Compile Unit;
  Unit.AtEnd = [](clang::Sema &S) {
    std::unique_ptr<clang::ItaniumMangleContext> Mangler(
        clang::ItaniumMangleContext::create(S.Context, S.getDiagnostics()));
    std::vector<clang::NamedDecl *> Functions, Variables; // with redeclarations
    clang::FunctionDecl *Instance = nullptr;
    auto *Space = llvm::cast<clang::NamespaceDecl>(find(S, "n1"));
    for (clang::Decl *Linkage : Space->decls()) {
      if (auto *Template = llvm::dyn_cast<clang::FunctionTemplateDecl>(Linkage))
        for (clang::FunctionDecl *D : Template->specializations())
          Instance = D;
      if (llvm::isa<clang::LinkageSpecDecl>(Linkage))
        for (clang::Decl *D : llvm::cast<clang::LinkageSpecDecl>(Linkage)->decls())
          (llvm::isa<clang::FunctionDecl>(D) ? Functions : Variables)
              .push_back(llvm::cast<clang::NamedDecl>(D));
    }
    ASSERT_TRUE(Functions.size() == 2 && Variables.size() == 1 && Instance);
    auto Name = [&](std::vector<clang::NamedDecl *> OfC) {
      return mangleAs({{}, OfC, {}}, [&](llvm::raw_ostream &OS) {
        Mangler->mangleName(clang::GlobalDecl(Instance), OS);
      });
    };
    const std::string OfClang =
        "_ZN2n15takesIXadL_ZNS_L8variableEEEXadL_ZNS_L8functionEPNS_1SEEEEEvv";
    EXPECT_EQ(Name({}), OfClang);
    EXPECT_EQ(Name(Functions), "_ZN2n15takesIXadL_ZNS_L8variableEEEXadL_Z8functionEEEEvv");
    EXPECT_EQ(Name({Functions[0], Functions[1], Variables[0]}),
              "_ZN2n15takesIXadL_Z8variableEEXadL_Z8functionEEEEvv");
    EXPECT_EQ(Name({}), OfClang);
    EXPECT_EQ(Functions[1]->getFormalLinkage(), clang::Linkage::Internal);
  };
  EXPECT_TRUE(Unit.run("namespace n1 { struct S {};\n"
                       "extern \"C\" { static int variable; static void function(S *); static void "
                       "function(S *) {} }\n"
                       "template <int *, void (*)(S *)> void takes() {}\n"
                       "void uses() { takes<&variable, &function>(); } }\n"));
}

} // namespace
