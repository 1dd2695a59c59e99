//===- VectorPrinter.cpp - expressions of vectors as C++ ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C's conversions do not apply to vectors: operands have the type of the operation already. A mask
// is a vector of integers, whatever was compared.
//
//===----------------------------------------------------------------------===//
#include "VectorPrinter.h"
#include "Operators.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/LaneBuiltins.h"
#include "ampcc/Print/TypePrinter.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::isOfVectors(const Expr *E) {
  auto *B = dyn_cast<Builtin>(E);
  return E->type()->isVector() || (B && B->Info.Kind == BuiltinKind::Lanes);
}

namespace {

class VectorPrinter {
  const Language &In;
  function_ref<std::string(const Expr *)> Scalar;

public:
  VectorPrinter(const Language &In, function_ref<std::string(const Expr *)> Scalar)
      : In(In), Scalar(Scalar) {}

  std::string print(const Expr *E) {
    if (!isOfVectors(E) || isLValue(E))
      return Scalar(E);
    if (auto *B = dyn_cast<Binary>(E))
      return binary(*B);
    if (auto *U = dyn_cast<Unary>(E)) {
      const char *Op = U->Op == UnaryOp::Plus ? "+" : U->Op == UnaryOp::Minus ? "-" : "~";
      return "(" + std::string(Op) + print(U->Operand) + ")";
    }
    if (auto *C = dyn_cast<Cast>(E))
      return cast(*C);
    if (auto *B = dyn_cast<Builtin>(E))
      return builtin(*B);
    return Scalar(E); // an assignment
  }

private:
  std::string lanesOf(const Expr *E) { return In.lanes(llvm::cast<VectorType>(E->type())->Lanes); }
  std::string lane(const Type *T) { return declare(In, laneType(T), ""); }
  /// "<float, LANES>"
  std::string types(const Expr *E) { return "<" + lane(E->type()) + ", " + lanesOf(E) + ">"; }

  std::string binary(const Binary &B) {
    const bool Comparison = B.Op >= BinaryOp::Lt && B.Op <= BinaryOp::Ne;
    std::string Text = print(B.Left) + " " + info(B.Op).Text + " " + print(B.Right);
    if (!Comparison)
      return "(" + Text + ")";
    return "MASK<" + lanesOf(&B) + ">(" + Text + ")";
  }

  std::string cast(const Cast &C) {
    std::string Operand = print(C.Operand);
    if (laneType(C.type())->isBool()) // compares with zero
      return "MASK<" + lanesOf(&C) + ">(" + Operand + " != 0)";
    return (laneType(C.Operand->type())->isBool() ? "FROM_MASK" : "CONVERT") + types(&C) + "(" +
           Operand + ")";
  }

  static bool isAll(const Expr *Mask) {
    auto *B = dyn_cast<Builtin>(Mask);
    auto *On = B && B->is(builtin::LANES_OF) ? dyn_cast<IntLit>(B->Args[0]) : nullptr;
    return On && On->Value;
  }

  std::string list(ArrayRef<Expr *> Args) {
    std::vector<std::string> Items;
    for (const Expr *Arg : Args)
      Items.push_back(print(Arg));
    return "(" + join(Items, ", ") + ")";
  }

  std::string builtin(const Builtin &B) {
    if (B.isOneOf(builtin::LANES_OF, builtin::LANE_NUMBERS))
      return B.Name + types(&B) + list(B.Args);
    if (B.is(builtin::ANY))
      return "ANY<" + lanesOf(B.Args[0]) + ">" + list(B.Args);
    if (B.is(builtin::LANE_COUNT))
      return In.lanes(unsigned(llvm::cast<IntLit>(B.Args[0])->Value));
    if (B.is(builtin::LANE))
      return "LANE<" + lane(B.type()) + ">" + list(B.Args);
    if (B.isOneOf(builtin::SELECT, builtin::AFTER_LANES))
      return B.Name + list(B.Args);
    if (B.is(builtin::LOAD_LANES))
      return B.Name + types(&B) + list(ArrayRef(B.Args).drop_back(isAll(B.Args.back())));
    if (B.is(builtin::STORE_LANES))
      return B.Name + types(B.Args[2]) + list(ArrayRef(B.Args).drop_back(isAll(B.Args.back())));
    if (B.isOneOf(builtin::GATHER, builtin::SCATTER)) {
      const bool Gathers = B.is(builtin::GATHER);
      const Expr *Value = Gathers ? &B : B.Args[3];
      std::vector<Expr *> Args = B.Args;
      Args.erase(Args.begin() + 2);
      return B.Name + "<" + lane(Value->type()) + ", " + lanesOf(Value) + ", " + print(B.Args[2]) +
             ">" + list(Args);
    }
    return function(B);
  }

  /// A function of numbers: one of vectors, or for each lane that of the lane.
  std::string function(const Builtin &B) {
    static const StringSet<> OfVectors = {"sqrt",  "native_sqrt", "fabs",  "floor", "ceil",
                                          "trunc", "rint",        "fmin",  "fmax",  "min",
                                          "max",   "copysign",    "rsqrt", "fma",   "clamp"};
    static const StringSet<> OfAny = {"MUL_ADD", "GPU_MUL_ADD", "EXACT_MUL"};
    if (OfAny.contains(B.Name))
      return B.Name + list(B.Args);
    if (OfVectors.contains(B.Name))
      return "lanes_" + B.Name + list(B.Args);
    if (B.isOneOf(builtin::as_float, builtin::as_double, builtin::as_uint, builtin::as_ulong))
      return "lanes_bits" + types(&B) + list(B.Args);
    if (B.isOneOf(builtin::HALF_VALUE, builtin::HALF_BITS))
      return "lanes_" + B.Name + types(&B) + list(B.Args);
    std::string Types = lane(B.type()) + ", " + lanesOf(&B), Args;
    for (const Expr *Arg : B.Args) {
      Types += ", " + lane(Arg->type());
      Args += ", " + print(Arg);
    }
    return "LANES_APPLY(" + B.Name + ", (" + Types + ")" + Args + ")";
  }
};

} // namespace

std::string ampcc::printVector(const Language &In, const Expr *E,
                               function_ref<std::string(const Expr *)> Scalar) {
  return VectorPrinter(In, Scalar).print(E);
}
