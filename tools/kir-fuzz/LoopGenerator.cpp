//===- LoopGenerator.cpp - random loops -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every loop ends after a few iterations, because its bounds are in range or an extra counter
// limits it.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"
#include <utility>

using namespace ampcc::fuzz;

/// Returns the head of a loop that counts up or down, to To or another limit, with at most about
/// twenty iterations.
Generator::LoopHead Generator::loopHead(Ty T, const std::string &I, const Value &To) {
  const Range Full = fullRange(T);
  const unsigned First = R.below(4);
  LoopHead H{literal(T, First),
             I + R.oneOf({" < ", " < ", " <= "}) + To.Text,
             "++" + I,
             {Wide(First), 16}};
  switch (R.below(6)) {
  case 0: // at the edge of the type
    return {literal(T, Full.Hi - 1 - R.below(5)),
            I + " < " + literal(T, Full.Hi),
            "++" + I,
            {Full.Hi - 6, Full.Hi}};
  case 1: // down
    return {To.Text,
            I + " > " + literal(T, R.below(2)),
            R.percent(50) ? "--" + I : I + " -= " + literal(T, 1),
            {0, 15}};
  case 2: // in steps
    return {H.From, I + " < " + To.Text, I + " += " + literal(T, 2 + R.below(2)), {First, 18}};
  case 3: // halving
    return {literal(T, Wide(1) << R.below(7)),
            R.percent(50) ? I + " > " + literal(T, 0) : "<bool>" + I,
            R.percent(50) ? I + " /= " + literal(T, 2) : I + " >>= 1",
            {0, 64}};
  case 4: // down to 0, where an unsigned counter wraps around
    if (!isSigned(T))
      return {H.From,
              I + " < " + literal(T, 4 + R.below(5)),
              R.percent(50)   ? "--" + I
              : R.percent(50) ? I + " -= " + literal(T, 1)
                              : I + " += " + literal(T, Full.Hi),
              {0, 8}};
    return H;
  default:
    return H;
  }
}

void Generator::countedLoop(const Place &P) {
  const Ty T = anyInteger();
  const std::string I = fresh("i");
  // The bound may be uniform.
  const bool Shared = Tiled && !InHelper && R.percent(50);
  const bool Old = std::exchange(Uniform, Uniform || Shared);
  const Value To = Shared ? reduced(variable(T), {0, 15}) : reduced(expr(T, 2), {0, 7});
  Uniform = Old;
  const LoopHead H = loopHead(T, I, To);
  emit(std::string(R.percent(8) ? "unroll " : "") + "for (" + nameOf(T) + " " + I + " = " + H.From +
       "; " + H.Cond + "; " + H.Step + ")");
  Place Inner = P;
  ++Inner.Depth;
  Inner.InLoop = true;
  Inner.InSwitch = false;
  block([&] {
    Scalars.push_back({I, T, H.Counter, false, Uniform, false});
    if (Shared && R.percent(60)) { // only statements that can be vectorised
      for (unsigned N = 1 + R.below(2); N; --N)
        R.percent(60) ? assignment() : store();
      return;
    }
    statements(Inner, 1 + R.below(3));
  });
}

void Generator::whileLoop(const Place &P) {
  const std::string K = fresh("k");
  Place Inner = P;
  ++Inner.Depth;
  Inner.InLoop = true;
  Inner.InSwitch = false;
  const std::string Limit = literal(Ty::I32, 1 + R.below(6));
  emit("int " + K + " = 0;");
  Scalars.push_back({K, Ty::I32, {0, 10}, false, Uniform, false});
  std::string Cond = condition(2).Text;
  std::string Change;  // changes a variable from which a temporary was computed
  if (R.percent(30)) { // a temporary whose computation must not be moved into the loop
    const std::string Before = fresh("x");
    std::string From = expr(Ty::I32, 2).Text;
    if (Before.back() % 2) {
      const std::string Source = fresh("y");
      emit("int " + Source + " = " + From + ";");
      From = Source + " & 7";
      Change = Source + " ^= 5;";
    }
    emit("temp int " + Before + " = " + From + ";");
    Cond = "(" + K + " < " + Before + ")";
  }
  const bool Do = R.percent(35);
  emit(Do ? "do" : "while ((" + K + " < " + Limit + ") && " + Cond + ")");
  block([&] {
    emit("++" + K + ";");
    if (!Change.empty())
      emit(Change);
    statements(Inner, 1 + R.below(3));
  });
  if (Do)
    emit("while ((" + K + " < " + Limit + ") && " + Cond + ");");
}

/// A grid-stride loop: `for (i = global; i < n; i += stride) own[i] = ...`.
void Generator::stridedLoop(const Place &P) {
  const Memory *Own = nullptr;
  for (const Memory &M : Memories)
    if (M.K == Memory::Kind::Own && !M.Constant && !M.OwnIndex.empty() && isOperandType(M.T))
      Own = &M;
  if (!Tiled || InHelper || Rank != 1 || P.InLoop || !Own || P.Depth > 1)
    return countedLoop(P);
  const Memory M = *Own;
  const std::string I = fresh("i"), Bound = fresh("m");
  const Value N = variable(Ty::I32);
  const bool Shared = Uniform;
  emit("final int " + Bound + " = @min<int>(" + N.Text + ", " + std::to_string(Elements) + ");");
  Scalars.push_back({Bound, Ty::I32, {N.R.Lo, Elements}, false, Shared, false});
  const bool Whole = R.percent(60);
  // A thread uses the elements at its local index in each part of the tile's memory.
  emit("for (int " + I + " = " +
       (R.percent(70) ? "@get_local_id<int>(0)" : "(int)@get_local_id<ulong>(0u)") + "; " + I +
       (R.percent(70) ? " < " : " <= ") + Bound + "; " + I +
       " += " + std::to_string(GroupSize * (Whole ? 1 : 2)) + ")");
  Place Inner = P;
  ++Inner.Depth;
  Inner.InLoop = true;
  block([&] {
    const bool Old = Uniform;
    Uniform = false;
    Scalars.push_back({I, Ty::I32, {0, Elements}, false, false, false});
    statements(Inner, 1 + R.below(2));
    store();
    Uniform = Old;
  });
}

/// A loop over the dimensions of an index, as in the library's members.
void Generator::rankLoop(const Place &P) {
  const Ty T = R.oneOf({Ty::I32, Ty::U32});
  const std::string I = fresh("c");
  emit("unroll for (" + std::string(nameOf(T)) + " " + I + " = " + literal(T, 0) + "; " + I +
       R.oneOf({" < ", " <= "}) + literal(T, 1 + R.below(2)) + "; ++" + I + ")");
  Place Inner = P;
  ++Inner.Depth;
  Inner.InLoop = true;
  Inner.InSwitch = false;
  block([&] {
    Scalars.push_back({I, T, {0, 2}, false, Uniform, false});
    statements(Inner, 1 + R.below(2));
  });
}

/// A loop-carried variable that is first assigned in the loop.
void Generator::carryingLoop() {
  const std::string I = fresh("i"), K = fresh("k");
  emit("temp uint " + K + ";");
  emit("for (int " + I + " = 0; " + I + " < " + std::to_string(2 + R.below(3)) + "; ++" + I + ")");
  block([&] {
    emit("if (" + I + " == 0) { " + K + " = " + expr(Ty::U32, 1).Text + "; }");
    if (R.percent(60)) { // some threads take their value to the next iteration here
      emit("if (" + condition(1).Text + ")");
      block([&] {
        emit(K + R.oneOf({" = ", " ^= "}) + expr(Ty::U32, 1).Text + ";");
        addToOwn(K);
        emit(R.percent(75) ? "continue;" : "break;");
      });
    }
    emit(K + R.oneOf({" += ", " ^= ", " *= "}) + expr(Ty::U32, 1).Text + ";");
    addToOwn(K);
  });
}

void Generator::loop(const Place &P) {
  if (!Uniform && !InHelper && R.percent(8))
    return carryingLoop();
  switch (R.below(6)) {
  case 0:
    return whileLoop(P);
  case 1:
    return stridedLoop(P);
  case 2:
    return rankLoop(P);
  default:
    return countedLoop(P);
  }
}
