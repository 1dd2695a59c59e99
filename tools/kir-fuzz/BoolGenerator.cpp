//===- BoolGenerator.cpp - random code with bools in memory ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bools as members, as elements of arrays, accessed through pointers, in buffers and in tile_static
// memory, where C has bytes. Their compound assignments compute in int.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"

using namespace ampcc::fuzz;

void Generator::boolFunctions() {
  if (!(HasBools = R.percent(35)))
    return;
  emit("struct flags size 4 align 1 { bool a @0; bool[3] rest @1; }");
  const char *Inline = R.percent(40) ? "inline " : "";
  emit(std::string(Inline) +
       "bool flip(bool* at, bool v) { bool old = *at; *at = v; return old; }");
  emit("inline bool turn(bool* at, bool v) { *at ^=<int> <int>v; return *at; }");
  emit("flags pass_flags(flags f, bool v) { f.rest[1] = v; f.a ^=<int> 1; return f; }");
  emit("bool one_flag(flags const* f, int i) { return (*f).a || (*f).rest[i]; }");
  emit("inline flags make_flags(bool v) { flags f = {v, {true, v}}; return f; }");
  // Functions that return another place at each call, by changing a counter.
  emit("bool* next_flag(flags* f, int* n) { *n = *n == 2 ? 0 : *n + 1; return &(*f).rest[*n]; }");
  emit("flags* next_flags(flags* all, int* n) { *n = (*n + 1) & 1; return &all[*n]; }");
  emit(std::string(R.percent(15) ? "inline " : "") +
       "bool back(int* n, bool v) { *n = *n == 0 ? 2 : *n - 1; return v; }");
  // The address of the parameter is taken, so that it is in memory, too.
  emit("bool own_flag(bool v, bool w) { bool* at = w ? &v : &w; *at = !v; return v; }");
}

/// An assignment of any kind to a bool in memory.
void Generator::assignBool(const std::string &Target) {
  const std::string C = condition(1).Text;
  switch (R.below(7)) {
  case 0:
    return emit(Target + R.oneOf({" |=<int> ", " &=<int> ", " ^=<int> "}) + "<int>" + C + ";");
  case 1: // bits other than the lowest one
    return emit(Target + " " + R.oneOf({"|=<int> ", "&=<int> ", "+=<int> ", "^=<int> "}) +
                std::to_string(R.below(8)) + ";");
  case 2:
    return emit(Target + " = !" + Target + ";");
  case 3:
  case 4:
  case 5: {
    // The value has an effect on the target, and is computed before the target is read.
    const std::string Call = R.oneOf({"turn(&", "flip(&"}) + Target + ", " + C + ")";
    return emit(Target + R.oneOf({" |=<int> ", " ^=<int> ", " &=<int> "}) + "<int>" + Call + ";");
  }
  default:
    return emit(Target + " = " + C + ";");
  }
}

/// A struct of bools, filled in one of several ways.
std::string Generator::declareFlags() {
  const std::string Name = fresh("g");
  auto C = [&] { return condition(1).Text; };
  const std::string Decl = "flags " + Name;
  switch (R.below(4)) {
  case 0:
    emit(Decl + " = make_flags(" + C() + ");");
    break;
  case 1: {
    const std::string Rest = C() + ", " + leaf(Ty::Bool).Text;
    emit("temp " + Decl + " = {" + C() + ", {" + Rest + "}};");
    emit(Decl + "c = pass_flags(" + Name + ", " + C() + ");");
    Scalars.push_back({Name + "c.rest[1]", Ty::Bool, {0, 1}, true, false, true});
    break;
  }
  case 2:
    emit(Decl + ";");
    emit(Name + ".a = " + C() + ";");
    emit("for (int i" + Name + " = 0; i" + Name + " < 3; ++i" + Name + ") { " + Name + ".rest[i" +
         Name + "] = <bool>(i" + Name + " & 1); }");
    break;
  default:
    emit("temp " + Decl + " = {" + C() + "};");
  }
  for (const char *Member : {".a", ".rest[0]", ".rest[1]", ".rest[2]"})
    Scalars.push_back({Name + Member, Ty::Bool, {0, 1}, true, false, true});
  return Name;
}

/// A compound assignment whose place has an effect, or whose value changes the bool or the place.
void Generator::movingFlag() {
  const std::string G = declareFlags(), N = fresh("at"), C = condition(1).Text;
  emit("int " + N + " = " + std::to_string(R.below(3)) + ";");
  const std::string Next = "(*next_flag(&" + G + ", &" + N + "))";
  const char *Op = R.oneOf({" |=<int> ", " ^=<int> ", " ^=<int> ", " &=<int> "});
  switch (R.below(7)) {
  case 0:
    emit(G + ".rest[(" + N + "++) % 3]" + Op + "<int>" + C + ";");
    break;
  case 1:
    emit(Next + Op + "<int>" + R.oneOf({"turn(&", "flip(&"}) + G + ".rest[1], " + C + ");");
    break;
  case 2:
  case 3:
    emit(G + ".rest[1]" + Op + "<int>flip(&" + G + ".rest[1], " + C + ");");
    break;
  default:
    emit(Next + Op + "<int>back(&" + N + ", " + C + ");");
  }
  addToOwn("(<int>" + G + ".rest[0]) + 2 * (<int>" + G + ".rest[1]) + 4 * (<int>" + G +
           ".rest[2])");
  Scalars.push_back({N, Ty::I32, {0, 3}, false, false, false});
}

/// A copy of an array to a place with an effect on what the value depends on.
void Generator::movingFlags() {
  const std::string G = declareFlags(), H = declareFlags(), O = fresh("o"), N = fresh("at");
  emit("flags[2] " + O + " = {" + G + ", " + H + "};");
  emit("int " + N + " = " + std::to_string(R.below(2)) + ";");
  emit("(*next_flags(addr<flags*>(" + O + "), &" + N + ")).rest = " +
       R.oneOf<std::string>({O + "[" + N + "].rest", O + "[" + N + "].rest", G + ".rest"}) + ";");
  addToOwn("(<int>" + O + "[0].rest[1]) + 2 * (<int>" + O + "[1].rest[1])");
  for (const char *Member : {"[0].rest[1]", "[1].rest[0]", "[1].a"})
    Scalars.push_back({O + Member, Ty::Bool, {0, 1}, true, false, true});
}

void Generator::boolStatement() {
  if (!HasBools || Uniform)
    return assignment();
  const Scalar *Known = assignable([](const Scalar &S) {
    return S.T == Ty::Bool && (S.Addressable || S.Name.compare(0, 2, "(*") == 0);
  });
  const unsigned Roll = R.below(100);
  const std::string Pointer = reference(Ty::Bool);
  if (Pointer.empty() || Roll < 15) {
    declareFlags();
  } else if (Roll < 25) {
    Memory M;
    M.Base = fresh("b");
    M.T = Ty::Bool;
    M.K = Memory::Kind::Local;
    M.Count = 4;
    emit("bool[4] " + M.Base + " = {" + leaf(Ty::Bool).Text + ", " + condition(1).Text + "};");
    Memories.push_back(M);
    for (unsigned I = 0; I < M.Count; ++I)
      Scalars.push_back(
          {M.Base + "[" + std::to_string(I) + "]", Ty::Bool, {0, 1}, true, false, true});
  } else if (Roll < 45) {
    assignBool(Known && R.percent(60) ? Known->Name : Pointer.substr(1));
  } else if (Roll < 55) {
    const std::string Name = fresh("x");
    const std::string Changed = R.oneOf({"flip(", "turn("});
    emit("bool " + Name + " = " + Changed + Pointer + ", " + condition(1).Text + ");");
    Scalars.push_back({Name, Ty::Bool, {0, 1}, true, false, true});
  } else if (Roll < 80) {
    R.percent(60) ? movingFlag() : movingFlags();
  } else if (Roll < 90) {
    const std::string G = declareFlags(), Name = fresh("x");
    emit("bool " + Name + " = one_flag(addr<flags const*>(" + G + "), <int>(" + index(2) + ")) " +
         R.oneOf({"!= ", "== "}) + "own_flag(" + G + ".rest[2], " + leaf(Ty::Bool).Text + ");");
    emit(G + ".rest[" + index(2) + "] ^=<int> <int>turn(" + Pointer + ", " + Name + ");");
    Scalars.push_back({Name, Ty::Bool, {0, 1}, true, false, true});
  } else { // through a pointer that may lead into one of two memories
    const std::string Name = fresh("p"), Other = reference(Ty::Bool);
    emit("bool* " + Name + " = " + leaf(Ty::Bool).Text + " ? " + Pointer + " : " +
         (Other.empty() ? Pointer : Other) + ";");
    Scalars.push_back({"(*" + Name + ")", Ty::Bool, {0, 1}, true, false, false});
    assignBool("(*" + Name + ")");
  }
}
