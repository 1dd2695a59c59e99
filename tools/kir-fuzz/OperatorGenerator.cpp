//===- OperatorGenerator.cpp - unary operators and assignments as values ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operators on one integer, functions of its bits, the values of ++, -- and assignments, compound
// assignments that compute in a wider type, and differences and order of pointers into one array.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"
#include <algorithm>

using namespace ampcc::fuzz;

static std::string paren(const std::string &Text) { return "(" + Text + ")"; }

Value Generator::unary(Ty T, unsigned Depth) {
  if (!isOperandType(T))
    return converted(T, Depth);
  Value A = expr(T, Depth);
  const Range Full = fullRange(T);
  const bool Signed = isSigned(T);
  switch (R.below(6)) {
  case 0:
    return {paren("~" + paren(A.Text)), T,
            Signed ? Range{-1 - A.R.Hi, -1 - A.R.Lo} : Range{Full.Hi - A.R.Hi, Full.Hi - A.R.Lo}};
  case 1:
    return {paren("+" + paren(A.Text)), T, A.R};
  case 2:
    return bitFunction(T, A);
  default:
    if (Signed && A.R.Lo == Full.Lo) // whose negation is no number of the type
      A = reduced(A, {-(Full.Hi / 2), Full.Hi / 2});
    return {paren("-" + paren(A.Text)), T, Signed ? Range{-A.R.Hi, -A.R.Lo} : Full};
  }
}

Value Generator::bitFunction(Ty T, const Value &A) {
  const std::string Head = "@" + std::string(R.oneOf({"clz", "popcount"}));
  if (R.percent(50))
    return {Head + "<" + nameOf(T) + ">(" + A.Text + ")", T, {0, bitsOf(T)}};
  const Wide Lo = R.below(9), Hi = Lo + R.below(99);
  return {"@clamp<" + std::string(nameOf(T)) + ">(" + A.Text + ", " + literal(T, Lo) + ", " +
              literal(T, Hi) + ")",
          T,
          {Lo, Hi}};
}

/// Returns the bits of a variable of another type, read through a pointer; no text if no variable
/// has that size. The bits of a NaN differ between devices.
Value Generator::bitsOfVariable(Ty T) {
  std::vector<const Scalar *> Fitting;
  for (const Scalar &S : Scalars)
    if (bitsOf(S.T) == bitsOf(T) && S.T != T && S.Addressable && S.Usable &&
        (S.Uniform || !Uniform))
      Fitting.push_back(&S);
  if (Fitting.empty() || bitsOf(T) < 32)
    return {};
  const Scalar &S = *R.pick(Fitting);
  const std::string Type = nameOf(T);
  std::string Text = paren("*((" + Type + "*)(&" + S.Name + "))");
  if (isFloat(S.T))
    Text = paren(paren(S.Name + " == " + S.Name) + " ? " + Text + " : " + constant(T).Text);
  return {Text, T, isFloat(T) ? Range() : fullRange(T)};
}

/// A function of floats that every device computes exactly, other than for NaN's bits.
Value Generator::floatFunction(Ty T, unsigned Depth) {
  const std::string A = expr(T, Depth).Text, Of = "<" + std::string(nameOf(T)) + ">(" + A;
  switch (R.below(4)) {
  case 0:
    return {std::string("@") + R.oneOf({"fmin", "fmax", "copysign", "fmod"}) + Of + ", " +
                expr(T, Depth).Text + ")",
            T,
            {}};
  case 1:
    return {"@ldexp" + Of + ", " + reduced(expr(Ty::I32, Depth), {-40, 40}).Text + ")", T, {}};
  default:
    return {
        std::string("@") + R.oneOf({"floor", "ceil", "trunc", "rint", "sqrt"}) + Of + ")", T, {}};
  }
}

/// Of an integer of less than 32 bits, or in a wider type than that of the target, or by a division
/// or shift. False where S cannot hold all of its type.
bool Generator::wideCompound(const Scalar &S) {
  if (S.T == Ty::F32) {
    emit(S.Name + R.oneOf({" +=<double> ", " -=<double> ", " *=<double> "}) +
         expr(Ty::F64, 2).Text + ";");
    return true;
  }
  if (S.T == Ty::Bool || isFloat(S.T))
    return false;
  if (isOperandType(S.T) && R.percent(60)) {
    const bool Shifts = R.percent(40);
    emit(S.Name +
         (Shifts ? " >>= " + literal(Ty::I32, R.below(bitsOf(S.T)))
                 : R.oneOf({" /= ", " %= "}) + literal(S.T, 1 + R.below(12))) +
         ";");
    return true;
  }
  if (!fullRange(S.T).within(S.R))
    return false;
  if (!isOperandType(S.T)) {
    if (R.percent(40)) {
      const char *Op = R.oneOf({"++", "--"});
      emit(R.percent(50) ? Op + S.Name + ";" : S.Name + Op + ";");
      return true;
    }
    const Value By = reduced(expr(Ty::I32, 2), {-1000, 1000});
    emit(S.Name +
         R.oneOf({" +=<int> ", " -=<int> ", " *=<int> ", " ^=<int> ", " |=<int> ", " &=<int> "}) +
         By.Text + ";");
    return true;
  }
  if (bitsOf(S.T) == 64)
    return false;
  const Ty Wider = isSigned(S.T) ? Ty::I64 : Ty::U64;
  const Value By = reduced(expr(Wider, 2), {-1000000, 1000000});
  emit(S.Name + R.oneOf({" +=<", " -=<", " *=<", " ^=<"}) + nameOf(Wider) + "> " + By.Text + ";");
  return true;
}

/// A variable that gets the value of an assignment, or of ++ or --.
void Generator::assignmentValue() {
  const Scalar *S = assignable([](const Scalar &S) {
    return isOperandType(S.T) && (!isSigned(S.T) || !fullRange(S.T).within(S.R));
  });
  if (!S)
    return assignment();
  const Scalar Target = *S;
  const std::string Name = fresh("x");
  std::string Text;
  Range Values = fullRange(Target.T);
  if (!isSigned(Target.T)) {
    const char *Op = R.oneOf({"++", "--"});
    Text = R.percent(50) ? Op + Target.Name : Target.Name + Op;
    if (R.percent(40))
      Text = Target.Name + R.oneOf({" += ", " ^= ", " = "}) + expr(Target.T, 2).Text;
  } else {
    const Value V = reduced(expr(Target.T, 2), Target.R);
    Text = Target.Name + " = " + V.Text;
    Values = V.R;
  }
  emit(std::string(R.percent(30) ? "temp " : "") + nameOf(Target.T) + " " + Name + " = (" + Text +
       ");");
  Scalars.push_back({Name, Target.T, Values, false, Uniform, false});
}

/// A member of the object that a function returns.
void Generator::partOfResult(const StructInfo &S, const std::string &Init) {
  const unsigned Member = R.below(S.Members.size());
  const Ty T = S.Members[Member];
  const std::string Name = fresh("x");
  emit(std::string(nameOf(T)) + " " + Name + " = " + R.oneOf({"make_", "pass_"}) + S.Name + "(" +
       Init + ").m" + std::to_string(Member) + ";");
  Scalars.push_back({Name, T, isFloat(T) ? Range() : fullRange(T), true, false, true});
}

/// How far two places in an array of the thread are from each other, and which is the first.
void Generator::pointerOrder() {
  std::vector<const Memory *> Arrays;
  for (const Memory &M : Memories)
    if (M.K == Memory::Kind::Local && !M.Constant)
      Arrays.push_back(&M);
  if (Arrays.empty() || Uniform)
    return assignment();
  const Memory M = *R.pick(Arrays);
  const std::string A = "&" + M.at(index(M.Count)), B = "&" + M.at(index(M.Count));
  const std::string Name = fresh("x");
  const Wide Most = M.Count;
  if (R.percent(50)) {
    emit("long " + Name + " = " + A + " - " + B + ";");
    Scalars.push_back({Name, Ty::I64, {-Most, Most}, false, false, false});
    return;
  }
  emit("bool " + Name + " = " + A + R.oneOf({" < ", " <= ", " > ", " >= ", " == "}) + B + ";");
  Scalars.push_back({Name, Ty::Bool, {0, 1}, true, false, true});
}
