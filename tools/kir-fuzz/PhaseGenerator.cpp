//===- PhaseGenerator.cpp - random code of the threads of a tile between barriers --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a phase, between two barriers, a thread either uses only its own elements of the tile_static
// arrays, or all threads only read them. A sequence of phases begins and ends with the former, so
// that sequences can be in loops and branches that all threads of the tile take together.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"

using namespace ampcc::fuzz;

void Generator::tileStatics() {
  for (unsigned I = 0, N = 1 + R.below(2); I < N; ++I) {
    Memory M;
    M.T = I == 0                      ? Ty::U32
          : HasBools && R.percent(50) ? Ty::Bool
                                      : R.oneOf({Ty::I32, Ty::F32, Ty::I64});
    M.K = Memory::Kind::Tile;
    M.Base = fresh("t");
    const bool IsParameter = I > 0 && TileArray;
    if (IsParameter)
      M = *TileArray;
    M.OwnIndex = "lid";
    M.Count = 1;
    while (M.Count * 2 <= GroupSize)
      M.Count *= 2;
    if (!IsParameter)
      emit("tile_static " + std::string(nameOf(M.T)) + "[" + std::to_string(GroupSize) + "] " +
           M.Base + ";");
    emit(M.Base + "[lid] = " + expr(M.T, 2).Text + ";");
    Memories.push_back(M);
  }
  tileObjects();
}

void Generator::barrier() {
  bool InBuffer = false;
  for (const Memory &M : Memories)
    InBuffer |= M.InBuffer;
  emit(R.percent(20)
           ? "wait();"
           : "@barrier<void>(" + std::string(InBuffer ? "3" : R.oneOf({"1", "3", "3"})) + ");");
  // Do not write through pointers any more: other threads may read the pointee in this phase.
  for (Scalar &S : Scalars)
    S.Usable &= S.Uniform || S.Name.compare(0, 2, "(*") != 0;
}

/// Each thread works on its own elements, and after a barrier reads those of all threads.
void Generator::phase(unsigned Depth) {
  Place P;
  P.Depth = 1;
  if (R.percent(30)) { // the whole phase is under one condition
    emit("if (" + effectBefore(threadTest().Text) + ")");
    block([&] { statements(P, 1 + R.below(3)); });
  } else {
    statements(P, 1 + R.below(3));
  }
  if (R.percent(40))
    uniformly([&] {
      statement(P);
      return 0;
    });
  barrier();
  for (Memory &M : Memories)
    M.Constant |= M.K == Memory::Kind::Tile;
  if (R.percent(50))
    block([&] { statements(P, 1 + R.below(3)); });
  else
    statements(P, 1 + R.below(3));
  if (R.percent(30))
    uniformly([&] {
      declare();
      return 0;
    });
  for (Memory &M : Memories)
    if (M.K == Memory::Kind::Tile)
      M.Constant = false;
  barrier();
}

static std::string reductionLoop(const std::string &K, const std::string &T, unsigned Half,
                                 const char *Step) {
  return "for (int " + K + " = " + std::to_string(Half) + "; " + K + " > 0; " + K + Step +
         ") { if (lid < " + K + ") { " + T + "[lid] += " + T + "[lid + " + K +
         "]; } @barrier<void>(1); }";
}

/// Writes functions that contain barriers.
void Generator::waitingFunctions() {
  emit("void wait() { @barrier<void>(3); }");
  unsigned Half = 0;
  for (unsigned N = 2; N <= GroupSize; N *= 2)
    Half = N / 2;
  emit(std::string(R.percent(50) ? "inline " : "") + "int reduce(uint* t, int lid, int n) {");
  if (R.percent(30))
    emit("if (n == 3) { return 7; }");
  emit(reductionLoop("k", "t", Half, " /= 2"));
  emit("return n & 15; }");
}

/// `for (k = half; k > 0; k /= 2) { if (lid < k) t[lid] += t[lid + k]; barrier; }`
void Generator::reduction() {
  const Memory *Sum = nullptr;
  for (const Memory &M : Memories)
    if (M.K == Memory::Kind::Tile && M.T == Ty::U32 && !M.InBuffer)
      Sum = &M;
  if (!Sum)
    return phase(3);
  const std::string Base = Sum->Base;
  const unsigned Half = Sum->Count / 2;
  barrier();
  if (R.percent(50))
    return emit(reductionLoop(fresh("k"), Base, Half, R.oneOf({" /= 2", " >>= 1"})));
  const std::string N = fresh("r");
  const std::string Shared = uniformly([&] { return variable(Ty::I32).Text; });
  emit("int " + N + " = reduce(addr<uint*>(" + Base + "), lid, " + Shared + ");");
  Scalars.push_back({N, Ty::I32, {0, 15}, false, true, false});
}

/// A thread keeps a value that it has computed from a uniform variable, which changes afterwards.
void Generator::changedVariable() {
  const std::string U = fresh("u"), W = fresh("w");
  emit("int " + U + " = " + uniformly([&] { return reduced(variable(Ty::I32), {0, 100}).Text; }) +
       ";");
  const bool Loop = R.percent(50);
  const std::string I = fresh("i");
  if (Loop)
    emit("for (int " + I + " = 0; " + I + " < 2; ++" + I + ") {");
  emit("final int " + W + " = lid + " + U + ";");
  store();
  barrier();
  emit(U + R.oneOf({" += 3;", " ^= 1;"}));
  if (R.percent(50))
    barrier();
  for (const Memory &M : Memories)
    if (M.K == Memory::Kind::Own && M.T == Ty::U32) {
      emit(M.at(M.OwnIndex) + " += (uint)(" + W + " * 5 + " + U + ");");
      break;
    }
  if (Loop)
    emit("}");
  barrier();
}

/// A thread keeps the address of one of two private variables across a barrier, as a pointer or as
/// a number.
void Generator::keptAddress() {
  const std::string V = fresh("kept"), W = fresh("other"), A = fresh("at");
  const bool IsNumber = R.percent(50);
  emit("uint " + V + " = " + expr(Ty::U32, 2).Text + ";");
  emit("uint " + W + " = " + expr(Ty::U32, 1).Text + ";");
  auto Address = [&](const std::string &Of) { return (IsNumber ? "(ulong)&" : "&") + Of + ";"; };
  emit((IsNumber ? "ulong " : "uint* ") + A + " = " + Address(V));
  if (R.percent(70))
    emit("if (" + condition(1).Text + ") { " + A + " = " + Address(W) + " }");
  const std::string Object = "*" + (IsNumber ? "(uint*)" + A : A);
  store();
  barrier();
  if (R.percent(40)) {
    emit(Object + " ^= " + expr(Ty::U32, 1).Text + ";");
    barrier();
  }
  addToOwn(R.percent(70) ? Object : V);
}

void Generator::uniformControl(unsigned Depth) {
  auto Body = [&] { block([&] { phases(Depth + 1); }); };
  auto Cond = [&] { return uniformly([&] { return condition(2).Text; }); };
  switch (R.below(7)) {
  case 0:
  case 1:
    emit("if (" + Cond() + ")");
    Body();
    if (R.percent(40)) {
      emit("else");
      Body();
    }
    return;
  case 2:
    return uniformReturn();
  case 3: {
    emit("switch (" + uniformly([&] { return reduced(variable(Ty::I32), {0, 3}).Text; }) + ") {");
    const unsigned Default = R.below(4);
    for (unsigned I = 0; I < 3; ++I) {
      emit(I == Default ? "default:" : "case " + std::to_string(I) + ":");
      Body();
      if (R.percent(25)) {
        emit("if (" + Cond() + ") { break; }");
        Body();
      }
      if (R.percent(70))
        emit("break;");
    }
    return emit("}");
  }
  default:
    break;
  }
  const std::string I = fresh("i");
  const unsigned Kind = R.below(4);
  const std::string To = uniformly([&] { return reduced(expr(Ty::I32, 2), {0, 3}).Text; });
  if (Kind < 2)
    emit("for (int " + I + " = 0; " + I + " < " + (Kind ? To : std::to_string(1 + R.below(3))) +
         "; ++" + I + ")");
  else
    emit("int " + I + " = 0;\n" +
         (Kind == 2 ? "while ((" + I + " < 3) && " + Cond() + ")" : std::string("do")));
  block([&] {
    Scalars.push_back({I, Ty::I32, {0, 4}, false, true, false});
    if (Kind >= 2)
      emit("++" + I + ";");
    phases(Depth + 1);
    if (R.percent(40))
      emit("if (" + Cond() + ") { " + R.oneOf({"break;", "continue;", "return;"}) + " }");
    if (R.percent(40))
      phase(Depth + 1);
    if (R.percent(40)) { // no barrier follows
      emit("if (" + threadTest().Text + ") { continue; }");
      statements(Place{2, false, false, false, ""}, 1 + R.below(2));
    }
  });
  if (Kind == 3)
    emit("while (" + I + " < " + std::to_string(1 + R.below(3)) + ");");
}

void Generator::phases(unsigned Depth) {
  for (unsigned I = 0, N = 1 + R.below(Depth ? 2 : 3); I < N; ++I) {
    const unsigned Roll = R.below(100);
    if (Roll < 35 || Depth > 2 || Fuel < 0)
      phase(Depth);
    else if (Roll < 42)
      reduction();
    else if (Roll < 48)
      changedVariable();
    else if (Roll < 51)
      keptAddress();
    else if (Roll < 58)
      edgePhase();
    else if (Roll < 70)
      leavingLoop(Depth);
    else
      uniformControl(Depth);
  }
}
