//===- CudaSideTest.cpp - tests of the side of code outside of functions --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/CudaSide.h"
#include "Compile.h"
#include "gtest/gtest.h"

using namespace ampcc;
using clang::CUDAFunctionTarget;

namespace {

std::string typeOn(CUDAFunctionTarget Side) {
  std::string Type;
  Compile Unit;
  Unit.cuda();
  Unit.AfterDeclaration = [&](clang::Sema &S) { sideOutsideFunctions(S) = Side; };
  Unit.AtEnd = [&](clang::Sema &S) {
    Type = llvm::cast<clang::TypedefNameDecl>(find(S, "Result"))
               ->getUnderlyingType()
               .getCanonicalType()
               .getAsString();
  };
  EXPECT_TRUE(Unit.run(R"(
    __attribute__((device)) char f();
    __attribute__((host)) int f();
    typedef decltype(f()) Result;
  )"));
  return Type;
}

TEST(CudaSide, DecidesOutsideOfFunctions) {
  EXPECT_EQ(typeOn(CUDAFunctionTarget::Device), "char");
  EXPECT_EQ(typeOn(CUDAFunctionTarget::Host), "int");
}

TEST(CudaSide, OfGuidesWithoutAttributes) {
  Compile Unit;
  Unit.cuda();
  Unit.AtEnd = [](clang::Sema &S) {
    const auto *Template = llvm::cast<clang::ClassTemplateDecl>(find(S, "Wrapper"));
    clang::DeclarationName Name = S.Context.DeclarationNames.getCXXDeductionGuideName(
        const_cast<clang::ClassTemplateDecl *>(Template));
    for (const clang::NamedDecl *D : S.Context.getTranslationUnitDecl()->lookup(Name))
      if (const auto *Guide = llvm::dyn_cast<clang::CXXDeductionGuideDecl>(D)) {
        EXPECT_EQ(S.CUDA().IdentifyTarget(Guide) == CUDAFunctionTarget::HostDevice,
                  GuidesAreForBothSides);
      }
  };
  EXPECT_TRUE(Unit.run("template <class T> struct Wrapper { Wrapper(T); };\n"
                       "Wrapper(const char *) -> Wrapper<int>;\n"));
}

TEST(CudaSide, OfConstevalFunctions) {
  Compile Unit;
  Unit.cuda();
  Unit.AtEnd = [](clang::Sema &S) {
    EXPECT_EQ(S.CUDA().IdentifyTarget(find(S, "f")->getAsFunction()) ==
                  CUDAFunctionTarget::HostDevice,
              ConstevalIsForBothSides);
  };
  EXPECT_TRUE(Unit.run("__attribute__((host)) consteval int f() { return 1; }"));
}

} // namespace
