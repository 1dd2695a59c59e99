//===- BuiltinSignatures.cpp - the types of calls of built-ins ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SameShape.h"
#include "ampcc/KIR/Expr.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc::kir;
using namespace llvm;

/// Whether T points to a number that an atomic operation can change.
static bool pointsToAtomic(const Type *T, bool IsInteger) {
  auto *P = dyn_cast<PointerType>(T);
  return P && (isa<IntType>(P->Pointee) || (!IsInteger && isa<FloatType>(P->Pointee))) &&
         (P->Pointee->size() == 4 || P->Pointee->size() == 8);
}

/// The pointee of the first argument; null if it is no pointer.
static const Type *pointee(const Builtin &B) {
  auto *P = B.Args.empty() ? nullptr : dyn_cast<PointerType>(B.Args[0]->type());
  return P ? P->Pointee : nullptr;
}

/// Whether T is what a letter says; E is the argument, or null for the result.
static bool fits(char Letter, const Builtin &B, const Type *T, const Expr *E) {
  const Type *Pointee = pointee(B);
  if (Letter == 'V')
    return T->isVector();
  if (Letter == 'm')
    return T->isVector() && laneType(T)->isBool();
  if (B.Info.Kind != BuiltinKind::Lanes && Letter != 'r' && Letter != 'a' && Letter != 'v')
    T = laneType(T);
  switch (Letter) {
  case 'v':
    return T->isVoid();
  case 'b':
    return T->isBool();
  case 'i':
    return isInteger(T);
  case 'n':
    return isa_and_nonnull<IntLit>(E);
  case 'f':
    return isa<FloatType>(T);
  case 's':
    return T->isScalar();
  case 'p':
    return T->isPointer();
  case 'q':
    return pointsToAtomic(T, /*IsInteger=*/false);
  case 'w':
    return pointsToAtomic(T, /*IsInteger=*/true);
  case 't':
    return Pointee && sameShape(T, Pointee);
  case 'r':
    return sameShape(T, B.type());
  case 'a':
    return sameShape(T, B.Args[0]->type());
  default:
    llvm_unreachable("a letter that Builtins.def does not explain");
  }
}

/// The lanes of B's vectors: 0 where it has none, nothing where they differ.
static std::optional<unsigned> lanesOf(const Builtin &B) {
  unsigned Lanes = 0;
  bool Same = true;
  auto Add = [&](const Type *T) {
    auto *V = dyn_cast<VectorType>(T);
    Same &= !V || !Lanes || Lanes == V->Lanes;
    Lanes = V ? V->Lanes : Lanes;
  };
  Add(B.type());
  for (const Expr *Arg : B.Args)
    Add(Arg->type());
  return Same ? std::optional(Lanes) : std::nullopt;
}

/// A pure function of numbers is one of vectors of them as well: of all of its arguments, literals
/// left aside, or of none.
static std::string vectorError(const Builtin &B) {
  const std::optional<unsigned> Lanes = lanesOf(B);
  if (!Lanes)
    return "vectors of different lengths";
  if (*Lanes == 0 || B.Info.Kind == BuiltinKind::Lanes)
    return "";
  if (B.Info.Effect != BuiltinEffect::Pure || B.Info.Spread != BuiltinSpread::Shared ||
      B.Info.Kind != BuiltinKind::Plain)
    return "no function of vectors";
  const bool All = B.type()->isVector() && all_of(B.Args, [](const Expr *Arg) {
                     return Arg->type()->isVector() || isa<IntLit>(Arg);
                   });
  return All ? "" : "vectors beside scalars";
}

std::string ampcc::kir::signatureError(const Builtin &B) {
  if (std::string Error = vectorError(B); !Error.empty())
    return Error;
  const auto [Result, Parameters] = B.Info.Signature.split(':');
  const auto [Fixed, Rest] = Parameters.split('(');
  const StringRef Repeated = Rest.split(')').first;
  const size_t Beyond = B.Args.size() - Fixed.size();
  if (B.Args.size() < Fixed.size() || (Repeated.empty() ? Beyond != 0 : Beyond % Repeated.size()))
    return "wrong number of arguments";
  for (size_t I = 0; I < B.Args.size(); ++I) {
    const char Letter =
        I < Fixed.size() ? Fixed[I] : Repeated[(I - Fixed.size()) % Repeated.size()];
    if (!fits(Letter, B, B.Args[I]->type(), B.Args[I]))
      return "argument '" + toText(B.Args[I]) + "' of another type";
  }
  return fits(Result[0], B, B.type(), nullptr) ? "" : "result of another type";
}
