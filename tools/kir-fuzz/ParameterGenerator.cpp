//===- ParameterGenerator.cpp - random parameters of kernels --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Buffers, numbers, images and the domain. For each buffer the generator knows which elements a
// thread may use (Memory::Kind). Some kernels have two buffers that may share memory in a launch.
// Both are used at the same indices in the same phases.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"

using namespace ampcc::fuzz;

static std::string str(unsigned N) { return std::to_string(N); }

void Generator::addParameter(const std::string &P) {
  Params.Text += (Params.Text.empty() ? "" : ", ") + P;
}

/// A member of the closure, filled with the parameter.
void Generator::addField(const std::string &T, const std::string &Name, unsigned Offset) {
  Params.Fill += "  c." + Name + " = " + Name + ";\n";
  Params.Fields += " " + T + " " + Name + " @" + str(Offset) + ";";
}

/// Adds a buffer. Index replaces `@` in its accesses.
void Generator::addBuffer(Memory M, bool ReadOnly, const std::string &Index) {
  const std::string A = "v" + str(Params.Buffers++), T = nameOf(M.T), Offset = str(Params.Offset);
  addParameter(T + "* global " + A + " bind buffer " + Offset + (ReadOnly ? " readonly" : ""));
  if (Library) {
    addParameter("int " + A + "_offset bind value " + str(Params.Offset + 8) + " 4 viewoffset");
    Params.Fill += "  c." + A + ".data = " + A + ";\n  c." + A + ".offset = " + A + "_offset;\n";
    Params.Fields += " view_" + T + " " + A + " @" + Offset + ";";
    M.Base = "(*at_" + T + "(addr<view_" + T + " const*>((*self)." + A + "), " + Index + "))";
  } else {
    M.Base = M.InBuffer ? A + "[" + Index + "]" : A;
  }
  Params.Offset += 24;
  Memories.push_back(M);
}

void Generator::buffers() {
  const Ty Types[] = {Ty::U32, HasBools && R.percent(40) ? Ty::Bool : R.oneOf({Ty::I32, Ty::F32}),
                      R.oneOf({Ty::I32, Ty::I64}),
                      R.percent(60) ? Ty::U32 : R.oneOf({Ty::I64, Ty::F32, Ty::F64}),
                      R.oneOf({Ty::I32, Ty::U32, Ty::F32, Ty::F64})};
  const unsigned Count = 3 + R.below(3);
  for (unsigned I = 0; I < Count; ++I) {
    Memory M;
    M.T = Types[I];
    M.K = I == 0 || I == 1 ? Memory::Kind::Own
          : I == 3         ? Memory::Kind::Atomic
                           : Memory::Kind::ReadOnly;
    if (M.K == Memory::Kind::Own)
      M.OwnIndex = Library && R.percent(50) ? "flatten(addr<index const*>(idx), domain)" : "gid";
    addBuffer(M, M.K == Memory::Kind::ReadOnly && R.percent(50), "<int>(@)");
  }
}

void Generator::sharedBuffers() {
  if (!R.percent(30))
    return;
  Memory M;
  M.T = R.oneOf({Ty::U32, Ty::U32, Ty::I32, Ty::I64});
  // Threads of a tile use neighbouring elements of the buffer, and read those of one another.
  M.InBuffer = Tiled && Rank == 1 && R.percent(70);
  M.K = M.InBuffer ? Memory::Kind::Tile : Memory::Kind::Own;
  M.OwnIndex = M.InBuffer ? "lid" : "gid";
  if (M.InBuffer)
    for (M.Count = 1; M.Count * 2 <= GroupSize;)
      M.Count *= 2;
  const std::string Index = M.InBuffer ? "(tile * " + str(GroupSize) + ") + <int>(@)" : "<int>(@)";
  FirstShared = Memories.size();
  addBuffer(M, false, Index);
  addBuffer(M, false, Index);
}

void Generator::tileArray() {
  Memory M;
  M.K = Memory::Kind::Tile;
  M.T = R.oneOf({Ty::I32, Ty::F32, Ty::I64});
  const std::string T = nameOf(M.T);
  addParameter(T + "* local part bind tile_memory " + str(Params.Offset));
  addField(T + "*", "part", Params.Offset);
  Params.Offset += 8;
  M.Base = Library ? "(*self).part" : "part";
  TileArray = M;
}

/// Reads one shared buffer before and after a store to the other.
void Generator::sharedStore() {
  const bool Swap = R.percent(50);
  const Memory A = Memories[*FirstShared + Swap], B = Memories[*FirstShared + !Swap];
  if (A.Constant || Uniform)
    return assignment();
  const std::string X = fresh("x"), Read = A.at(A.OwnIndex), Written = B.at(B.OwnIndex);
  emit("temp " + std::string(nameOf(A.T)) + " " + X + " = " + Read + ";");
  emit(Written + R.oneOf({" = ", " ^= "}) + expr(A.T, 1).Text + ";");
  emit(R.oneOf({Read, Written}) + R.oneOf({" ^= ", " = "}) + X + ";");
}

void Generator::numbers() {
  for (unsigned I = 0, N = 2 + R.below(3); I < N; ++I) {
    const Ty T = I == 0 ? Ty::I32 : R.oneOf({Ty::I32, Ty::U32, Ty::I64, Ty::U64, Ty::F32});
    const std::string A = "n" + str(I);
    addParameter("final " + std::string(nameOf(T)) + " " + A + " bind value " + str(Params.Offset) +
                 " " + str(bitsOf(T) / 8) +
                 (T == Ty::I32 && I && R.percent(40) ? " usual " + str(R.below(3)) : ""));
    addField(nameOf(T), A, Params.Offset);
    Params.Offset += 8;
    Scalars.push_back(
        {Library ? "(*self)." + A : A, T, isFloat(T) ? Range() : fullRange(T), false, true, false});
  }
}

void Generator::images() {
  if (!HasImages)
    return;
  // A kernel can have eight images; more textures are sampled without one.
  for (unsigned I = 0, N = R.percent(10) ? 10 : 1 + R.below(3); I < N; ++I) {
    const std::string A = "image" + str(I);
    addParameter("int " + A + " bind image " + str(Params.Offset) + " texels 20");
    addField("int", A, Params.Offset);
    Images.push_back({Library ? "(*self)." + A : A, Params.Offset});
    Params.Offset += 8;
  }
}

void Generator::parameters() {
  buffers();
  sharedBuffers();
  if (HasLaunchTiles)
    tileArray();
  numbers();
  images();
  for (unsigned D = 0; D < Rank; ++D)
    addParameter("final int d" + str(D) + " bind domain " + str(D));
}
