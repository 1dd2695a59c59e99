//===- TreeTest.cpp - types, copies and traversal -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/AnyBuiltin.h"
#include "ampcc/KIR/AtomicBuiltins.h"
#include "ampcc/KIR/Structs.h"
#include "ampcc/KIR/Text.h"
#include <gtest/gtest.h>

using namespace ampcc::kir;
using llvm::cast;

namespace {

std::unique_ptr<Module> parse(llvm::StringRef Text) {
  std::string Error;
  std::unique_ptr<Module> M = readText(Text, Error);
  EXPECT_TRUE(M) << Error;
  return M;
}

TEST(Types, AreUnique) {
  Context Ctx;
  EXPECT_EQ(Ctx.pointerTo(Ctx.intTy()), Ctx.pointerTo(Ctx.intTy()));
  EXPECT_NE(Ctx.pointerTo(Ctx.intTy()), Ctx.pointerTo(Ctx.intTy(), false, Space::Global));
  EXPECT_NE(Ctx.intTy(32, true), Ctx.intTy(32, false));
  EXPECT_NE(Ctx.createStruct("s"), Ctx.createStruct("s"));
}

TEST(Types, KnowTheirSize) {
  Context Ctx;
  EXPECT_EQ(Ctx.arrayOf(Ctx.arrayOf(Ctx.intTy(16), 3), 2)->size(), 12u);
  EXPECT_EQ(Ctx.arrayOf(Ctx.floatTy(64), 3)->align(), 8u);
}

TEST(Clone, CopiesWhatItDeclares) {
  auto M = parse("int f(int a) { int b = a; if (b == 0) { int c = b; b = c; } return b; }");
  Function *F = M->Functions[0];
  VarMap Vars;
  auto *Copy = cast<Block>(clone(M->Ctx, F->Body, Vars));
  EXPECT_EQ(Vars.size(), 2u); // b and c; the parameter is shared
  auto *D = cast<DeclStmt>(Copy->Stmts[0]);
  EXPECT_NE(D->V, cast<DeclStmt>(F->Body->Stmts[0])->V);
  EXPECT_EQ(cast<VarRef>(D->Init)->V, F->Params[0]);
  EXPECT_EQ(cast<VarRef>(cast<Return>(Copy->Stmts[2])->Value)->V, D->V);
}

TEST(Clone, SharesTileStatic) {
  auto M = parse("void f() { tile_static int t; t = 1; }");
  VarMap Vars;
  auto *Copy = cast<Block>(clone(M->Ctx, M->Functions[0]->Body, Vars));
  EXPECT_EQ(cast<DeclStmt>(Copy->Stmts[0])->V, cast<DeclStmt>(M->Functions[0]->Body->Stmts[0])->V);
}

TEST(Structs, ComeAfterTheirParts) {
  auto M = parse("struct outer size 8 align 4 { inner i @0; other* o @4; }"
                 "struct inner size 4 align 4 { int x @0; }"
                 "struct other size 4 align 4 { int x @0; }"
                 "struct unused size 4 align 4 { int x @0; }"
                 "void f(outer* p) {}");
  std::vector<std::string> Names;
  for (StructType *S : usedStructs(*M))
    Names.push_back(S->Name);
  EXPECT_EQ(Names, (std::vector<std::string>{"inner", "other", "outer"}));
}

TEST(Builtins, HaveEffects) {
  EXPECT_EQ(builtinInfo("get_local_id").Effect, BuiltinEffect::Pure);
  EXPECT_EQ(builtinInfo("sqrt").Effect, BuiltinEffect::Pure);
  EXPECT_EQ(builtinInfo("atomic_add").Effect, BuiltinEffect::Writes);
  EXPECT_EQ(builtinInfo("barrier").Effect, BuiltinEffect::Barrier);
}

TEST(Builtins, HaveKinds) {
  EXPECT_EQ(builtinInfo("get_group_id").Kind, BuiltinKind::WorkItem);
  EXPECT_EQ(builtin::atomic_xor.Kind, BuiltinKind::Atomic);
  EXPECT_EQ(builtinInfo(AnyBuiltin::sqrt).Name, "sqrt");
  EXPECT_EQ(builtinInfo("get_rich").Number, 0);
}

TEST(Text, KeepsNamesApart) {
  auto M = parse("int f(int a) { { int b = a; } { int b$2 = a; a = b$2; } return a; }");
  std::string Text = toText(*M->Functions[0]);
  EXPECT_NE(Text.find("int b$2 = a;"), std::string::npos) << Text;
  EXPECT_NE(Text.find("a = b$2;"), std::string::npos) << Text;
}

} // namespace
