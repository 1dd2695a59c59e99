//===- TextParser.h - the parser of KIR's text form ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR, the intermediate representation of kernels, has a text form for tests, for tools such as
// kir-opt, and for functions that are compiled at the link (Text.h; docs/kir.md, "Text form").
// readText() (TextReader.cpp) runs this parser on the tokens of TextLexer.h. It is a recursive
// descent parser: each private function parses one construct and returns its node. After the first
// error every function returns harmless values and the parser is at the end of the text, so callers
// need not check each step. New syntax needs a case here and one in the writer (TextWriter.cpp,
// TextExprWriter.cpp).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_TEXTPARSER_H
#define AMPCC_LIB_KIR_TEXTPARSER_H

#include "TextLexer.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include <map>

namespace ampcc::kir {

class TextParser {
public:
  /// Opaque: the content of SourcePos::Opaque in the new nodes.
  TextParser(Module &M, std::vector<Token> Tokens, OpaquePositions Opaque)
      : M(M), Ctx(M.Ctx), Tokens(std::move(Tokens)), Opaque(Opaque) {}
  /// Parses all tokens into M, which must be empty. Returns false after an error; error() is then
  /// the first one, with its place.
  bool parseModule();
  const std::string &error() const { return Error; }

  /// How deep statements, expressions and types may be nested. This reader takes 6 MiB of stack for
  /// that depth; a recursion over the module takes less.
  static constexpr unsigned MaxDepth = 4000;

private:
  Module &M;
  Context &Ctx;
  std::vector<Token> Tokens;
  const OpaquePositions Opaque;
  size_t At = 0;
  unsigned Depth = 0; ///< of the recursion
  std::string Error;
  llvm::StringMap<StructType *> Structs;
  llvm::StringMap<Function *> Functions;
  std::map<uint64_t, Var *> TileStatics; ///< those with numbers
  llvm::StringMap<Var *> Vars;           ///< of the current function: names are unique in it

  // Tokens.
  const Token &peek(size_t Ahead = 0) const {
    return Tokens[std::min(At + Ahead, Tokens.size() - 1)];
  }
  const Token &take() { return Tokens[At + 1 < Tokens.size() ? At++ : At]; }
  bool accept(llvm::StringRef Text);
  void expect(llvm::StringRef Text);
  void fail(const llvm::Twine &Message) { failAt(peek(), Message); }
  void failAt(const Token &Place, const llvm::Twine &Message);
  llvm::StringRef identifier();
  uint64_t integer(uint64_t Most = ~uint64_t(0));
  unsigned small() { return integer(~uint32_t(0)); }
  std::string text();

  /// A level of the recursion. Its constructor fails the parse if the recursion is too deep.
  class Level {
    TextParser &P;
    const unsigned Weight;

  public:
    /// An expression weighs less than a statement, because a conversion and the parentheses around
    /// its operand are two levels of one node.
    explicit Level(TextParser &P, unsigned Weight = 1) : P(P), Weight(Weight) {
      if ((P.Depth += Weight) > 2 * MaxDepth)
        P.failTooDeep(P.peek());
    }
    ~Level() { P.Depth -= Weight; }
  };
  void failTooDeep(const Token &Place);
  bool isTooDeep(const Stmt *S) const;

  // Types and declarations (TextReader.cpp).
  bool startsType() const;
  const Type *type();
  const Type *baseType();
  void structDef();
  /// Takes a word of CompileOptions.def, or `vector_form`, and sets its option. Returns false at
  /// another word.
  bool compileFlag();
  void message();
  void checkRules();
  void site();
  Function *functionHeader();
  TileSize tileSize();
  std::array<unsigned, TileSize::Dimensions> threadsOfTile();
  void attributes(Function &F);
  Var *variable(Var::Storage S);
  void binding(Var &V);
  /// Skips the body of a function. parseModule() parses it after all function headers, because it
  /// may call functions that follow.
  void skipBraces();
  SourcePos position();

  // Statements (TextStmtReader.cpp).
  Block *block();
  Stmt *stmt();
  Stmt *unplacedStmt();
  Stmt *simple();
  Stmt *threads();
  bool startsForLoop() const;
  Stmt *forLoop();

  // Expressions (TextExprReader.cpp).
  Expr *expr();
  Expr *initialiser(const Type *T);
  Expr *assignment();
  Expr *conditional();
  Expr *binary(unsigned MinPrecedence);
  Expr *unary();
  Expr *postfix();
  Expr *primary();
  Expr *word(llvm::StringRef Name);
  Expr *builtin();
  Expr *number();
  Expr *cast(bool Implicit);
  Expr *member(Expr *Base);
  std::vector<Expr *> arguments();
  Expr *check();
  const Type *angleType();
  /// Returns E if it is a pointer; else fails and returns a null pointer.
  Expr *checkPointer(Expr *E);
  Expr *zero() { return Ctx.intLit(0); }
};

} // namespace ampcc::kir

#endif
