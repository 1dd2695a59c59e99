//===- ExprGenerator.cpp - random expressions -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Generator.h"
#include <algorithm>
#include <utility>

using namespace ampcc::fuzz;

static std::string decimal(Wide N) {
  if (N < 0)
    return "-" + decimal(-N);
  std::string Text = std::to_string(static_cast<unsigned>(N % 10));
  return N < 10 ? Text : decimal(N / 10) + Text;
}

std::string ampcc::fuzz::literal(Ty T, Wide N) {
  if (T == Ty::Bool)
    return N ? "true" : "false";
  static const char *const Suffixes[] = {"", "'char", "'short", "'uchar", "'ushort",
                                         "", "u",     "l",      "ul"};
  return decimal(N) + Suffixes[static_cast<unsigned>(T)];
}

static std::string paren(const std::string &Text) { return "(" + Text + ")"; }

/// The smallest 2^n - 1 that is not less than N.
static Wide mask(Wide N) {
  Wide Mask = 0;
  while (Mask < N)
    Mask = Mask * 2 + 1;
  return Mask;
}

Ty Generator::anyInteger() {
  return R.oneOf({Ty::I32, Ty::I32, Ty::I32, Ty::U32, Ty::I64, Ty::U64});
}

Ty Generator::anyType() {
  return R.oneOf({Ty::I32, Ty::I32, Ty::I32, Ty::I32, Ty::U32, Ty::U32, Ty::I64, Ty::U64, Ty::F32,
                  Ty::F32, Ty::F64, Ty::Bool, Ty::I16, Ty::U8, Ty::I8, Ty::U16});
}

Value Generator::constant(Ty T) {
  if (T == Ty::F32)
    return {R.oneOf({"0.0f", "1.0f", "-0.0f", "0.5f", "3.0f", "-2.25f", "(nan'float)",
                     "(inf'float)", "(ninf'float)", "16777216.0f"}),
            T,
            {}};
  if (T == Ty::F64)
    return {
        R.oneOf({"0.0", "1.0", "-0.0", "0.5", "3.0", "-2.25", "(nan'double)", "1e-310"}), T, {}};
  const Range Full = fullRange(T);
  Wide N = R.below(20);
  if (R.percent(12))
    N = R.oneOf({Full.Lo, Full.Hi, Full.Hi - 1, Wide(0), Wide(1), Wide(31), Wide(64), Wide(255)});
  else if (R.percent(15))
    N = -N;
  N = std::clamp(N, Full.Lo, Full.Hi);
  return {literal(T, N), T, {N, N}};
}

/// Returns a value near a limit of the type.
Value Generator::edge(Ty T) {
  const Range Full = fullRange(T);
  const Wide N = R.oneOf({Full.Lo, Full.Hi, Full.Hi - 1, Full.Hi / 2 + 1});
  return {literal(T, N), T, {N, N}};
}

Value Generator::variable(Ty T) {
  std::vector<const Scalar *> Fitting;
  for (const Scalar &S : Scalars)
    if (S.T == T && S.Usable && (S.Uniform || !Uniform))
      Fitting.push_back(&S);
  if (Fitting.empty())
    return constant(T);
  // Prefer recent variables, because passes find more to do with them.
  const size_t N = Fitting.size();
  const Scalar &S = *Fitting[R.percent(60) ? N - 1 - R.below(std::min<size_t>(N, 4)) : R.below(N)];
  return {S.Name, T, S.R};
}

std::string Memory::at(const std::string &Index) const {
  const size_t Hole = Base.find('@');
  if (Hole == std::string::npos)
    return Base + "[" + Index + "]";
  return Base.substr(0, Hole) + Index + Base.substr(Hole + 1);
}

std::string Generator::index(unsigned Count) {
  const Ty T = anyInteger();
  Value V = expr(T, 1);
  if (V.R.Lo >= 0 && V.R.Hi < Count)
    return V.Text;
  return V.Text + " & " + literal(T, Count - 1);
}

/// Returns an index of less than Elements that grows by a constant from thread to thread.
std::string Generator::movingIndex() {
  const std::string C = std::to_string(R.below(9));
  if (!Tiled || R.percent(40))
    return R.oneOf<std::string>({"255 - gid", "(gid - " + C + ") + " + C, "(gid * 3) - (gid * 2)",
                                 "(gid - 255) * -1", "(gid * 2) - gid",
                                 "(" + C + " - (" + C + " - gid))"});
  const std::string Step = std::to_string(1 + R.below(3));
  return R.oneOf<std::string>({"(lid * " + Step + ") + " + C, "(99 - lid) + " + C, "gid - lid",
                               "(gid + lid) - lid", "(63 + lid) - (lid * 2)",
                               "(" + C + " - lid) + (lid * 2)", "(lid - " + C + ") * 2 + 19"});
}

Value Generator::load(Ty T) {
  std::vector<const Memory *> Fitting;
  for (const Memory &M : Memories) {
    const bool Shared = M.K == Memory::Kind::ReadOnly || M.Constant;
    if (M.T == T && M.K != Memory::Kind::Atomic && (Shared || !Uniform))
      Fitting.push_back(&M);
  }
  if (Fitting.empty())
    return variable(T);
  const Memory &M = *R.pick(Fitting);
  const bool Any = M.K == Memory::Kind::ReadOnly || M.K == Memory::Kind::Local || M.Constant;
  const bool Own = !M.OwnIndex.empty() && !Uniform && R.percent(40);
  if (M.K == Memory::Kind::ReadOnly && !Uniform && !InHelper && R.percent(25))
    return {paren(M.at("near " + std::string(R.oneOf({"- ", "+ "})) + std::to_string(R.below(5)))),
            T, isFloat(T) ? Range() : fullRange(T)};
  if (M.K == Memory::Kind::ReadOnly && !Uniform && !InHelper && R.percent(20)) {
    const char *As = R.oneOf({"", "", "(long)", "(uint)", "(ulong)(long)"});
    return {paren(M.at(As + paren(movingIndex()))), T, isFloat(T) ? Range() : fullRange(T)};
  }
  return {paren(M.at(Any && !Own ? index(M.Count) : M.OwnIndex)), T,
          isFloat(T) ? Range() : fullRange(T)};
}

Value Generator::workItem(Ty T) {
  if (Uniform || InHelper || T == Ty::Bool || isFloat(T))
    return variable(T);
  const std::string Dim = std::to_string(R.below(Rank));
  const char *Name = R.oneOf({"get_global_id", "get_local_id", "get_group_id", "get_global_id"});
  if (!Tiled)
    Name = "get_global_id";
  const std::string Text = std::string("@") + Name + "<int>(" + Dim + ")";
  // In parentheses, since `x += <T>y` is an addition in T.
  return {
      T == Ty::I32 ? Text : paren("<" + std::string(nameOf(T)) + ">" + Text), T, {0, Elements - 1}};
}

Value Generator::leaf(Ty T) {
  const unsigned Roll = R.below(100);
  if (Roll < 55)
    return variable(T);
  if (Roll < 75)
    return load(T);
  if (Roll < 80)
    return workItem(T);
  return constant(T);
}

Value Generator::castTo(Ty T, Value V) {
  if (V.T == T)
    return V;
  std::string Text =
      (R.percent(50) ? "<" + std::string(nameOf(T)) + ">" : "(" + std::string(nameOf(T)) + ")") +
      paren(V.Text);
  Text = paren(Text);
  if (isFloat(T))
    return {Text, T, {}};
  if (T == Ty::Bool)
    return {Text, T, {0, 1}};
  return {Text, T, V.fits(fullRange(T)) ? V.R : fullRange(T)};
}

Value Generator::converted(Ty T, unsigned Depth) {
  if (R.percent(8))
    if (Value V = bitsOfVariable(T); !V.Text.empty())
      return V;
  Ty From = anyType();
  if (isFloat(From) && !isFloat(T) && T != Ty::Bool) {
    // Limit the value to the range of the integer; other conversions are undefined.
    Scalar *Ready = nullptr;
    for (Scalar &S : Scalars)
      if (S.T == From && S.Usable && (S.Uniform || !Uniform))
        Ready = &S;
    if (!Ready)
      return leaf(T);
    const std::string One = From == Ty::F32 ? "100.0f" : "100.0";
    const std::string Zero = From == Ty::F32 ? "-0.5f" : "-0.5";
    return {paren("((" + Ready->Name + " > " + Zero + ") && (" + Ready->Name + " < " + One +
                  ")) ? ((" + nameOf(T) + ")" + Ready->Name + ") : " + literal(T, 7)),
            T,
            {0, 100}};
  }
  return castTo(T, expr(From, Depth));
}

Value Generator::conditional(Ty T, unsigned Depth) {
  const Value C = condition(Depth), A = expr(T, Depth), B = expr(T, Depth);
  return {paren(C.Text + " ? " + A.Text + " : " + B.Text),
          T,
          {std::min(A.R.Lo, B.R.Lo), std::max(A.R.Hi, B.R.Hi)}};
}

Value Generator::reduced(Value V, const Range &In) {
  if (V.fits(In) || isFloat(V.T))
    return V;
  if (V.T == Ty::Bool)
    return constant(V.T);
  const Wide Width = In.Hi;
  if (!isOperandType(V.T)) {
    Value AsInt = reduced(castTo(Ty::I32, V), In);
    return castTo(V.T, AsInt);
  }
  if (In.Lo < 0 && R.percent(60)) {
    const Wide Most = std::min(Width, -In.Lo);
    return {
        paren(V.Text + " % " + literal(V.T, Most + 1)), V.T, {V.R.Lo < 0 ? -Most : Wide(0), Most}};
  }
  Wide Mask = mask(Width);
  if (Mask > Width)
    Mask /= 2;
  return {paren(V.Text + " & " + literal(V.T, Mask)), V.T, {0, Mask}};
}

Value Generator::arithmetic(Ty T, unsigned Depth) {
  if (!isOperandType(T))
    return converted(T, Depth);
  Value A = expr(T, Depth), B = expr(T, Depth);
  const unsigned Op = R.below(3);
  auto Combined = [&](const Range &X, const Range &Y) -> Range {
    if (Op == 0)
      return {X.Lo + Y.Lo, X.Hi + Y.Hi};
    if (Op == 1)
      return {X.Lo - Y.Hi, X.Hi - Y.Lo};
    const Wide Products[] = {X.Lo * Y.Lo, X.Lo * Y.Hi, X.Hi * Y.Lo, X.Hi * Y.Hi};
    return {*std::min_element(Products, Products + 4), *std::max_element(Products, Products + 4)};
  };
  const Range Full = fullRange(T);
  if (!isSigned(T)) {
    const bool Small = A.R.Hi < (Wide(1) << 60) && B.R.Hi < (Wide(1) << 60);
    Range Result = Small ? Combined(A.R, B.R) : Full;
    return {paren(A.Text + " " + "+-*"[Op] + " " + B.Text), T, Result.within(Full) ? Result : Full};
  }
  const Wide Limit = Op == 2 ? 1000 : Full.Hi / 2;
  if (Op == 2 || !Combined(A.R, B.R).within(Full)) {
    A = reduced(A, {-Limit, Limit});
    B = reduced(B, {-Limit, Limit});
  }
  return {paren(A.Text + " " + "+-*"[Op] + " " + B.Text), T, Combined(A.R, B.R)};
}

Value Generator::division(Ty T, unsigned Depth) {
  if (!isOperandType(T))
    return converted(T, Depth);
  const Value A = expr(T, Depth);
  Value D = variable(T);
  const char *Op = R.oneOf({" / ", " % "});
  const Range Full = fullRange(T);
  const Wide Most = std::max(A.R.Hi, -A.R.Lo);
  const Range Result = {A.R.Lo < 0 ? -Most : Wide(0), std::min(Most, Full.Hi)};
  if (R.percent(40)) {
    const Wide By = 1 + R.below(12);
    return {paren(A.Text + Op + literal(T, By)), T, Result};
  }
  if (D.R.Lo > 0)
    return {paren(A.Text + Op + D.Text), T, Result};
  // The test guards the division, which is undefined where it fails.
  const Value Else = leaf(T);
  return {paren(paren(D.Text + (isSigned(T) ? " > " : " != ") + literal(T, 0)) + " ? " +
                paren(A.Text + Op + D.Text) + " : " + Else.Text),
          T,
          {std::min(Result.Lo, Else.R.Lo), std::max(Result.Hi, Else.R.Hi)}};
}

Value Generator::shift(Ty T, unsigned Depth) {
  if (!isOperandType(T))
    return converted(T, Depth);
  const Value A = R.percent(15) ? edge(T) : expr(T, Depth);
  const Ty By = R.oneOf({Ty::I32, Ty::U32});
  Value N = R.percent(25) ? constant(By) : variable(By);
  const bool Left = !isSigned(T) && R.percent(50);
  const std::string Op = Left ? " << " : " >> ";
  const Range Result = Left         ? fullRange(T)
                       : A.R.Lo < 0 ? Range{A.R.Lo, std::max(A.R.Hi, Wide(0))}
                                    : Range{0, A.R.Hi};
  const unsigned Bits = bitsOf(T);
  if (R.percent(70) || N.Text[0] == '-') {
    N = reduced(N, {0, Wide(Bits - 1)});
    if (N.R.Lo < 0)
      N = {paren(N.Text + " & " + literal(By, Bits - 1)), By, {0, Wide(Bits - 1)}};
    return {paren(A.Text + Op + N.Text), T, Result};
  }
  const std::string InRange = isSigned(By) ? N.Text + " >= 0 && " : std::string();
  const Value Else = leaf(T);
  return {paren(paren(InRange + N.Text + " < " + literal(By, Bits)) + " ? " +
                paren(A.Text + Op + N.Text) + " : " + Else.Text),
          T,
          {std::min(Result.Lo, Else.R.Lo), std::max(Result.Hi, Else.R.Hi)}};
}

Value Generator::bitwise(Ty T, unsigned Depth) {
  if (!isOperandType(T))
    return converted(T, Depth);
  const Value A = expr(T, Depth), B = expr(T, Depth);
  const unsigned Op = R.below(3);
  Range Result = fullRange(T);
  if (A.R.Lo >= 0 && B.R.Lo >= 0)
    Result =
        Op == 0 ? Range{0, std::min(A.R.Hi, B.R.Hi)} : Range{0, mask(std::max(A.R.Hi, B.R.Hi))};
  return {paren(A.Text + " " + "&|^"[Op] + " " + B.Text), T, Result};
}

Value Generator::minMax(Ty T, unsigned Depth) {
  if (!isOperandType(T))
    return converted(T, Depth);
  const Value A = expr(T, Depth), B = expr(T, Depth);
  const bool Min = R.percent(60);
  const std::string Text = std::string("@") + (Min ? "min" : "max") + "<" + nameOf(T) + ">(" +
                           A.Text + ", " + B.Text + ")";
  if (Min)
    return {Text, T, {std::min(A.R.Lo, B.R.Lo), std::min(A.R.Hi, B.R.Hi)}};
  return {Text, T, {std::max(A.R.Lo, B.R.Lo), std::max(A.R.Hi, B.R.Hi)}};
}

/// A float that is a half. The bits of a half that is a NaN may differ between devices, so they are
/// the operand of nothing else.
Value Generator::half(unsigned Depth) {
  const std::string Bits = R.percent(60) ? "@HALF_BITS<ushort>(" + expr(Ty::F32, Depth).Text + ")"
                                         : expr(Ty::U16, Depth).Text;
  return {"@HALF_VALUE<float>(" + Bits + ")", Ty::F32, {}};
}

Value Generator::floating(Ty T, unsigned Depth) {
  if (T == Ty::F32 && R.percent(8))
    return half(Depth);
  if (R.percent(8))
    return floatFunction(T, Depth);
  const Value A = expr(T, Depth);
  switch (R.below(8)) {
  case 0:
    return {"@fabs<" + std::string(nameOf(T)) + ">(" + A.Text + ")", T, {}};
  case 1:
    return {paren("-" + paren(A.Text)), T, {}};
  case 2:
    return conditional(T, Depth);
  case 3:
    return converted(T, Depth);
  default:
    return {paren(A.Text + " " + "+-*/"[R.below(4)] + " " + expr(T, Depth).Text), T, {}};
  }
}

Value Generator::comparison(unsigned Depth) {
  if (R.percent(3))
    return {std::string("(@") + R.oneOf({"isnan", "isinf", "isfinite", "signbit"}) + "<int>(" +
                expr(R.oneOf({Ty::F32, Ty::F64}), Depth).Text + ") != 0)",
            Ty::Bool,
            {0, 1}};
  const Ty T = R.percent(15) ? R.oneOf({Ty::F32, Ty::F64}) : anyInteger();
  const Value A = expr(T, Depth), B = R.percent(50) ? variable(T) : expr(T, Depth);
  const char *Op = R.oneOf({" < ", " < ", " <= ", " > ", " >= ", " == ", " != "});
  return {paren(A.Text + Op + B.Text), Ty::Bool, {0, 1}};
}

/// Returns a condition whose right side is undefined where the left side is false, such as
/// `d > 0 && x < n / d` and `k < 4 && a[k] != 0`.
Value Generator::guardedCondition(unsigned Depth) {
  const Ty T = anyInteger();
  const Value D = variable(T);
  std::string Right;
  if (R.percent(70)) {
    const Value X = expr(T, Depth), N = variable(T);
    Right = paren(X.Text + R.oneOf({" < ", " >= ", " != "}) +
                  paren(N.Text + R.oneOf({" / ", " % "}) + D.Text));
    return {paren(paren(D.Text + " > " + literal(T, 0)) + " && " + Right), Ty::Bool, {0, 1}};
  }
  std::vector<const Memory *> Known;
  for (const Memory &M : Memories)
    if ((M.K == Memory::Kind::ReadOnly || (M.K == Memory::Kind::Local && !Uniform)) &&
        isOperandType(M.T))
      Known.push_back(&M);
  if (Known.empty())
    return comparison(Depth);
  const Memory &M = *R.pick(Known);
  return {paren(paren(D.Text + " >= " + literal(T, 0)) + " && " +
                paren(D.Text + " < " + literal(T, M.Count)) + " && " +
                paren(paren(M.at(D.Text)) + " != " + literal(M.T, R.below(4)))),
          Ty::Bool,
          {0, 1}};
}

Value Generator::threadTest() {
  const Ty T = R.oneOf({Ty::I32, Ty::I32, Ty::I32, Ty::I64, Ty::U32});
  const std::string D = std::to_string(R.below(Rank));
  Value Place = {Tiled && R.percent(70)
                     ? R.oneOf<std::string>({"lid", "lid", "@get_local_id<int>(" + D + ")"})
                     : R.oneOf<std::string>({"gid", "@get_global_id<int>(" + D + ")"}),
                 Ty::I32,
                 {0, Elements - 1}};
  Place = castTo(T, Place);
  // Sometimes the bound differs between threads.
  const bool Old = std::exchange(Uniform, Uniform || R.percent(85));
  if (R.percent(40)) {
    const Value Shift = reduced(variable(T), {0, 15});
    Place.Text = paren(Place.Text + (isSigned(T) ? R.oneOf({" + ", " - "}) : " + ") + Shift.Text);
  }
  const Value Bound = R.percent(70) ? variable(T) : constant(T), D2 = variable(T);
  Uniform = Old;
  const char *Op = R.oneOf({" < ", " < ", " <= ", " > ", " >= ", " == "});
  if (R.percent(20)) // a division that the preceding test guards
    return {paren(paren(D2.Text + " > " + literal(T, 0)) + " && " +
                  paren(Place.Text + Op + paren(Bound.Text + " / " + D2.Text))),
            Ty::Bool,
            {0, 1}};
  return {paren(R.percent(80) ? Place.Text + Op + Bound.Text : Bound.Text + Op + Place.Text),
          Ty::Bool,
          {0, 1}};
}

Value Generator::condition(unsigned Depth) {
  const unsigned Next = Depth ? Depth - 1 : 0;
  if (!Uniform && !InHelper && R.percent(18)) {
    const Value Test = threadTest();
    return R.percent(60)
               ? Test
               : Value{paren(Test.Text + " && " + condition(Next).Text), Ty::Bool, {0, 1}};
  }
  const unsigned Roll = R.below(100);
  if (!Depth || Roll < 55)
    return comparison(Next);
  if (Roll < 70)
    return guardedCondition(Next);
  if (Roll < 90)
    return {paren(condition(Next).Text + (R.percent(60) ? " && " : " || ") + condition(Next).Text),
            Ty::Bool,
            {0, 1}};
  if (Roll < 94)
    return {paren("!" + paren(condition(Next).Text)), Ty::Bool, {0, 1}};
  return castTo(Ty::Bool, expr(anyInteger(), Next));
}

Value Generator::expr(Ty T, unsigned Depth) {
  if (!Depth || R.percent(25))
    return leaf(T);
  --Depth;
  if (T == Ty::Bool)
    return condition(Depth);
  if (isFloat(T))
    return floating(T, Depth);
  const unsigned Roll = R.below(100);
  if (Roll < 34)
    return arithmetic(T, Depth);
  if (Roll < 41)
    return unary(T, Depth);
  if (Roll < 52)
    return bitwise(T, Depth);
  if (Roll < 64)
    return converted(T, Depth);
  if (Roll < 74)
    return conditional(T, Depth);
  if (Roll < 84)
    return division(T, Depth);
  if (Roll < 94)
    return shift(T, Depth);
  return minMax(T, Depth);
}
