//===- Print.cpp - printers of analysis results --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/Print.h"
#include "ampcc/Analysis/Affine.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/Liveness.h"
#include "ampcc/Analysis/ThreadAccesses.h"
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <set>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// The condition that decides what a statement runs; null where there is none.
static const Expr *condition(const Stmt *S) {
  if (auto *I = dyn_cast<If>(S))
    return I->Cond;
  if (auto *L = dyn_cast<For>(S))
    return L->Cond;
  if (auto *L = dyn_cast<While>(S))
    return L->Cond;
  if (auto *L = dyn_cast<DoWhile>(S))
    return L->Cond;
  auto *W = dyn_cast<Switch>(S);
  return W ? W->Cond : nullptr;
}

static StringRef word(const Stmt *S) {
  return isa<If>(S) ? "if" : isa<For>(S) ? "for" : isa<Switch>(S) ? "switch" : "while";
}

static void statement(raw_ostream &OS, const Uniformity &U, const Stmt *S, unsigned Indent) {
  auto *D = dyn_cast<DeclStmt>(S);
  const Expr *Cond = condition(S);
  if (D && D->V->S != Var::Storage::TileStatic)
    OS.indent(Indent) << D->V->Name << ": " << (U.isUniform(D->V) ? "uniform" : "varying") << '\n';
  if (Cond)
    OS.indent(Indent) << word(S) << " (" << toText(Cond)
                      << "): " << (U.isUniform(Cond) ? "uniform" : "varying")
                      << (U.hasUniformExit(S) ? "" : ", left one by one")
                      << (U.isDivergent(S) ? ", divergent" : "")
                      << (U.mayHaveReturned(S) ? ", some have left" : "") << '\n';
  forEachChild(S, [&](const Stmt *Child) {
    statement(OS, U, Child, isa<Block>(Child) ? Indent + 2 : Indent);
  });
}

void ampcc::printUniformity(raw_ostream &OS, const Module &M) {
  for (const Function *F : M.Functions) {
    OS << F->Name << '\n';
    statement(OS, Uniformity(*F), F->Body, 2);
  }
}

namespace {

/// Values and addresses of kernels, and of what they call with such arguments.
class LanePrinter {
  raw_ostream &OS;
  TileSize Tile;
  /// Functions with the parameters that lanes do not share.
  std::set<std::pair<const Function *, std::vector<bool>>> Seen;

public:
  explicit LanePrinter(raw_ostream &OS) : OS(OS) {}

  void kernel(const Function &F) {
    Tile = F.WorkGroupSize;
    Seen.clear();
    OS << F.Name << '\n';
    body(F, Uniformity(F));
  }

private:
  void body(const Function &F, const Uniformity &U) {
    const AffineIndices Affine(U);
    std::vector<const Call *> Calls;
    walkStmts(F.Body, [&](Stmt *S) {
      forEachExpr(S, [&](Expr *&Root) {
        walkExprs(Root, [&](Expr *&E) {
          place(U, Affine, E);
          if (auto *C = dyn_cast<Call>(E))
            Calls.push_back(C);
        });
      });
      auto *D = dyn_cast<DeclStmt>(S);
      if (D && D->V->S == Var::Storage::Local)
        OS << "  " << D->V->Name << ": " << (U.isUniform(D->V) ? "uniform" : "varying") << '\n';
    });
    for (const Call *C : Calls)
      call(U, *C);
  }

  /// Prints the element that an access through a pointer uses.
  void place(const Uniformity &U, const AffineIndices &Affine, const Expr *E) {
    auto *S = dyn_cast<Subscript>(E);
    if (!(S && S->Base->type()->isPointer()) && !isa<Deref>(E))
      return;
    StringRef Word = "varying";
    if (U.hasUniformPlace(E)) {
      Word = "uniform";
    } else if (S && U.isUniform(S->Base)) {
      const std::optional<AffineForm> Form = Affine.of(S->Index);
      Word = Form && *Form == AffineForm::of(0) ? "consecutive" : Word;
    }
    OS << "  " << toText(E) << ": " << Word << " address\n";
  }

  void call(const Uniformity &U, const Call &C) {
    const Function &F = *C.Callee;
    std::vector<bool> Varying;
    DenseSet<const Var *> Params;
    for (auto [P, Arg] : zip(F.Params, C.Args)) {
      Varying.push_back(!U.isUniform(Arg));
      if (Varying.back())
        Params.insert(P);
    }
    if (!F.Body || !Seen.insert({&F, Varying}).second)
      return;
    OS << F.Name << '(';
    for (auto [P, Differs] : zip(F.Params, Varying))
      OS << (P == F.Params.front() ? "" : ", ") << P->Name << ": "
         << (Differs ? "varying" : "uniform");
    OS << ")\n";
    body(F, Uniformity(F, Tile, Params));
  }
};

} // namespace

void ampcc::printLanes(raw_ostream &OS, const Module &M) {
  LanePrinter Printer(OS);
  for (const Function *F : M.Functions)
    if (F->IsKernel)
      Printer.kernel(*F);
}

static std::string text(const std::optional<AffineForm> &Form) {
  if (!Form)
    return "not affine";
  std::string Text;
  for (unsigned D = 0; D < 3; ++D)
    if (const int64_t Factor = Form->factor(D))
      Text += itostr(Factor) + " * l" + utostr(D) + " + ";
  return Text + "uniform";
}

void ampcc::printAffine(raw_ostream &OS, const Module &M) {
  for (const Function *F : M.Functions) {
    OS << F->Name << '\n';
    const Uniformity U(*F);
    const AffineIndices Affine(U);
    walkStmts(F->Body, [&](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (D && D->V->S == Var::Storage::Local && isa<IntType>(D->V->Ty))
        OS << "  " << D->V->Name << ": " << text(Affine.of(D->V)) << '\n';
    });
  }
}

void ampcc::printLive(raw_ostream &OS, const Module &M) {
  const BarrierFinder Barriers(M);
  for (const Function *F : M.Functions) {
    OS << F->Name << '\n';
    auto IsCut = [&](const Stmt *S) { return isa<ExprStmt>(S) && Barriers.in(S); };
    const Liveness Live(*F, IsCut);
    walkStmts(F->Body, [&](Stmt *S) {
      if (!IsCut(S))
        return;
      std::vector<StringRef> Names;
      for (const Var *V : Live.after(S))
        Names.push_back(V->Name);
      sort(Names);
      OS << "  " << toText(cast<ExprStmt>(S)->E) << ": " << join(Names, ", ") << '\n';
    });
  }
}

namespace {

/// The conflicts of a kernel.
class ConflictPrinter {
  raw_ostream &OS;
  const Module &M;
  const VarUses Uses;
  LinearForms Forms;

public:
  ConflictPrinter(raw_ostream &OS, const Module &M, Function &F)
      : OS(OS), M(M), Uses(F), Forms(const_cast<Module &>(M).Ctx, F, Uses) {}

  void print(Function &F) {
    for (const ThreadRegion &R : threadRegions(F, Forms))
      for (const AccessPair &P : pairsOf(R, Forms))
        pair(P);
  }

private:
  void pair(const AccessPair &P) {
    OS << "  " << text(*P.First) << ", " << text(*P.Second) << ": ";
    switch (P.Verdict) {
    case Conflict::Always:
      OS << "always, threads " << text(P.Threads->First) << " and " << text(P.Threads->Second);
      break;
    case Conflict::Maybe:
      OS << "maybe" << conditions(P);
      break;
    case Conflict::Never:
      OS << "never" << reasons(P);
      break;
    }
    OS << '\n';
  }

  std::string text(const ThreadAccess &A) const {
    std::string Text = A.Element.IsAtomic ? "atomic " : A.Element.Writes ? "write " : "read ";
    Text += toText(A.E);
    if (A.E->Pos.File != 0 && A.E->Pos.Line != 0)
      Text += " at " + M.Files[A.E->Pos.File] + ":" + utostr(A.E->Pos.Line);
    return Text;
  }

  static std::string text(ArrayRef<int64_t> Coordinates) {
    std::string Text;
    for (int64_t C : Coordinates)
      Text += (Text.empty() ? "(" : ", ") + itostr(C);
    return Text + ")";
  }

  /// Terms to add first, so that the text does not begin with a minus sign where it can.
  std::string text(const LinearForm &Form) const {
    std::string Added, Subtracted;
    const auto Add = [&](int64_t Factor, const std::string &Of) {
      const int64_t Size = std::abs(Factor);
      const std::string Term = Of.empty()  ? itostr(Size)
                               : Size == 1 ? Of
                                           : itostr(Size) + " * " + Of;
      if (Factor < 0)
        Subtracted += " - " + Term;
      else
        Added += (Added.empty() ? "" : " + ") + Term;
    };
    for (const auto &[V, Factor] : Form.Factors) {
      const LinearForms::Remainder *Rest = Forms.remainderOf(V);
      Add(Factor, Rest ? "(" + text(Rest->Of) + ") % (" + text(Rest->By) + ")" : V->Name);
    }
    if (Form.Constant != 0 || Form.isConstant())
      Add(Form.Constant, "");
    return Added.empty() ? StringRef(Subtracted).drop_front(1).str() : Added + Subtracted;
  }

  std::string conditions(ArrayRef<LinearForm> Holds, StringRef Begin) const {
    std::string Text;
    for (const LinearForm &Form : Holds)
      Text += (Text.empty() ? Begin.str() : " and ") + text(Form) + " >= 0";
    return Text;
  }

  std::string conditions(const AccessPair &P) const {
    std::string Text;
    for (const ThreadAccess *A : {P.First, P.Second}) {
      Text += A == P.First ? ", [" : " and [";
      for (const LinearForm &Form : A->Element.Element)
        Text += (Text.back() == '[' ? "" : ", ") +
                (A->Element.AnyElement ? std::string("any") : text(Form));
      Text += "]" + conditions(A->Element.Holds, " where ");
      if (P.First == P.Second)
        break;
    }
    return Text;
  }

  std::string reasons(const AccessPair &P) const {
    std::string Text = conditions(P.Reasons, ", because ");
    for (const Var *V : P.Powers)
      Text += ", if " + V->Name + " is a power of two";
    return Text;
  }
};

} // namespace

void ampcc::printConflicts(raw_ostream &OS, const Module &M) {
  for (Function *F : M.Functions)
    if (F->IsKernel) {
      OS << F->Name << '\n';
      ConflictPrinter(OS, M, *F).print(*F);
    }
}
