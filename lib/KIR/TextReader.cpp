//===- TextReader.cpp - text to KIR: declarations and statements ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextParser.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace ampcc::kir;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

void TextParser::fail(const Twine &Message) {
  if (Error.empty())
    Error = (Twine(peek().Line) + ":" + Twine(peek().Column) + ": " + Message).str();
  At = Tokens.size() - 1;
}

bool TextParser::accept(StringRef Text) {
  if (!peek().is(Text))
    return false;
  take();
  return true;
}

void TextParser::expect(StringRef Text) {
  if (!accept(Text))
    fail("expected '" + Text + "', found '" + peek().Text + "'");
}

StringRef TextParser::identifier() {
  if (peek().K != Token::Kind::Identifier) {
    fail("expected a name, found '" + peek().Text + "'");
    return "";
  }
  return take().Text;
}

uint64_t TextParser::integer() {
  uint64_t N = 0;
  if (peek().K != Token::Kind::Integer || peek().Text.getAsInteger(0, N)) {
    fail("expected a number, found '" + peek().Text + "'");
    return 0;
  }
  take();
  return N;
}

/// What AssignNames will see: `x$2` is the second variable that is called x.
static std::string baseName(StringRef Name) { return Name.split('$').first.str(); }

/// What printEscapedString has written: `\0A` and its kin.
static std::string unescaped(StringRef Text) {
  std::string Out;
  while (!Text.empty()) {
    unsigned Code = 0;
    if (Text.consume_front("\\\\")) {
      Out += '\\';
    } else if (Text[0] == '\\' && !Text.substr(1, 2).getAsInteger(16, Code)) {
      Out += static_cast<char>(Code);
      Text = Text.drop_front(3);
    } else {
      Out += Text[0];
      Text = Text.drop_front();
    }
  }
  return Out;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

const Type *TextParser::baseType() {
  StringRef Name = identifier();
  auto *T = StringSwitch<const Type *>(Name)
                .Case("void", Ctx.voidTy())
                .Case("bool", Ctx.boolTy())
                .Case("char", Ctx.intTy(8))
                .Case("uchar", Ctx.intTy(8, false))
                .Case("short", Ctx.intTy(16))
                .Case("ushort", Ctx.intTy(16, false))
                .Case("int", Ctx.intTy())
                .Case("uint", Ctx.intTy(32, false))
                .Case("long", Ctx.intTy(64))
                .Case("ulong", Ctx.intTy(64, false))
                .Case("float", Ctx.floatTy())
                .Case("double", Ctx.floatTy(64))
                .Default(Structs.lookup(Name));
  if (!T)
    fail("unknown type '" + Name + "'");
  return T ? T : Ctx.intTy();
}

bool TextParser::startsType() const {
  const Token &T = peek();
  if (T.K != Token::Kind::Identifier || Vars.count(T.Text))
    return false;
  static constexpr StringLiteral Scalars[] = {"void", "bool", "char", "uchar", "short", "ushort",
                                              "int",  "uint", "long", "ulong", "float", "double"};
  return Structs.count(T.Text) || is_contained(Scalars, StringRef(T.Text));
}

const Type *TextParser::type() {
  const Type *T = baseType();
  for (;;) {
    bool Const = accept("const");
    if (accept("*")) {
      Space AS = Space::Unresolved;
      for (auto [Name, Part] : {std::pair("private", Space::Private),
                                {"local", Space::Local},
                                {"global", Space::Global},
                                {"constant", Space::Constant}})
        if (accept(Name))
          AS = AS | Part;
      T = Ctx.pointerTo(T, Const, AS);
    } else if (!Const && peek().is("[")) {
      std::vector<uint64_t> Dims;
      while (accept("[")) {
        Dims.push_back(integer());
        expect("]");
      }
      for (auto It = Dims.rbegin(); It != Dims.rend(); ++It)
        T = Ctx.arrayOf(T, *It);
    } else {
      if (Const)
        fail("'const' belongs before '*'");
      return T;
    }
  }
}

//===----------------------------------------------------------------------===//
// Structs and functions
//===----------------------------------------------------------------------===//

void TextParser::structDef() {
  bool IsUnion = take().is("union");
  StructType *S = Structs.lookup(identifier());
  S->IsUnion = IsUnion;
  while (!Error.size() && !accept("{")) {
    if (accept("size"))
      S->Size = integer();
    else if (accept("align"))
      S->Align = integer();
    else if (accept("free"))
      S->ExactLayout = false;
    else if (accept("library"))
      S->IsLibrary = true;
    else if (accept("origin"))
      S->Origin = unescaped(take().Text);
    else if (accept("identity"))
      S->Identity = take().Text.str();
    else
      fail("unknown attribute of a struct: '" + peek().Text + "'");
  }
  while (Error.empty() && !accept("}")) {
    Field F;
    F.Ty = type();
    F.Name = baseName(identifier());
    expect("@");
    F.Offset = integer();
    expect(";");
    S->Fields.push_back(F);
  }
}

void TextParser::binding(Var &V) {
  ArgBinding B;
  StringRef Kind = identifier();
  B.K = StringSwitch<ArgBinding::Kind>(Kind)
#define AMPCC_ARG_KIND(NAME, Name) .Case(#NAME, ArgBinding::Kind::Name)
#define AMPCC_ENTRY_ARG_KIND(NAME, Name) .Case(#NAME, ArgBinding::Kind::Name)
#include "ampcc_rt/arg_kind.def"
            .Default(ArgBinding::Kind::Value);
  B.Offset = integer();
  if (B.K == ArgBinding::Kind::Value)
    B.Size = integer();
  if (accept("ref")) {
    B.ThroughReference = true;
    B.InnerOffset = integer();
  }
  B.ReadOnly = accept("readonly");
  B.IsViewOffset = accept("viewoffset");
  if (accept("viewbit"))
    B.ViewBit = integer();
  if (accept("usual"))
    B.Usual = integer();
  if (accept("usualbit"))
    B.UsualBit = integer();
  if (accept("texels"))
    B.ImageFormat = integer();
  if (accept("imagebit"))
    B.ImageBit = integer();
  V.Binding = B;
}

Var *TextParser::variable(Var::Storage S) {
  auto *V = Ctx.make<Var>();
  V->S = accept("tile_static") ? Var::Storage::TileStatic : S;
  std::optional<uint64_t> Shared; // the number of a variable that several functions declare
  if (V->S == Var::Storage::TileStatic && peek().K == Token::Kind::Integer)
    Shared = integer();
  V->IsPerThread = accept("per_thread");
  V->IsTemp = accept("temp");
  V->IsConst = accept("final");
  V->Ty = type();
  StringRef Name = identifier();
  V->Name = baseName(Name);
  if (Shared)
    V = TileStatics.try_emplace(*Shared, V).first->second;
  if (!Vars.try_emplace(Name, V).second)
    fail("second variable '" + Name + "'");
  return V;
}

void TextParser::attributes(Function &F) {
  while (Error.empty() && !peek().is("{") && !peek().is(";")) {
    if (accept("key"))
      F.Key = unescaped(take().Text);
    else if (accept("rank"))
      F.DomainRank = integer();
    else if (accept("group"))
      for (unsigned &N : F.WorkGroupSize)
        N = integer();
    else if (accept("swapped"))
      F.SwappedDimension = integer();
    else if (accept("strip"))
      F.StripLimit = integer();
    else if (accept("name"))
      F.QualifiedName = unescaped(take().Text);
    else if (accept("symbol"))
      F.Symbol = unescaped(take().Text);
    else if (accept("shared"))
      F.IsShared = true;
    else if (accept("at"))
      F.Pos = position();
    else
      fail("unknown attribute of a function: '" + peek().Text + "'");
  }
}

Function *TextParser::functionHeader() {
  bool Kernel = accept("kernel"), Inline = accept("inline"), NoInline = accept("noinline");
  const Type *ReturnTy = type();
  const unsigned Line = peek().Line;
  StringRef Name = identifier();
  Function *F = M.createFunction(baseName(Name), ReturnTy);
  F->IsKernel = Kernel;
  F->AlwaysInline = Inline;
  F->NeverInline = NoInline;
  if (!Functions.try_emplace(Name, F).second)
    fail("second function '" + Name + "'");
  Vars.clear();
  expect("(");
  while (Error.empty() && !accept(")")) {
    F->Params.push_back(variable(Var::Storage::Param));
    if (accept("bind"))
      binding(*F->Params.back());
    if (!peek().is(")"))
      expect(",");
  }
  attributes(*F);
  if (Opaque == OpaquePositions::LinesOfText)
    F->Pos.Opaque = Line;
  return F;
}

void TextParser::skipBraces() {
  expect("{");
  for (unsigned Depth = 1; Depth && Error.empty();) {
    if (peek().K == Token::Kind::End)
      return fail("missing '}'");
    if (peek().is("{"))
      ++Depth;
    else if (peek().is("}"))
      --Depth;
    take();
  }
}

void TextParser::message() {
  Message Sent;
  StringRef Kind = identifier();
  Sent.K = Kind == "error"   ? Message::Kind::Error
           : Kind == "abort" ? Message::Kind::Abort
           : Kind == "check" ? Message::Kind::Check
                             : Message::Kind::Print;
  Sent.Format = unescaped(take().Text);
  expect("(");
  while (Error.empty() && !accept(")")) {
    if (peek().K == Token::Kind::String)
      Sent.Args.push_back({nullptr, unescaped(take().Text)});
    else
      Sent.Args.push_back({type(), ""});
    if (!peek().is(")"))
      expect(",");
  }
  if (accept("at"))
    Sent.Pos = position();
  M.Messages.push_back(std::move(Sent));
}

bool TextParser::parseModule() {
  // Names first: structs may refer to later structs, functions to later functions.
  for (size_t I = 0; I + 1 < Tokens.size(); ++I)
    if (Tokens[I].is("struct") || Tokens[I].is("union"))
      Structs[Tokens[I + 1].Text] = Ctx.createStruct(baseName(Tokens[I + 1].Text));
  struct Body {
    Function *F;
    size_t Start;
    StringMap<Var *> Params;
  };
  std::vector<Body> Bodies;
  while (Error.empty() && peek().K != Token::Kind::End) {
    if (accept("file")) {
      M.Files.push_back(unescaped(take().Text));
    } else if (accept("message")) {
      message();
    } else if (accept("fast_math")) {
      M.FastMath = true;
    } else if (accept("contract")) {
      M.Contract = Module::Devices::All;
    } else if (accept("contract_on_cpus")) {
      M.Contract = Module::Devices::Cpus;
    } else if (accept("robust")) {
      M.Robust = true;
    } else if (accept("check")) {
      M.Check = true;
      checkRules();
    } else if (peek().is("struct") || peek().is("union")) {
      structDef();
    } else {
      Function *F = functionHeader();
      if (accept(";")) // of another translation unit
        continue;
      Bodies.push_back({F, At, Vars});
      skipBraces();
    }
  }
  for (Body &B : Bodies) {
    if (!Error.empty())
      break;
    At = B.Start;
    Vars = std::move(B.Params);
    B.F->Body = block();
  }
  return Error.empty();
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

SourcePos TextParser::position() {
  SourcePos Pos;
  Pos.File = integer();
  expect(":");
  Pos.Line = integer();
  return Pos;
}

Block *TextParser::block() {
  auto *B = Ctx.make<Block>();
  expect("{");
  while (Error.empty() && !accept("}"))
    B->Stmts.push_back(stmt());
  return B;
}

Stmt *TextParser::stmt() {
  // `@1:2` places a statement, `@name<T>()` calls a built-in.
  SourcePos Pos;
  if (Opaque == OpaquePositions::LinesOfText)
    Pos.Opaque = peek().Line;
  if (peek().is("@") && peek(1).K == Token::Kind::Integer) {
    take();
    const SourcePos OfUser = position();
    Pos.File = OfUser.File;
    Pos.Line = OfUser.Line;
  }
  Stmt *S = unplacedStmt();
  S->Pos = Pos;
  if (auto *D = dyn_cast<DeclStmt>(S))
    D->V->Pos = Pos;
  return S;
}

Stmt *TextParser::simple() {
  if (peek().is("tile_static") || peek().is("per_thread") || peek().is("temp") ||
      peek().is("final") || startsType()) {
    Var *V = variable(Var::Storage::Local);
    return Ctx.make<DeclStmt>(V, accept("=") ? initialiser(V->Ty) : nullptr);
  }
  return Ctx.make<ExprStmt>(expr());
}

Stmt *TextParser::threads() {
  auto *F = Ctx.make<For>(nullptr, nullptr, nullptr, block());
  F->IsThreadLoop = true;
  return F;
}

bool TextParser::startsForLoop() const {
  size_t Ahead = 0;
  while (peek(Ahead).is("unroll") || peek(Ahead).is("uniform") || peek(Ahead).is("independent") ||
         peek(Ahead).is("thread"))
    ++Ahead;
  return peek(Ahead).is("for");
}

Stmt *TextParser::forLoop() {
  bool Unroll = accept("unroll"), Uniform = accept("uniform"), Independent = accept("independent"),
       Thread = accept("thread");
  expect("for");
  expect("(");
  Stmt *Init = peek().is(";") ? nullptr : simple();
  expect(";");
  Expr *Cond = peek().is(";") ? nullptr : expr();
  expect(";");
  Expr *Inc = peek().is(")") ? nullptr : expr();
  expect(")");
  auto *F = Ctx.make<For>(Init, Cond, Inc, block());
  F->MustUnroll = Unroll;
  F->IsUniform = Uniform;
  F->IsIndependent = Independent;
  F->IsThreadLoop = Thread;
  return F;
}

Stmt *TextParser::unplacedStmt() {
  auto Parenthesised = [&] {
    expect("(");
    Expr *E = expr();
    expect(")");
    return E;
  };
  auto Ended = [&](Stmt *S) {
    expect(";");
    return S;
  };
  if (peek().is("{"))
    return block();
  if (accept("if")) {
    Expr *Cond = Parenthesised();
    Block *Then = block();
    return Ctx.make<If>(Cond, Then, accept("else") ? block() : nullptr);
  }
  if (peek().is("threads") && peek(1).is("{")) {
    take();
    return threads();
  }
  if (startsForLoop())
    return forLoop();
  if (accept("while")) {
    Expr *Cond = Parenthesised();
    return Ctx.make<While>(Cond, block());
  }
  if (accept("do")) {
    Block *Body = block();
    expect("while");
    return Ended(Ctx.make<DoWhile>(Body, Parenthesised()));
  }
  if (accept("switch")) {
    Expr *Cond = Parenthesised();
    return Ctx.make<Switch>(Cond, block());
  }
  if (peek().is("case") || peek().is("default")) {
    auto *Value = take().is("case") ? dyn_cast<IntLit>(unary()) : nullptr;
    expect(":");
    return Ctx.make<Case>(Value);
  }
  if (accept("break"))
    return Ended(Ctx.make<Break>());
  if (accept("continue"))
    return Ended(Ctx.make<Continue>());
  if (accept("return"))
    return Ended(Ctx.make<Return>(peek().is(";") ? nullptr : expr()));
  return Ended(simple());
}

std::unique_ptr<Module> ampcc::kir::readText(StringRef Text, std::string &Error,
                                             OpaquePositions Opaque) {
  std::vector<Token> Tokens;
  if (!lex(Text, Tokens, Error))
    return nullptr;
  auto M = std::make_unique<Module>();
  TextParser Parser(*M, std::move(Tokens), Opaque);
  if (Parser.parseModule())
    return M;
  Error = Parser.error();
  return nullptr;
}
