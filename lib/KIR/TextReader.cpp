//===- TextReader.cpp - text to KIR: declarations and statements ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextLiterals.h"
#include "TextParser.h"
#include "TextWords.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace ampcc::kir;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

void TextParser::failAt(const Token &Place, const Twine &Message) {
  if (Error.empty())
    Error = (Twine(Place.Line) + ":" + Twine(Place.Column) + ": " + Message).str();
  At = Tokens.size() - 1;
}

void TextParser::failTooDeep(const Token &Place) {
  failAt(Place, "nested more than " + Twine(MaxDepth) + " deep");
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

uint64_t TextParser::integer(uint64_t Most) {
  uint64_t N = 0;
  if (peek().K != Token::Kind::Integer || peek().Text.getAsInteger(0, N)) {
    fail("expected a number, found '" + peek().Text + "'");
    return 0;
  }
  if (N > Most) {
    fail("'" + peek().Text + "' is too large");
    return 0;
  }
  take();
  return N;
}

/// The name without its number: `x$2` is the second variable that is called x.
static std::string baseName(StringRef Name) { return Name.split('$').first.str(); }

/// Undoes printEscapedString, which writes `\0A` and the like.
static std::string unescaped(StringRef Text) {
  std::string Out;
  while (!Text.empty()) {
    unsigned Code = 0;
    if (Text.consume_front("\\\\")) {
      Out += '\\';
    } else if (Text.size() > 2 && Text[0] == '\\' && !Text.substr(1, 2).getAsInteger(16, Code)) {
      Out += static_cast<char>(Code);
      Text = Text.drop_front(3);
    } else {
      Out += Text[0];
      Text = Text.drop_front();
    }
  }
  return Out;
}

std::string TextParser::text() {
  if (peek().K != Token::Kind::String) {
    fail("expected a text in quotes, found '" + peek().Text + "'");
    return "";
  }
  return unescaped(take().Text);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The type with this name that needs no definition; null for others.
static const Type *scalarType(Context &Ctx, StringRef Name) {
  return StringSwitch<const Type *>(Name)
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
      .Default(nullptr);
}

const Type *TextParser::baseType() {
  const bool IsQuoted = peek().IsQuoted;
  StringRef Name = identifier();
  const Type *T = IsQuoted ? nullptr : scalarType(Ctx, Name);
  if (!T)
    T = Structs.lookup(Name);
  if (!T)
    fail("unknown type '" + Name + "'");
  return T ? T : Ctx.intTy();
}

bool TextParser::startsType() const {
  const Token &T = peek();
  if (T.K != Token::Kind::Identifier)
    return false;
  const bool IsScalar = !T.IsQuoted && is_contained(ScalarWords, T.Text);
  return IsScalar || (Structs.count(T.Text) && !Vars.count(T.Text));
}

const Type *TextParser::type() {
  const Type *T = baseType();
  for (unsigned Parts = 0;; ++Parts) {
    if (Parts == MaxDepth)
      failTooDeep(peek());
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
      Parts += Dims.size();
      if (Parts >= MaxDepth) {
        failTooDeep(peek());
        return T;
      }
      for (auto It = Dims.rbegin(); It != Dims.rend(); ++It)
        T = Ctx.arrayOf(T, *It);
    } else if (!Const && T->isArithmetic() && accept("{")) {
      T = Ctx.vectorOf(T, unsigned(integer()));
      expect("}");
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
  if (!S || !S->Fields.empty() || S->Size)
    return fail(S ? "second struct of this name" : "a struct without a name");
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
      S->Origin = text();
    else if (accept("identity"))
      S->Identity = text();
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
  const Token &Place = peek();
  StringRef Name = identifier();
  const auto Kind = StringSwitch<std::optional<ArgBinding::Kind>>(Name)
#define AMPCC_ARG_KIND(NAME, Name) .Case(#NAME, ArgBinding::Kind::Name)
#define AMPCC_ENTRY_ARG_KIND(NAME, Name) .Case(#NAME, ArgBinding::Kind::Name)
#include "ampcc_rt/arg_kind.def"
                        .Default(std::nullopt);
  if (!Kind)
    return failAt(Place, "unknown binding '" + Name + "'");
  B.K = *Kind;
  B.Offset = small();
  if (B.K == ArgBinding::Kind::Value)
    B.Size = small();
  if (accept("ref")) {
    B.ThroughReference = true;
    B.InnerOffset = small();
  }
  B.ReadOnly = accept("readonly");
  B.IsViewOffset = accept("viewoffset");
  if (accept("viewbit"))
    B.ViewBit = small();
  if (accept("usual"))
    B.Usual = small();
  if (accept("usualbit"))
    B.UsualBit = small();
  if (accept("texels"))
    B.ImageFormat = small();
  if (accept("imagebit"))
    B.ImageBit = small();
  B.IsSum = accept("sum");
  V.Binding = B;
}

Var *TextParser::variable(Var::Storage S) {
  auto *V = Ctx.make<Var>();
  V->S = accept("tile_static") ? Var::Storage::TileStatic : S;
  std::optional<uint64_t> Shared; // the number of a variable that several functions declare
  if (V->S == Var::Storage::TileStatic && peek().K == Token::Kind::Integer)
    Shared = integer();
  V->IsExchange = V->S == Var::Storage::TileStatic && accept("exchange");
  V->IsPerThread = accept("per_thread");
  V->IsTemp = accept("temp");
  V->HasUserName = accept("named");
  V->IsConst = accept("final");
  V->Ty = type();
  StringRef Name = identifier();
  V->Name = baseName(Name);
  const Type *Ty = V->Ty;
  if (Shared)
    V = TileStatics.try_emplace(*Shared, V).first->second;
  Var *&Known = Vars[Name];
  if (!Known)
    Known = V;
  // A tile_static variable is one object however often it is declared.
  const bool IsSame = Known == V || (V->S == Var::Storage::TileStatic && V->S == Known->S);
  if (!IsSame || Known->Ty != Ty)
    fail("second variable '" + Name + "'");
  return Known;
}

std::array<unsigned, TileSize::Dimensions> TextParser::threadsOfTile() {
  std::array<unsigned, TileSize::Dimensions> Threads;
  for (unsigned &N : Threads)
    N = small();
  return Threads;
}

TileSize TextParser::tileSize() {
  if (accept("launch")) {
    const unsigned Rank = small();
    if (Rank < 1 || Rank > TileSize::Dimensions)
      fail("a tile has 1 to 3 dimensions");
    return accept("likely") ? TileSize::parameters(Rank, threadsOfTile())
                            : TileSize::parameters(Rank);
  }
  const std::array<unsigned, TileSize::Dimensions> Threads = threadsOfTile();
  return Threads == std::array<unsigned, TileSize::Dimensions>{} ? TileSize()
                                                                 : TileSize::constant(Threads);
}

void TextParser::attributes(Function &F) {
  while (Error.empty() && !peek().is("{") && !peek().is(";")) {
    if (accept("key"))
      F.Key = text();
    else if (accept("rank"))
      F.DomainRank = small();
    else if (accept("group"))
      F.WorkGroupSize = tileSize();
    else if (accept("swapped"))
      F.SwappedDimension = small();
    else if (accept("strip"))
      F.StripLimit = small();
    else if (accept("name"))
      F.QualifiedName = text();
    else if (accept("symbol"))
      F.Symbol = text();
    else if (accept("shared"))
      F.IsShared = true;
    else if (accept("unit"))
      F.IsOfUnit = true;
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
  if (Sent.K == Message::Kind::Print && Kind != "print")
    fail("unknown message '" + Kind + "'");
  Sent.Format = text();
  expect("(");
  while (Error.empty() && !accept(")")) {
    if (peek().K == Token::Kind::String)
      Sent.Args.push_back({nullptr, text()});
    else
      Sent.Args.push_back({type(), ""});
    if (!peek().is(")"))
      expect(",");
  }
  if (accept("at"))
    Sent.Pos = position();
  M.Messages.push_back(std::move(Sent));
}

bool TextParser::compileFlag() {
#define COMPILE_FLAG(FIELD, WORD, SPELLING, HELP)                                                  \
  if (accept(#WORD))                                                                               \
    return M.FIELD = true;
#include "ampcc/KIR/CompileOptions.def"
  if (accept("recursion_depth")) {
    M.RecursionDepth = unsigned(integer());
    return true;
  }
  if (!accept("vector_form"))
    return false;
  const bool Always = accept("always");
  M.VectorForm = Always ? Module::Vectors::Always : Module::Vectors::Auto;
  M.Lanes = unsigned(integer());
  if (M.Lanes == 0)
    fail("a vector has lanes");
  return true;
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
      M.Files.push_back(text());
    } else if (accept("message")) {
      message();
    } else if (accept("site")) {
      site();
    } else if (accept("contract")) {
      M.Contract = Module::Devices::All;
    } else if (accept("contract_on_cpus")) {
      M.Contract = Module::Devices::Cpus;
    } else if (compileFlag()) {
      continue;
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
