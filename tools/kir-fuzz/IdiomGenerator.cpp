//===- IdiomGenerator.cpp - shapes of code for which single passes are written --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random statements rarely have the shapes that some passes transform: a region under one
// condition, a uniform loop, or a uniform jump that no analysis can prove to be uniform. This file
// writes them.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"

using namespace ampcc::fuzz;

/// Returns an expression with the value of V that the uniformity analysis takes for divergent.
std::string Generator::hidden(const std::string &V) { return "(" + V + " + (lid / 1024))"; }

std::string Generator::sharedInt(Wide Most) {
  return uniformly([&] { return reduced(variable(Ty::I32), {0, Most}).Text; });
}

/// Adds to the thread's element of the first buffer, which holds uints.
void Generator::addToOwn(const std::string &Value) {
  for (const Memory &M : Memories)
    if (M.K == Memory::Kind::Own && M.T == Ty::U32)
      return emit(M.at(M.OwnIndex) + R.oneOf({" += ", " ^= "}) + "(uint)(" + Value + ");");
}

/// A phase whose whole code is under one condition, or under one and its negation.
void Generator::edgePhase() {
  barrier();
  std::string Cond;
  if (Rank > 1 && Group[1] > 1 && R.percent(40)) {
    // The division is undefined if no thread reaches it, so that a pass must not hoist it.
    const std::string D = uniformly([&] { return variable(Ty::I32).Text; });
    const std::string N = uniformly([&] { return variable(Ty::I32).Text; });
    Cond =
        "(@get_local_id<int>(0) < " + D + ") && (@get_local_id<int>(1) < (" + N + " / " + D + "))";
  } else if (R.percent(35)) {
    // A bound that exceeds an int, whose lower half is the index of a thread.
    const std::string B = fresh("b");
    const std::string Low = uniformly([&] { return reduced(variable(Ty::I64), {0, 63}).Text; });
    const Wide High = (Wide(R.below(9)) - 4) * (Wide(1) << 31);
    emit("final long " + B + " = (" + Low + ") + " + literal(Ty::I64, High) + ";");
    Cond = "(long)lid" + std::string(R.oneOf({" < ", " <= ", " > ", " >= ", " == "})) + B;
  } else if (R.percent(40)) {
    const std::string B = fresh("b");
    emit("final int " + B + " = " + reduced(expr(Ty::I32, 2), {0, 63}).Text + ";");
    Cond = "lid" + std::string(R.oneOf({" < ", " <= ", " > ", " >= "})) + B;
  } else {
    const std::string Bound = sharedInt(31), Shift = sharedInt(7);
    Cond = R.oneOf<std::string>(
        {"lid < " + Bound, "lid <= " + Bound, Bound + " < lid", Bound + " >= lid",
         "(lid - " + Shift + ") < " + Bound, "(lid + " + Shift + ") > " + Bound,
         "(" + Bound + " - lid) < " + Shift, "(" + Bound + " - lid) >= " + Shift});
  }
  emit("if (" + Cond + ")");
  block([&] {
    store();
    addToOwn("7");
  });
  if (R.percent(40)) {
    emit("else");
    block([&] { addToOwn("11 * lid + 3"); });
  }
  barrier();
}

/// A uniform loop without code that prevents vectorisation.
void Generator::uniformLoop() {
  const std::string I = fresh("i"), U = fresh("u");
  const bool Changes = R.percent(25);
  emit("int " + U + " = " + sharedInt(15) + ";");
  emit("for (int " + I + " = " + std::to_string(R.below(3)) + "; " + I + R.oneOf({" < ", " <= "}) +
       U + "; " + (R.percent(70) ? "++" + I : I + " += " + std::to_string(1 + R.below(3))) + ")");
  block([&] {
    addToOwn(I + " * 3 + lid");
    if (R.percent(40))
      store();
    if (Changes)
      emit(R.percent(60) ? U + " -= 1;" : I + " += 1;");
  });
  addToOwn(U);
}

/// A variable that only the arms of a branch use: one changes it before the other reads it.
void Generator::shortLived() {
  const std::string K = fresh("k"), Change = R.oneOf({" ^= ", " = "}) + expr(Ty::U32, 1).Text + ";";
  emit("uint " + K + " = " + expr(Ty::U32, 2).Text + ";");
  const auto Changes = [&] {
    emit(K + Change);
    addToOwn(K);
  };
  const auto Reads = [&] {
    if (R.percent(30))
      emit(K + " += 3u;");
    addToOwn(K);
  };
  if (R.percent(60)) {
    emit("if (" + condition(1).Text + ")");
    block(Changes);
    emit("else");
    return block(Reads);
  }
  emit("switch (" + reduced(variable(Ty::U32), {0, 3}).Text + ") {\ncase 0u:");
  block(Changes);
  emit(R.percent(70) ? "break;\ncase 1u:" : "case 1u:");
  block(Reads);
  emit(R.percent(70) ? "break;\ndefault:" : "default:");
  block(Reads);
  emit("}");
}

/// A loop in which neighbouring threads count neighbouring numbers, up to the limit of the type or
/// a uniform bound.
void Generator::sideBySide() {
  const unsigned Step = R.oneOf({1u, 2u, GroupSize, 2 * GroupSize});
  const std::string I = fresh("i");
  const bool AtEnd = R.percent(50), Twice = R.percent(30);
  const Wide Last = fullRange(Ty::I32).Hi - 2 * Step - R.below(2);
  const std::string From = AtEnd ? literal(Ty::I32, Last - 3 * Step - GroupSize) + " + " : "";
  emit("for (int " + I + " = " + From + "@get_local_id<int>(0); " + I + " < " +
       (AtEnd ? literal(Ty::I32, Last) : sharedInt(31)) + "; " + I + " += " + std::to_string(Step) +
       ")");
  block([&] {
    addToOwn(I + " ^ lid");
    if (Twice)
      emit(I + " += " + std::to_string(Step) + ";");
  });
}

/// Code in which some threads leave the kernel or iteration, and the others continue uniformly.
void Generator::leave(const char *Jump) {
  const std::string U = fresh("u"), Q = fresh("q");
  switch (R.below(3)) {
  case 0: // the division is undefined for the threads that have left
    emit("final int " + U + " = " + sharedInt(3) + ";");
    emit("if (" + U + " == 0) { " + Jump + " }");
    emit("final int " + Q + " = 100 / " + U + ";");
    return addToOwn(Q + " + lid");
  case 1:
    emit("if (" + threadTest().Text + ") { " + Jump + " }");
    uniformLoop();
    return addToOwn("lid + 5");
  default:
    emit("if (" + condition(2).Text + ") { " + Jump + " }");
    uniformLoop();
    return store();
  }
}

/// A loop with barriers that all threads leave together, whose condition is uniform but not
/// provably so. Uniform variables change after the jump.
void Generator::leavingLoop(unsigned Depth) {
  const std::string I = fresh("i"), U = fresh("u");
  const bool Hides = R.percent(40), Once = R.percent(20);
  auto Maybe = [&](const std::string &V) { return Hides ? hidden(V) : V; };
  emit("int " + U + " = " + sharedInt(7) + ";");
  emit("int " + I + " = " + Maybe("0") + ";");
  const std::string Limit = std::to_string(1 + R.below(4));
  if (R.percent(70))
    emit("for (; " + Maybe(I) + " < " + Limit + "; " +
         (R.percent(50) ? "++" + I : I + " += " + Maybe("1")) + ")");
  else
    emit("for (int j" + I + " = 0; j" + I + " < " + Limit + "; " + I + " += " + Maybe("1") + ", " +
         "++j" + I + ")");
  block([&] {
    phase(Depth + 1);
    const std::string Jump =
        Once ? "break;" : R.oneOf<std::string>({"continue;", "continue;", "break;", "return;"});
    const std::string When = R.oneOf<std::string>(
        {"(" + I + " & 1) == " + std::to_string(R.below(2)),
         U + " == " + std::to_string(R.below(8)), uniformly([&] { return condition(2).Text; })});
    if (R.percent(50)) {
      emit("if (" + Maybe("0") + " == 0 && " + When + ") { " + Jump + " }");
      if (R.percent(30)) {
        emit("if (" + I + " < 2) { if (" + When + ") { " + Jump + " }");
        addToOwn("lid + 6");
        emit("}");
      }
      emit(U + " += 3;");
      addToOwn(U + " + lid");
    }
    if (R.percent(40)) {
      barrier();
      addToOwn(U + " * 5");
      barrier();
    }
    if (Once) {
      leave("break;");
      return emit("break;");
    }
    if (R.percent(50)) {
      leave("continue;");
    } else if (R.percent(50)) {
      emit("if (" + When + ") { " + Jump + " }");
      emit(U + " += 2;");
      addToOwn(U + " + lid");
    }
  });
  Scalars.push_back({U, Ty::I32, {0, 64}, false, true, false});
  addToOwn(U + " + " + I);
  barrier();
}

/// All threads of a tile leave the kernel under one condition, or under two.
void Generator::uniformReturn() {
  auto Cond = [&] { return uniformly([&] { return condition(2).Text; }); };
  if (R.percent(50))
    return emit("if (" + Cond() + ") { return; }");
  emit("if (" + Cond() + ") { if (" + Cond() + ") { return; }");
  addToOwn("lid + 9");
  emit("}");
}
