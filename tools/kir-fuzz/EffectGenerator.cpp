//===- EffectGenerator.cpp - effects that only some threads have ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assignments and atomic operations in the right operand of `&&` and `||` and in the alternatives
// of `?:`. The value of an operand that a thread does not evaluate stays what it was.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"
#include <algorithm>

using namespace ampcc::fuzz;

static std::string paren(const std::string &Text) { return "(" + Text + ")"; }

/// Returns an assignment to the variable, ++ or --, as a value.
Value Generator::assigning(const Scalar &To) {
  if (isSigned(To.T)) {
    const Value V = reduced(expr(To.T, 1), To.R);
    return {paren(To.Name + " = " + V.Text), To.T, V.R};
  }
  const char *Step = R.oneOf({"++", "--"});
  std::string Text = R.percent(50) ? Step + To.Name : To.Name + Step;
  if (R.percent(40))
    Text = To.Name + R.oneOf({" += ", " ^= ", " = "}) + expr(To.T, 1).Text;
  return {paren(Text), To.T, fullRange(To.T)};
}

/// Returns an assignment to an element of an array of the thread, as a value; no text if there is
/// no such array.
Value Generator::assigningElement() {
  std::vector<const Memory *> Arrays;
  for (const Memory &M : Memories)
    if (M.K == Memory::Kind::Local && !M.Constant && isOperandType(M.T))
      Arrays.push_back(&M);
  if (Arrays.empty() || Uniform)
    return {};
  const Memory &M = *R.pick(Arrays);
  const std::string To = M.at(index(M.Count));
  return {paren(To + R.oneOf({" = ", " ^= "}) + expr(M.T, 1).Text), M.T, fullRange(M.T)};
}

/// Returns an atomic operation on the thread's own element of a buffer, as the value that was
/// there; no text if there is no such buffer.
Value Generator::ownAtomic() {
  std::vector<const Memory *> Own;
  for (const Memory &M : Memories)
    if (M.K == Memory::Kind::Own && !M.Constant && !M.OwnIndex.empty() && M.T != Ty::Bool)
      Own.push_back(&M);
  if (Own.empty() || Uniform || InHelper)
    return {};
  const Memory &M = *R.pick(Own);
  const std::string At = std::string("<") + nameOf(M.T) + ">(&" + M.at(M.OwnIndex);
  const Range All = isFloat(M.T) ? Range() : fullRange(M.T);
  const std::string Operand = expr(M.T, 1).Text;
  if (isFloat(M.T))
    return {std::string("@") + R.oneOf({"atomic_xchg", "atomic_min", "atomic_max", "atomic_add"}) +
                At + ", " + Operand + ")",
            M.T, All};
  switch (R.below(8)) {
  case 0:
    return {std::string("@") + R.oneOf({"atomic_inc", "atomic_dec", "atomic_load"}) + At + ")", M.T,
            All};
  case 1:
    return {"@atomic_cmpxchg" + At + ", " + constant(M.T).Text + ", " + Operand + ")", M.T, All};
  default:
    return {std::string("@") +
                R.oneOf({"atomic_add", "atomic_sub", "atomic_xchg", "atomic_and", "atomic_or",
                         "atomic_xor", "atomic_min", "atomic_max"}) +
                At + ", " + Operand + ")",
            M.T, All};
  }
}

/// Code with an operand that has an effect and that some threads do not evaluate.
void Generator::chosenEffect() {
  const Scalar *S = assignable([](const Scalar &S) {
    return isOperandType(S.T) && (!isSigned(S.T) || !fullRange(S.T).within(S.R));
  });
  if (!S)
    return assignment();
  const Scalar To = *S;
  const auto Effect = [&] {
    Value V = R.percent(20) ? assigningElement() : R.percent(20) ? ownAtomic() : assigning(To);
    return V.Text.empty() ? assigning(To) : V;
  };
  const auto Test = [&] {
    const Value V = Effect();
    return paren(V.Text + R.oneOf({" < ", " > ", " != "}) + constant(V.T).Text);
  };
  const std::string Name = fresh("x"), Cond = condition(1).Text;
  const char *Op = R.oneOf({" && ", " && ", " || "});
  const std::string Chosen = Cond + Op + Test();
  const std::string Declared = R.percent(25) ? "temp " : "";
  switch (R.below(5)) {
  case 0:
    emit(Declared + "bool " + Name + " = " + Chosen + ";");
    break;
  case 1:
    emit(Declared + "bool " + Name + " = " + paren(Chosen) + R.oneOf({" || ", " && "}) +
         paren(condition(1).Text + " && " + Test()) + ";");
    break;
  case 2:
    emit("if (" + Chosen + ")");
    block([&] { assignment(); });
    return;
  case 3: {
    const std::string K = fresh("k");
    emit("int " + K + " = 0;");
    emit("while ((" + K + " < 3) && " + Cond + " && " + Test() + ")");
    block([&] {
      emit("++" + K + ";");
      Uniform ? assignment() : store();
    });
    return;
  }
  default: {
    const Value A = assigning(To), B = R.percent(50) ? assigning(To) : leaf(To.T);
    emit(Declared + nameOf(To.T) + " " + Name + " = " +
         (R.percent(50) ? Cond + " ? " + A.Text + " : " + B.Text
                        : Cond + " ? " + B.Text + " : " + A.Text) +
         ";");
    Scalars.push_back(
        {Name, To.T, {std::min(A.R.Lo, B.R.Lo), std::max(A.R.Hi, B.R.Hi)}, false, Uniform, false});
    return;
  }
  }
  Scalars.push_back({Name, Ty::Bool, {0, 1}, false, Uniform, false});
}

/// An atomic operation on the thread's own element, whose value is used.
void Generator::usedAtomic() {
  const Value V = ownAtomic();
  if (V.Text.empty())
    return assignment();
  const std::string Name = fresh("x");
  emit(std::string(nameOf(V.T)) + " " + Name + " = " + V.Text + ";");
  Scalars.push_back({Name, V.T, V.R, false, false, false});
}
