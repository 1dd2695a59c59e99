//===- HiddenMembersTest.cpp - tests of members that a specialisation belongs to --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/HiddenMembers.h"
#include "Compile.h"
#include "ampcc/ClangHooks/LookupCallbacks.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// The members `m` of X<float> that are for the device, or not.
std::vector<clang::FunctionDecl *> members(clang::Sema &S, bool OfDevice) {
  std::vector<clang::FunctionDecl *> Result;
  auto *Template = llvm::cast<clang::ClassTemplateDecl>(find(S, "X"));
  for (auto *Class : Template->specializations())
    for (auto *Member : Class->methods())
      if (Member->getIdentifier() && Member->getName() == "m" &&
          Member->hasAttr<clang::CUDADeviceAttr>() == OfDevice)
        Result.push_back(Member);
  return Result;
}

/// Which of the two is specialized if the other one is hidden where the parser looks `asked` up.
void hide(bool Device) {
  unsigned Number = 0;
  Compile Unit;
  Unit.cuda();
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    llvm::IntrusiveRefCntPtr<LookupCallbacks> Source(new LookupCallbacks(S.Context));
    Source->add("asked", [&] {
      ++Number;
      hideMembers(S.Context, members(S, Device));
    });
    S.addExternalSource(Source.get());
    showMembersWhenSettled(S);
  };
  Unit.AtEnd = [&](clang::Sema &S) {
    for (bool OfDevice : {false, true}) {
      clang::FunctionDecl *Member = members(S, OfDevice).front()->getCanonicalDecl();
      EXPECT_TRUE(Member->getReturnType()->isIntegerType());
      EXPECT_EQ(Member->getTemplateSpecializationKind() == clang::TSK_ExplicitSpecialization,
                OfDevice != Device);
    }
  };
  EXPECT_TRUE(Unit.run(std::string(R"(
    template <class T> struct X {
      __attribute__((device)) int m();
      __attribute__((host)) int m();
    };
    extern X<float> *Made;
    unsigned Size = sizeof(X<float>);
    template <> __attribute__((annotate("", asked)))
  )") + (Device ? "__attribute__((host))" : "__attribute__((device))") +
                       "int X<float>::m();"));
  EXPECT_EQ(Number, 1u);
}

TEST(HiddenMembers, AreNotSpecialized) {
  hide(/*Device=*/true);
  hide(/*Device=*/false);
}

} // namespace
