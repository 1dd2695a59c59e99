//===- Print.cpp - what the analyses found, as text -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/Print.h"
#include "ampcc/Analysis/Affine.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/Liveness.h"
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
                      << (U.leavesTogether(S) ? "" : ", left one by one")
                      << (U.isDivergent(S) ? ", divergent" : "")
                      << (U.mayHaveLeft(S) ? ", some have left" : "") << '\n';
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
  std::array<unsigned, 3> Tile{};
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

  /// What is behind a pointer.
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
      for (const Var *V : Live.behind(S))
        Names.push_back(V->Name);
      sort(Names);
      OS << "  " << toText(cast<ExprStmt>(S)->E) << ": " << join(Names, ", ") << '\n';
    });
  }
}
