//===- TextWriter.cpp - KIR to text ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextCheckRules.h"
#include "TextLiterals.h"
#include "TextNames.h"
#include "ampcc/KIR/Structs.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ErrorHandling.h"
#include <cmath>

using namespace ampcc::kir;
using namespace llvm;

namespace {

const char *binaryText(BinaryOp Op) {
  static const char *const Texts[] = {"*",  "/",  "%",  "+", "-", "<<", ">>", "<",  ">", "<=",
                                      ">=", "==", "!=", "&", "^", "|",  "&&", "||", ","};
  return Texts[static_cast<unsigned>(Op)];
}

class TextWriter : TextNames {
  raw_ostream &OS;
  unsigned Depth = 0;
  DenseMap<const Var *, unsigned> TileStatics; ///< that were declared so far

public:
  explicit TextWriter(raw_ostream &OS, bool Exact = false) : TextNames(Exact), OS(OS) {}

  void list(const std::vector<Expr *> &Exprs) {
    ListSeparator Comma;
    for (const Expr *E : Exprs) {
      OS << Comma;
      single(E);
    }
  }

  /// E where a comma would end it.
  void single(const Expr *E) {
    auto *B = dyn_cast<Binary>(E);
    B && B->Op == BinaryOp::Comma ? operand(E) : expr(E);
  }

  /// E as an operand: everything that is not one token or a postfix form gets parentheses.
  void operand(const Expr *E) {
    switch (E->kind()) {
    case Expr::Kind::IntLit:
      if (cast<IntLit>(E)->Value >= 0)
        return expr(E);
      break;
    case Expr::Kind::FloatLit:
      if (!std::signbit(cast<FloatLit>(E)->Value))
        return expr(E);
      break;
    case Expr::Kind::NullPtr:
    case Expr::Kind::InitList:
    case Expr::Kind::VarRef:
    case Expr::Kind::Member:
    case Expr::Kind::Subscript:
    case Expr::Kind::Call:
    case Expr::Kind::Builtin:
      return expr(E);
    default:
      break;
    }
    OS << '(';
    expr(E);
    OS << ')';
  }

  void unaryLike(StringRef Prefix, const Expr *E) {
    OS << Prefix;
    operand(E);
  }

  void assign(const Assign *A) {
    operand(A->Target);
    OS << ' ' << (A->Compound ? binaryText(A->Op) : "") << '=';
    if (A->Compound && A->ComputeTy != A->Target->type())
      OS << '<' << type(A->ComputeTy) << '>';
    OS << ' ';
    single(A->Value);
  }

  void expr(const Expr *E) {
    switch (E->kind()) {
    case Expr::Kind::IntLit:
      OS << literalText(*cast<IntLit>(E));
      return;
    case Expr::Kind::FloatLit:
      OS << literalText(*cast<FloatLit>(E));
      return;
    case Expr::Kind::NullPtr:
      OS << "null<" << type(E->type()) << '>';
      return;
    case Expr::Kind::InitList:
      OS << '{';
      list(cast<InitList>(E)->Elements);
      OS << '}';
      return;
    case Expr::Kind::VarRef:
      OS << var(cast<VarRef>(E)->V);
      return;
    case Expr::Kind::Deref:
      return unaryLike("*", cast<Deref>(E)->Pointer);
    case Expr::Kind::Member:
      operand(cast<Member>(E)->Base);
      OS << '.' << fieldName(cast<Member>(E));
      return;
    case Expr::Kind::Subscript:
      operand(cast<Subscript>(E)->Base);
      OS << '[';
      expr(cast<Subscript>(E)->Index);
      OS << ']';
      return;
    case Expr::Kind::AddrOf:
      return addrOf(cast<AddrOf>(E));
    case Expr::Kind::Unary:
      return unary(cast<Unary>(E));
    case Expr::Kind::IncDec:
      return incDec(cast<IncDec>(E));
    case Expr::Kind::Binary: {
      auto *B = cast<Binary>(E);
      operand(B->Left);
      OS << ' ' << binaryText(B->Op) << ' ';
      return operand(B->Right);
    }
    case Expr::Kind::Assign:
      return assign(cast<Assign>(E));
    case Expr::Kind::Conditional:
      return conditional(cast<Conditional>(E));
    case Expr::Kind::Cast: {
      auto *C = cast<Cast>(E);
      OS << (C->Implicit ? '<' : '(') << type(C->type()) << (C->Implicit ? '>' : ')');
      return operand(C->Operand);
    }
    case Expr::Kind::Call:
      OS << function(cast<Call>(E)->Callee);
      return arguments(cast<Call>(E)->Args);
    case Expr::Kind::Builtin:
      OS << '@' << cast<Builtin>(E)->Name << '<' << type(E->type()) << '>';
      return arguments(cast<Builtin>(E)->Args);
    }
  }

  void arguments(const std::vector<Expr *> &Args) {
    OS << '(';
    list(Args);
    OS << ')';
  }

  void unary(const Unary *U) {
    static const char *const Ops[] = {"+", "-", "~", "!"};
    OS << Ops[static_cast<unsigned>(U->Op)] << '(';
    expr(U->Operand);
    OS << ')';
  }

  void incDec(const IncDec *I) {
    const char *Op = I->Increment ? "++" : "--";
    OS << (I->Prefix ? Op : "");
    operand(I->Operand);
    OS << (I->Prefix ? "" : Op);
  }

  void conditional(const Conditional *C) {
    operand(C->Cond);
    OS << " ? ";
    operand(C->Then);
    OS << " : ";
    operand(C->Else);
  }

  std::string fieldName(const Member *M) {
    auto *S = cast<StructType>(M->Base->type());
    StringRef Name = S->Fields[M->Index].Name;
    auto First = find_if(S->Fields, [&](const Field &F) { return F.Name == Name; });
    bool Unique = !Exact && !Name.empty() && First == S->Fields.begin() + M->Index;
    return Unique ? Name.str() : "$" + utostr(M->Index);
  }

  void addrOf(const AddrOf *A) {
    auto *P = cast<PointerType>(A->type());
    if (!P->Const && P->AS == Space::Unresolved && !A->isDecay())
      return unaryLike("&", A->Operand);
    OS << "addr<" << type(P) << ">(";
    expr(A->Operand);
    OS << ')';
  }

  void position(SourcePos Pos) {
    if (Pos.File || Pos.Line)
      OS << '@' << Pos.File << ':' << Pos.Line << ' ';
  }

  void flags(const Var *V) {
    if (V->S == Var::Storage::TileStatic) {
      OS << "tile_static ";
      // Functions may declare one and the same.
      if (Exact)
        OS << TileStatics.try_emplace(V, TileStatics.size()).first->second << ' ';
    }
    OS << (V->IsPerThread ? "per_thread " : "") << (V->IsTemp ? "temp " : "")
       << (V->IsConst ? "final " : "");
  }

  void declaration(const DeclStmt *D) {
    flags(D->V);
    OS << type(D->V->Ty) << ' ' << var(D->V);
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
       << (F->IsIndependent ? "independent " : "") << (F->IsThreadLoop ? "thread " : "") << "for (";
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
  }

  void functionDef(const Function &F) {
    nextFunction();
    OS << (F.IsKernel ? "kernel " : "") << (F.AlwaysInline ? "inline " : "")
       << (F.NeverInline ? "noinline " : "") << type(F.ReturnTy) << ' ' << function(&F) << '(';
    ListSeparator Comma;
    for (const Var *P : F.Params) {
      OS << Comma;
      flags(P);
      OS << type(P->Ty) << ' ' << var(P);
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
    if (F.WorkGroupSize[0])
      OS << " group " << F.WorkGroupSize[0] << ' ' << F.WorkGroupSize[1] << ' '
         << F.WorkGroupSize[2];
    if (F.SwappedDimension)
      OS << " swapped " << F.SwappedDimension;
    if (F.StripLimit)
      OS << " strip " << F.StripLimit;
    Quoted("symbol", F.Symbol);
    OS << (F.IsShared ? " shared" : "");
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
    if (!S->Identity.empty())
      OS << " identity \"" << S->Identity << '"';
    OS << " {";
    for (const Field &F : S->Fields)
      OS << ' ' << type(F.Ty) << ' ' << fieldName(F) << " @" << F.Offset << ';';
    OS << " }\n";
  }

  std::string fieldName(const Field &F) const {
    if (Exact)
      return quoted(F.Name, "$");
    return F.Name.empty() ? "_" : F.Name;
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

  void module(const Module &M) {
    for (const std::string &File : drop_begin(M.Files)) {
      OS << "file \"";
      printEscapedString(File, OS);
      OS << "\"\n";
    }
    if (M.FastMath)
      OS << "fast_math\n";
    if (M.Contract == Module::Devices::All)
      OS << "contract\n";
    if (M.Contract == Module::Devices::Cpus)
      OS << "contract_on_cpus\n";
    if (M.Robust)
      OS << "robust\n";
    if (M.Check)
      OS << "check" << checkRulesText(M.CheckRules) << '\n';
    for (const Message &Sent : M.Messages)
      message(Sent);
    for (const StructType *S : usedStructs(M))
      structDef(S);
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
