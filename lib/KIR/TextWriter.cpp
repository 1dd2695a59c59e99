//===- TextWriter.cpp - KIR to text ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextCheckRules.h"
#include "TextExprWriter.h"
#include "TextLiterals.h"
#include "ampcc/KIR/CheckRules.h"
#include "ampcc/KIR/Structs.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/StringExtras.h"

using namespace ampcc::kir;
using namespace llvm;

namespace {

/// Functions, statements and the parts of a module.
class TextWriter : TextExprWriter {
  unsigned Depth = 0;
  /// The numbers of tile_static variables that have one.
  DenseMap<const Var *, unsigned> TileStatics;

public:
  using TextExprWriter::expr;
  explicit TextWriter(raw_ostream &OS, bool Exact = false) : TextExprWriter(OS, Exact) {}

  void position(SourcePos Pos) {
    if (Pos.File || Pos.Line)
      OS << '@' << Pos.File << ':' << Pos.Line << ' ';
  }

  void flags(const Var *V) {
    if (V->S == Var::Storage::TileStatic)
      OS << "tile_static ";
    if (auto It = TileStatics.find(V); It != TileStatics.end())
      OS << It->second << ' ';
    OS << (V->IsExchange ? "exchange " : "") << (V->IsPerThread ? "per_thread " : "")
       << (V->IsTemp ? "temp " : "") << (V->HasUserName ? "named " : "")
       << (V->IsConst ? "final " : "");
  }

  void declaration(const DeclStmt *D) {
    flags(D->V);
    OS << declared(D->V->Ty, var(D->V));
    if (D->Init) {
      OS << " = ";
      single(D->Init);
    }
  }

  void block(const Block *B) {
    OS << "{\n";
    Depth += 1;
    for (const Stmt *S : B->Stmts)
      stmt(S);
    Depth -= 1;
    OS.indent(2 * Depth) << '}';
  }

  /// Statements end their line themselves; Init of a For does not.
  void simple(const Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S))
      declaration(D);
    else
      expr(cast<ExprStmt>(S)->E);
  }

  void forLoop(const For *F) {
    if (F->IsThreadLoop && !F->Init && !F->Cond && !F->Inc) {
      OS << "threads ";
      return block(F->Body);
    }
    OS << (F->MustUnroll ? "unroll " : "") << (F->IsUniform ? "uniform " : "")
       << (F->IsIndependent ? "independent " : "") << (F->IsThreadLoop ? "thread " : "");
    if (F->Lanes)
      OS << "lanes " << F->Lanes << ' ';
    OS << "for (";
    if (F->Init)
      simple(F->Init);
    OS << "; ";
    if (F->Cond)
      expr(F->Cond);
    OS << "; ";
    if (F->Inc)
      expr(F->Inc);
    OS << ") ";
    block(F->Body);
  }

  void ifStmt(const If *I) {
    head("if", I->Cond, I->Then);
    if (I->Else) {
      OS << " else ";
      block(I->Else);
    }
  }

  void head(StringRef Word, const Expr *Cond, const Block *Body) {
    OS << Word << " (";
    expr(Cond);
    OS << ") ";
    block(Body);
  }

  void caseLabel(const Case *C) {
    if (!C->Value) {
      OS << "default:";
      return;
    }
    OS << "case ";
    expr(C->Value);
    OS << ':';
  }

  void stmt(const Stmt *S) {
    OS.indent(2 * Depth);
    position(S->Pos);
    switch (S->kind()) {
    case Stmt::Kind::Block:
      block(cast<Block>(S));
      break;
    case Stmt::Kind::Decl:
    case Stmt::Kind::Expr:
      simple(S);
      OS << ';';
      break;
    case Stmt::Kind::If:
      ifStmt(cast<If>(S));
      break;
    case Stmt::Kind::For:
      forLoop(cast<For>(S));
      break;
    case Stmt::Kind::While:
      head("while", cast<While>(S)->Cond, cast<While>(S)->Body);
      break;
    case Stmt::Kind::DoWhile:
      OS << "do ";
      block(cast<DoWhile>(S)->Body);
      OS << " while (";
      expr(cast<DoWhile>(S)->Cond);
      OS << ");";
      break;
    case Stmt::Kind::Switch:
      head("switch", cast<Switch>(S)->Cond, cast<Switch>(S)->Body);
      break;
    case Stmt::Kind::Case:
      caseLabel(cast<Case>(S));
      break;
    case Stmt::Kind::Break:
      OS << "break;";
      break;
    case Stmt::Kind::Continue:
      OS << "continue;";
      break;
    case Stmt::Kind::Return:
      OS << "return";
      if (const Expr *Value = cast<Return>(S)->Value) {
        OS << ' ';
        expr(Value);
      }
      OS << ';';
      break;
    }
    OS << '\n';
  }

  void binding(const ArgBinding &B) {
    OS << " bind " << ArgBinding::nameOf(B.K) << ' ' << B.Offset;
    if (B.K == ArgBinding::Kind::Value)
      OS << ' ' << B.Size;
    if (B.ThroughReference)
      OS << " ref " << B.InnerOffset;
    if (B.ReadOnly)
      OS << " readonly";
    if (B.IsViewOffset)
      OS << " viewoffset";
    if (B.ViewBit)
      OS << " viewbit " << *B.ViewBit;
    if (B.Usual)
      OS << " usual " << *B.Usual;
    if (B.UsualBit)
      OS << " usualbit " << *B.UsualBit;
    if (B.K == ArgBinding::Kind::Image)
      OS << " texels " << B.ImageFormat << " imagebit " << B.ImageBit;
    if (B.IsSum)
      OS << " sum";
  }

  void functionDef(const Function &F) {
    nextFunction();
    OS << (F.IsKernel ? "kernel " : "") << (F.AlwaysInline ? "inline " : "")
       << (F.NeverInline ? "noinline " : "") << declared(F.ReturnTy, function(&F)) << '(';
    ListSeparator Comma;
    for (const Var *P : F.Params) {
      OS << Comma;
      flags(P);
      OS << declared(P->Ty, var(P));
      if (P->Binding)
        binding(*P->Binding);
    }
    OS << ')';
    attributes(F);
    if (F.Body) {
      OS << ' ';
      block(F.Body);
    } else {
      OS << ';';
    }
    OS << '\n';
  }

  void attributes(const Function &F) {
    auto Quoted = [&](const char *Word, StringRef Text) {
      if (!Text.empty()) {
        OS << ' ' << Word << " \"";
        printEscapedString(Text, OS);
        OS << '"';
      }
    };
    Quoted("key", F.Key);
    if (F.DomainRank)
      OS << " rank " << F.DomainRank;
    if (F.WorkGroupSize.isTiled())
      OS << " group";
    if (F.WorkGroupSize.isParameters())
      OS << " launch " << F.WorkGroupSize.rank();
    if (F.WorkGroupSize.likely()) {
      OS << " likely";
      for (unsigned Threads : *F.WorkGroupSize.likely())
        OS << ' ' << Threads;
    }
    for (unsigned D = 0; F.WorkGroupSize.isConstant() && D < TileSize::Dimensions; ++D)
      OS << ' ' << *F.WorkGroupSize.threadsIn(D);
    if (F.SwappedDimension)
      OS << " swapped " << F.SwappedDimension;
    if (F.StripLimit)
      OS << " strip " << F.StripLimit;
    Quoted("symbol", F.Symbol);
    OS << (F.IsShared ? " shared" : "") << (F.IsOfUnit ? " unit" : "");
    Quoted("name", F.QualifiedName);
    if (F.Pos.File || F.Pos.Line)
      OS << " at " << F.Pos.File << ':' << F.Pos.Line;
  }

  void structDef(const StructType *S) {
    OS << (S->IsUnion ? "union " : "struct ") << structName(S) << " size " << S->Size << " align "
       << S->Align << (S->ExactLayout ? "" : " free") << (S->IsLibrary ? " library" : "");
    if (!S->Origin.empty()) {
      OS << " origin \"";
      printEscapedString(S->Origin, OS);
      OS << '"';
    }
    if (!S->Identity.empty()) {
      OS << " identity \"";
      printEscapedString(S->Identity, OS);
      OS << '"';
    }
    OS << " {";
    for (const Field &F : S->Fields)
      OS << ' ' << declared(F.Ty, field(F)) << " @" << F.Offset << ';';
    OS << " }\n";
  }

  void message(const Message &Sent) {
    static const char *const Kinds[] = {"print", "error", "abort", "check"};
    auto Quoted = [&](StringRef Text) {
      OS << '"';
      printEscapedString(Text, OS);
      OS << '"';
    };
    OS << "message " << Kinds[static_cast<unsigned>(Sent.K)] << ' ';
    Quoted(Sent.Format);
    OS << " (";
    ListSeparator Comma;
    for (const Message::Argument &Arg : Sent.Args) {
      OS << Comma;
      if (Arg.Ty)
        OS << type(Arg.Ty);
      else
        Quoted(Arg.Text);
    }
    OS << ") at " << Sent.Pos.File << ':' << Sent.Pos.Line << '\n';
  }

  void site(const CheckSite &S) {
    OS << "site " << nameOfCheckRule(1u << unsigned(S.Rule)) << " \"";
    printEscapedString(S.Name, OS);
    OS << "\" at " << S.Pos.File << ':' << S.Pos.Line << ':' << S.Column << '\n';
  }

  /// Functions may declare one and the same tile_static variable.
  void numberTileStatics(const Module &M) {
    DenseMap<const Var *, const Function *> First;
    for (const Function *F : M.Functions)
      walkStmts(static_cast<const Stmt *>(F->Body), [&](const Stmt *S) {
        auto *D = dyn_cast<DeclStmt>(S);
        if (D && D->V->S == Var::Storage::TileStatic &&
            (First.try_emplace(D->V, F).first->second != F || Exact))
          TileStatics.try_emplace(D->V, TileStatics.size());
      });
  }

  void module(const Module &M) {
    numberTileStatics(M);
    for (const std::string &File : drop_begin(M.Files)) {
      OS << "file \"";
      printEscapedString(File, OS);
      OS << "\"\n";
    }
#define COMPILE_FLAG(FIELD, WORD, SPELLING, HELP)                                                  \
  if (M.FIELD)                                                                                     \
    OS << #WORD "\n";
#include "ampcc/KIR/CompileOptions.def"
    if (M.RecursionDepth != CompileOptions().RecursionDepth)
      OS << "recursion_depth " << M.RecursionDepth << '\n';
    if (M.VectorForm != Module::Vectors::Never)
      OS << "vector_form " << (M.VectorForm == Module::Vectors::Always ? "always " : "") << M.Lanes
         << '\n';
    if (M.Contract == Module::Devices::All)
      OS << "contract\n";
    if (M.Contract == Module::Devices::Cpus)
      OS << "contract_on_cpus\n";
    if (M.Check)
      OS << "check" << checkRulesText(M.CheckRules) << '\n';
    for (const Message &Sent : M.Messages)
      message(Sent);
    for (const CheckSite &S : M.Sites)
      site(S);
    for (const StructType *S : usedStructs(M))
      structDef(S);
    for (const Function *F : M.Functions)
      function(F); // before variables get names
    for (const Function *F : M.Functions) {
      OS << '\n';
      functionDef(*F);
    }
  }
};

} // namespace

void ampcc::kir::writeText(raw_ostream &OS, const Module &M) { TextWriter(OS).module(M); }

std::string ampcc::kir::exactText(const Module &M) {
  std::string Text;
  raw_string_ostream OS(Text);
  TextWriter(OS, /*Exact=*/true).module(M);
  return Text;
}

std::string ampcc::kir::toText(const Function &F) {
  std::string Text;
  raw_string_ostream OS(Text);
  TextWriter(OS).functionDef(F);
  return Text;
}

std::string ampcc::kir::toText(const Expr *E) {
  std::string Text;
  raw_string_ostream OS(Text);
  TextWriter(OS).expr(E);
  return Text;
}

std::string ampcc::kir::toText(const Type *T) { return TextNames().type(T); }
