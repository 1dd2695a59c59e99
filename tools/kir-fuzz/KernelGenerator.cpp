//===- KernelGenerator.cpp - random kernels -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel either uses its parameters itself, or fills a closure of views and calls the library's
// functions with it, as the kernels that lib/Lower writes do.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"
#include "ampcc/Interpreter/Interpreter.h"
#include <algorithm>
#include <iterator>

using namespace ampcc::fuzz;

void Generator::chooseLaunch() {
  Rank = R.oneOf({1u, 1u, 1u, 2u, 2u, 3u});
  Tiled = R.percent(60);
  Library = R.percent(50);
  static const unsigned Groups[][3] = {{4, 1, 1},  {8, 1, 1}, {16, 1, 1}, {32, 1, 1}, {5, 1, 1},
                                       {64, 1, 1}, {4, 2, 1}, {8, 4, 1},  {4, 4, 1},  {3, 2, 1},
                                       {1, 1, 1},  {4, 2, 2}, {2, 2, 2},  {8, 2, 1}};
  const auto &Chosen = Groups[R.below(std::size(Groups))];
  for (unsigned I = 0; I < 3; ++I)
    Group[I] = Tiled ? Chosen[I] : 0;
  GroupSize = Chosen[0] * Chosen[1] * Chosen[2];
  if (Tiled)
    Rank = Chosen[2] > 1 ? 3 : Chosen[1] > 1 ? 2 : Rank > 1 && GroupSize < 9 ? Rank : 1;
  std::vector<unsigned> Tile = seededTile(Rank);
  std::reverse(Tile.begin(), Tile.end());
  HasLaunchTiles =
      Tiled && std::equal(Tile.begin(), Tile.end(), std::begin(Group)) && R.percent(50);
}

static std::string str(unsigned N) { return std::to_string(N); }

/// `gid` and `lid`, the thread's number in the launch and in its tile. In a library kernel the
/// extents come with the closure's domain.
void Generator::threadPlace() {
  auto Id = [&](const char *Name, unsigned D) {
    return R.percent(70) ? "@" + std::string(Name) + "<int>(" + str(D) + ")"
                         : "((int)@" + std::string(Name) + "<ulong>(" + str(D) + "u))";
  };
  std::string Gid = Id("get_global_id", Rank - 1), Lid = Id("get_local_id", Rank - 1);
  for (unsigned D = Rank - 1; D-- > 0;) {
    const std::string Extent =
        Library ? "(*domain).value[" + str(Rank - 1 - D) + "]" : "d" + str(Rank - 1 - D);
    Gid = "((" + Gid + " * " + Extent + ") + " + Id("get_global_id", D) + ")";
    const std::string Size = HasLaunchTiles ? Id("get_local_size", D) : str(Group[D]);
    Lid = "((" + Lid + " * " + Size + ") + " + Id("get_local_id", D) + ")";
  }
  if (Library) {
    Gid = R.percent(50) ? "flatten(addr<index const*>(idx), domain)" : Gid;
    for (unsigned D = 0; D < Rank; ++D)
      Scalars.push_back(
          {"idx.value[" + str(D) + "]", Ty::I32, {0, Elements - 1}, false, false, false});
  }
  emit("final int gid = " + Gid + ";");
  emit("temp final int near = " + std::string(R.percent(50) ? "gid" : Id("get_global_id", 0)) +
       " + 4;");
  Scalars.push_back({"gid", Ty::I32, {0, Elements - 1}, false, false, false});
  if (!Tiled)
    return;
  emit("final int lid = " + Lid + ";");
  Scalars.push_back({"lid", Ty::I32, {0, Wide(GroupSize - 1)}, false, false, false});
  emit("final int tile = @get_group_id<int>(0);");
  Scalars.push_back({"tile", Ty::I32, {0, Elements - 1}, false, true, false});
}

void Generator::kernelBody() {
  threadPlace();
  Fuel = 12 + R.below(24);
  if (Tiled) {
    tileStatics();
    statements(Place(), 1 + R.below(3));
    phases(0);
    Place Last;
    Last.CanReturn = true;
    if (R.percent(25))
      leave("return;");
    else if (R.percent(25))
      R.percent(50) ? uniformLoop() : sideBySide();
    statements(Last, 1 + R.below(4));
  } else {
    Place P;
    P.CanReturn = Library || R.percent(50);
    if (R.percent(30)) {
      for (unsigned N = R.below(3); N; --N)
        declare();
      // A condition around the whole kernel, which can become a bound of the loop over threads.
      const bool Whole = R.percent(50);
      emit("if (" + threadTest().Text + ")");
      block([&] {
        statements(P, 3 + R.below(4));
        if (Whole)
          storeVariables();
      });
      if (Whole)
        return;
    } else {
      statements(P, 4 + R.below(6));
    }
  }
  storeVariables();
}

/// Stores the final values of variables in buffers, so that a wrong value is found.
void Generator::storeVariables() {
  for (const Memory &M : std::vector<Memory>(Memories))
    if (M.K == Memory::Kind::Own || M.InBuffer)
      emit(M.at(M.OwnIndex) + " = " +
           (isFloat(M.T) || M.T == Ty::Bool ? "" : M.at(M.OwnIndex) + " ^ ") + expr(M.T, 4).Text +
           ";");
}

/// Writes the index type of the library and the functions through which a kernel calls the lambda.
void Generator::libraryIndex() {
  emit("struct index size " + str(4 * Rank) + " align 4 library { int[" + str(Rank) +
       "] value @0; }");
  emit("inline int part(final extent const* self, uint c) { return (*self).value[c]; }");
  emit("inline int* at(final index* self, uint c) { return &(*self).value[c]; }");
  emit("inline int read(final index const* self, uint c) { return (*self).value[c]; }");
  emit("inline int flatten(final index const* i, final extent const* e) { int sum = 0; unroll for "
       "(uint c = 0u; c < " +
       str(Rank) + "u; ++c) { sum = sum * part(e, c) + read(i, c); } return sum; }");
  std::string Params, Stores, Places;
  for (unsigned D = 0; D < Rank; ++D) {
    Params += ", int i" + str(D);
    Stores += " (*self).value[" + str(D) + "] = i" + str(D) + ";";
    Places += ", @get_global_id<int>(" + str(Rank - 1 - D) + ")";
  }
  emit("inline void init(final index* self" + Params + ") {" + Stores + " }");
  emit("inline void run(final closure const* kernel, final extent const* domain) {");
  emit("temp index idx; init(&idx" + Places + ");");
  const std::string Last = "<uint>" + str(Rank - 1);
  if (!Tiled)
    emit("if (@IN_DOMAIN<bool>(*at(&idx, " + Last + "), part(domain, " + Last + ")))");
  emit("{ lambda(kernel, domain, idx); " + std::string(HasEnds ? "@follow_end<void>(); " : "") +
       "} }");
  // Functions of the user, which get an index by reference and by value.
  const std::string Sum = Rank == 1 ? "read(i, 0u) ^ k" : "(read(i, 0u) * 3 - read(i, 1u)) ^ k";
  emit("int of_index(index const* i, int k) { if (k > 3) { return k; } return " + Sum + "; }");
  emit("int of_copy(index i, int k) { return k > 2 ? i.value[" + str(Rank - 1) +
       "] : of_index(addr<index const*>(i), k); }");
  emit("inline void lambda(final closure const* self, final extent const* domain, index idx) {");
}

void Generator::kernel() {
  parameters();
  std::string Attributes = ") key \"R1k|e" + str(Rank) + "\" rank " + str(Rank);
  static const char *const Likely[] = {" likely 8 1 1", " likely 2 4 1", " likely 2 2 4"};
  if (HasLaunchTiles)
    Attributes += " group launch " + str(Rank) + (R.percent(50) ? Likely[Rank - 1] : "");
  else if (Tiled)
    Attributes += " group " + str(Group[0]) + " " + str(Group[1]) + " " + str(Group[2]);
  const std::string Last = str(Rank - 1);
  if (!Library) {
    emit("kernel void k(" + Params.Text + Attributes + " {");
    if (!Tiled)
      emit("if (@IN_DOMAIN<bool>(@get_global_id<int>(0), d" + Last + "))");
    block([&] { kernelBody(); });
    return emit("}");
  }
  emit("struct closure size " + str((Params.Offset + 7) / 8 * 8) + " align 8 free library {" +
       Params.Fields + " }");
  emit("struct extent size " + str(4 * Rank) + " align 4 library { int[" + str(Rank) +
       "] value @0; }");
  for (const char *T : {"int", "uint", "long", "float", "double", "bool"}) {
    const std::string View = "view_" + std::string(T);
    emit("struct " + View + " size 24 align 8 free library { " + T + "* data @0; int offset @8; }");
    emit("inline " + std::string(T) + "* at_" + T + "(final " + View +
         " const* self, int i) { return &(*self).data[(*self).offset + i]; }");
  }
  libraryIndex();
  kernelBody();
  emit("}");
  emit("kernel void k(" + Params.Text + Attributes + " {\n  temp closure c;");
  emit(Params.Fill +
       "  temp final closure const* kernel = addr<closure const*>(c);\n  temp extent domain;");
  for (unsigned D = 0; D < Rank; ++D)
    emit("  domain.value[" + str(D) + "] = d" + str(D) + ";");
  emit(std::string("  temp final extent const* whole = addr<extent const*>(domain);\n  run(kernel, "
                   "whole);\n") +
       (HasEnds ? "  @follow_end<void>();\n}" : "}"));
}

std::string Generator::module() {
  emit("file \"fuzz.cpp\"");
  emit("message print \"%d\\0A\" (int) at 1:1");
  emit("message print \"%lu\\0A\" (ulong) at 1:2");
  emit("message abort \"\" () at 1:3");
  structs();
  for (const StructInfo &S : Structs)
    structHelpers(S);
  orderedFunctions();
  boolFunctions();
  unionFunctions();
  pointerFunctions();
  imageFunctions();
  endFunctions();
  chooseLaunch();
  if (Tiled)
    waitingFunctions();
  InHelper = true;
  for (unsigned N = R.below(3); N; --N)
    function();
  InHelper = false;
  kernel();
  return Out;
}
