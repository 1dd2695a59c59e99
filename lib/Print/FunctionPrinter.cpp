//===- FunctionPrinter.cpp - functions and statements as C and C++ --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Print/FunctionPrinter.h"
#include "ampcc/Print/ExprPrinter.h"
#include "ampcc/Print/TypePrinter.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static constexpr unsigned LineLength = 100;

/// The known ones of Positions, each line once, sorted.
static std::vector<SourcePos> known(std::vector<SourcePos> Positions) {
  erase_if(Positions, [](SourcePos Pos) { return Pos.File == 0; });
  const auto Line = [](SourcePos Pos) { return std::pair(Pos.File, Pos.Line); };
  sort(Positions, [&](SourcePos A, SourcePos B) { return Line(A) < Line(B); });
  const auto Equal = [&](SourcePos A, SourcePos B) { return Line(A) == Line(B); };
  Positions.erase(std::unique(Positions.begin(), Positions.end(), Equal), Positions.end());
  return Positions;
}

/// The source lines of S itself, not of the statements in its blocks.
static std::vector<SourcePos> sourcesOf(const Stmt *S) {
  std::vector<SourcePos> Positions = {S->Pos};
  const auto Add = [&](const Expr *Root) {
    walkExprs(Root, [&](const Expr *E) { Positions.push_back(E->Pos); });
  };
  forEachExpr(S, Add);
  auto *Loop = dyn_cast<For>(S);
  if (Loop && Loop->Init)
    forEachExpr(static_cast<const Stmt *>(Loop->Init), Add);
  return known(std::move(Positions));
}

void FunctionPrinter::structDef(const StructType &S) {
  W.blank();
  if (!S.Origin.empty() && S.Origin != S.Name)
    W.line("// " + S.Origin);
  for (const std::string &Line : defineStruct(In, S))
    W.line(Line);
}

/// "// kernel of SamplingExample, sampling.cpp:34"
void FunctionPrinter::originComment(const Function &F) {
  std::string Text = F.IsKernel ? "kernel of " : "";
  if (F.QualifiedName.empty())
    return;
  Text += F.QualifiedName;
  if (F.Pos.File && F.Pos.File < M.Files.size())
    Text += (", " + sys::path::filename(M.Files[F.Pos.File]) + ":" + Twine(F.Pos.Line)).str();
  // The name of a template argument could hold anything; a backslash would continue the comment.
  for (char &C : Text)
    C = C == '\n' || C == '\\' ? ' ' : C;
  W.line("// " + Text);
}

void FunctionPrinter::function(const Function &F) {
  Current = &F;
  W.blank();
  W.setSources(known({F.Pos}));
  originComment(F);
  W.directive(F.Pos);
  std::string Head = specifiers(F);
  // In a pointer to an array the bounds come after the parameters.
  std::string Declarator = declare(In, F.ReturnTy, F.Name + "()");
  size_t Close = Declarator.rfind("()") + 1;
  Head += Declarator.substr(0, Close);
  W.beginFunction(F.Name);
  W.line(Head + params(F, Head.size()) + Declarator.substr(Close) + " {");
  body(*F.Body);
  W.moveTo(SourcePos()); // the return at the brace is on the line of the last statement
  W.line("}");
  W.setSources({});
}

static bool isImage(const Var *P) { return P->Binding && P->Binding->K == ArgBinding::Kind::Image; }

/// The parameters, broken between them where the line gets too long.
std::string FunctionPrinter::params(const Function &F, size_t Indent) const {
  if (F.Params.empty())
    return "void";
  std::string Text;
  size_t Column = Indent;
  if (Indent > LineLength / 2) {
    Indent = Column = 4;
    Text = "\n" + std::string(Indent, ' ');
  }
  // Images are the last parameters.
  const auto Images = std::find_if(F.Params.begin(), F.Params.end(), isImage);
  for (const Var *P : ArrayRef(F.Params.data(), Images - F.Params.begin())) {
    const bool Last = P == *std::prev(Images);
    std::string Item = declare(In, P->Ty, P->Name) + (Last ? "" : ",");
    bool First = P == F.Params.front();
    if (!First && Column + Item.size() + 4 > LineLength) {
      Text += "\n" + std::string(Indent, ' ');
      Column = Indent;
    } else if (!First) {
      Text += " ";
      ++Column;
    }
    Text += Item;
    Column += Item.size();
  }
  for (const Var *P : ArrayRef(&*Images, F.Params.end() - Images))
    Text += " PARAMETER_" + P->Name; // a macro that begins with a comma, or nothing
  return Text;
}

void FunctionPrinter::body(const Block &B) {
  W.indent();
  for (const Stmt *S : B.Stmts)
    stmt(S);
  W.dedent();
}

std::string FunctionPrinter::declaration(const DeclStmt *D) {
  std::string Text = declare(In, D->V->Ty, D->V->Name);
  if (D->Init)
    Text += " = " + initializer(*D);
  return Text;
}

std::string FunctionPrinter::initializer(const DeclStmt &D) {
  return printConverted(In, D.Init, D.V->Ty);
}

std::string FunctionPrinter::simple(const Stmt *S) {
  if (!S)
    return "";
  if (auto *D = dyn_cast<DeclStmt>(S))
    return declaration(D);
  return printEffect(In, cast<ExprStmt>(S)->E);
}

/// `if` with its chain of `else if`.
void FunctionPrinter::ifStmt(const If *I, StringRef Lead) {
  W.line((Lead + "if (" + printCondition(In, I->Cond) + ") {").str());
  body(*I->Then);
  if (!I->Else)
    return W.line("}");
  if (I->Else->Stmts.size() == 1)
    if (auto *Next = dyn_cast<If>(I->Else->Stmts[0])) {
      W.setSources(sourcesOf(Next));
      return ifStmt(Next, "} else ");
    }
  W.line("} else {");
  body(*I->Else);
  W.line("}");
}

void FunctionPrinter::forLoop(const For *F) {
  const std::string Guard = loopGuard(*F);
  if (!Guard.empty())
    W.line("#if " + Guard);
  std::string Cond = F->Cond ? " " + printCondition(In, F->Cond) : "";
  std::string Inc = F->Inc ? " " + printEffect(In, F->Inc) : "";
  block(loopHint(*F) + "for (" + simple(F->Init) + ";" + Cond + ";" + Inc + ") {", F->Body);
  if (!Guard.empty())
    W.line("#endif");
}

void FunctionPrinter::block(const std::string &Head, const Block *Body) {
  W.line(Head);
  body(*Body);
  W.line("}");
}

void FunctionPrinter::stmt(const Stmt *S) {
  W.moveTo(S->Pos);
  W.setSources(sourcesOf(S));
  switch (S->kind()) {
  case Stmt::Kind::Block:
    return block("{", cast<Block>(S));
  case Stmt::Kind::Decl:
  case Stmt::Kind::Expr:
    if (isTileStatic(S))
      return W.line(tileStatic(*cast<DeclStmt>(S)->V, simple(S)));
    if (auto *D = dyn_cast<DeclStmt>(S))
      return W.line(storageClass(*D->V) + simple(S) + ";");
    return W.line(simple(S) + ";");
  case Stmt::Kind::If:
    return ifStmt(cast<If>(S), "");
  case Stmt::Kind::For:
    return forLoop(cast<For>(S));
  case Stmt::Kind::While:
    return block("while (" + printCondition(In, cast<While>(S)->Cond) + ") {",
                 cast<While>(S)->Body);
  case Stmt::Kind::DoWhile:
    W.line("do {");
    body(*cast<DoWhile>(S)->Body);
    return W.line("} while (" + printCondition(In, cast<DoWhile>(S)->Cond) + ");");
  case Stmt::Kind::Switch:
    return block("switch (" + printExact(In, cast<Switch>(S)->Cond) + ") {", cast<Switch>(S)->Body);
  case Stmt::Kind::Case:
    return caseLabel(cast<Case>(S));
  case Stmt::Kind::Break:
    return W.line("break;");
  case Stmt::Kind::Continue:
    return W.line("continue;");
  case Stmt::Kind::Return:
    if (const Expr *Value = cast<Return>(S)->Value)
      return W.line("return " + printConverted(In, Value, Current->ReturnTy) + ";");
    return W.line("return;");
  }
}

/// Labels are indented one step less. The empty statement lets a declaration follow (C11 6.8.1).
void FunctionPrinter::caseLabel(const Case *C) {
  W.label(C->Value ? "case " + printExact(In, C->Value) + ":;" : std::string("default:;"));
}

bool FunctionPrinter::isTileStatic(const Stmt *S) {
  auto *D = dyn_cast<DeclStmt>(S);
  return D && D->V->S == Var::Storage::TileStatic;
}
