//===- CloneModuleTest.cpp - copies of whole modules ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Text.h"
#include "ampcc/KIR/Verifier.h"
#include <gtest/gtest.h>

using namespace ampcc::kir;

namespace {

const char *const Text = R"(file "a.cpp"
fast_math
message print "%d" (int, "x") at 1:4
struct node size 16 align 8 library { node* next @0; int[2] values @8; }

inline int first(node const* this) at 1:2 {
  @1:3 return this->values[0];
}

kernel void k(int* global data bind buffer 8 readonly, final int n bind domain 0) key "K" rank 1 group 64 1 1 {
  tile_static node[4] nodes;
  unroll for (int i = 0; i < n; i +=<long> 1l) {
    nodes[i].values[1] = first(&nodes[i]);
  }
  @atomic_add<int>(addr<int* global>(data[1]), 2);
}
)";

std::unique_ptr<Module> parse() {
  std::string Error;
  std::unique_ptr<Module> M = readText(Text, Error);
  EXPECT_TRUE(M) << Error;
  return M;
}

std::string written(const Module &M) {
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  writeText(OS, M);
  return Out;
}

TEST(CloneModule, SaysTheSame) {
  auto M = parse();
  auto Copy = cloneModule(*M);
  EXPECT_TRUE(verify(*Copy).empty());
  EXPECT_EQ(written(*Copy), written(*M));
}

TEST(CloneModule, HasTheSameOptions) {
  auto M = parse();
  M->FastMath = M->Robust = M->Check = true;
  M->RecursionDepth = 10;
  M->Contract = Module::Devices::Cpus;
  M->CheckRules = 1u << unsigned(CheckRule::Race);
  auto Copy = cloneModule(*M);
  EXPECT_EQ(written(*Copy), written(*M));
  EXPECT_NE(written(*Copy).find("check(race)"), std::string::npos);
  EXPECT_NE(written(*Copy).find("recursion_depth 10\n"), std::string::npos);
}

TEST(CloneModule, OutlivesTheOriginal) {
  auto M = parse();
  std::string Before = written(*M);
  auto Copy = cloneModule(*M);
  M.reset();
  EXPECT_EQ(written(*Copy), Before);
}

TEST(CloneModule, SharesNothing) {
  auto M = parse();
  std::string Before = written(*M);
  auto Copy = cloneModule(*M);
  Function *K = Copy->Functions[1];
  K->Params[0]->Name = "other";
  K->Params[1]->Binding->Offset = 3;
  walkExprs(K->Body, [&](Expr *&E) {
    if (auto *Member_ = llvm::dyn_cast<Member>(E))
      Member_->Index = 0;
    if (auto *S = llvm::dyn_cast<StructType>(E->type()))
      const_cast<StructType *>(S)->Fields[1].Name = "renamed";
  });
  Copy->Functions[0]->Body->Stmts.clear();
  EXPECT_EQ(written(*M), Before);
}

} // namespace
