//===- ParserPositionTest.cpp - the token at which the parser is ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/ParserPosition.h"
#include "Compile.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// Lexes the unit, and gives the parser its tokens.
void watch(clang::Sema &S, clang::tok::TokenKind Kind,
           std::function<void(const clang::Token &, bool)> Action) {
  clang::Preprocessor &PP = S.getPreprocessor();
  std::vector<clang::Token> Tokens;
  do {
    Tokens.emplace_back();
    PP.Lex(Tokens.back());
  } while (Tokens.back().isNot(clang::tok::eof));
  watchTokens(
      PP, Tokens, [Kind](const clang::Token &Tok) { return Tok.is(Kind); }, std::move(Action));
  auto Stream = std::make_unique<clang::Token[]>(Tokens.size());
  std::copy(Tokens.begin(), Tokens.end(), Stream.get());
  PP.EnterTokenStream(std::move(Stream), Tokens.size(), /*DisableMacroExpansion=*/true,
                      /*IsReinject=*/false);
}

TEST(ParserPosition, IsSeenByTheWatcher) {
  std::vector<bool> DeclaredBefore;
  Compile Unit;
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    watch(S, clang::tok::semi, [&](const clang::Token &Tok, bool IsLookAhead) {
      EXPECT_TRUE(Tok.is(clang::tok::semi)); // no other one
      if (!IsLookAhead)
        DeclaredBefore.push_back(find(S, "a") != nullptr);
    });
  };
  EXPECT_TRUE(Unit.run("int a = 1; int b = 2;"));
  // The parser takes a token when it is done with what stands before.
  EXPECT_EQ(DeclaredBefore, (std::vector<bool>{true, true}));
}

TEST(ParserPosition, LooksAhead) {
  std::vector<bool> LookAheads;
  Compile Unit;
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    watch(S, clang::tok::r_paren,
          [&](const clang::Token &, bool IsLookAhead) { LookAheads.push_back(IsLookAhead); });
  };
  // After the parenthesis it is known whether this is a function or a variable.
  EXPECT_TRUE(Unit.run("struct S { S(int); }; int n; void f() { S s(int(n)); }"));
  EXPECT_TRUE(llvm::is_contained(LookAheads, true));
  EXPECT_TRUE(llvm::is_contained(LookAheads, false));
}

TEST(ParserPosition, IsThatOfAMessage) {
  class Client : public clang::DiagnosticConsumer {
  public:
    void HandleDiagnostic(clang::DiagnosticsEngine::Level, const clang::Diagnostic &Info) override {
      Position = positionOf(*P);
      Own = Info.getLocation();
    }
    const clang::Parser *P = nullptr;
    clang::SourceLocation Position, Own;
  } Messages;
  Compile Unit;
  Unit.Client = &Messages;
  Unit.AtStart = [&](clang::Sema &, clang::Parser &P) { Messages.P = &P; };
  EXPECT_FALSE(Unit.run("int a; int f(int b] );"));
  EXPECT_TRUE(Messages.Own.isValid());
  EXPECT_EQ(Messages.Position, Messages.Own);
}

} // namespace
