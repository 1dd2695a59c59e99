//===- UnionGenerator.cpp - random code with unions -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unions of scalars and arrays of one size: as variables, in arrays and as members, written through
// one member and read through another. A float is written only if it is not a NaN, whose bits are
// unspecified.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"

using namespace ampcc::fuzz;

void Generator::unionFunctions() {
  if (!(HasUnions = R.percent(20)))
    return;
  emit("union word size 4 align 4 { uint u @0; int i @0; float f @0; uchar[4] b @0; short[2] h @0; "
       "}");
  emit("struct tagged size 12 align 4 { int tag @0; word w @4; uint rest @8; }");
  const char *Inline = R.percent(50) ? "inline " : "";
  emit(std::string(Inline) + "word make_word(uint u) { word w = {u}; return w; }");
  emit("tagged pass_tagged(tagged t, int i) { t.w.i ^= i; t.rest = t.w.u; return t; }");
  emit("inline uint swap_word(word* w, uint u) { uint old = (*w).u; (*w).h[1] = (*w).h[0]; "
       "(*w).b[0] = (uchar)u; return old; }");
}

/// The members of a union as variables.
void Generator::addWord(const std::string &W) {
  Scalars.push_back({W + ".u", Ty::U32, fullRange(Ty::U32), true, false, true});
  Scalars.push_back({W + ".i", Ty::I32, fullRange(Ty::I32), true, false, true});
  Scalars.push_back({W + ".f", Ty::F32, {}, false, false, false});
  const std::string At = std::to_string(R.below(4)), Half = std::to_string(R.below(2));
  Scalars.push_back({W + ".b[" + At + "]", Ty::U8, fullRange(Ty::U8), true, false, false});
  Scalars.push_back({W + ".h[" + Half + "]", Ty::I16, fullRange(Ty::I16), true, false, false});
  Words.push_back(W);
}

void Generator::declareWord() {
  const std::string Name = fresh("w");
  auto U = [&] { return expr(Ty::U32, 1).Text; };
  switch (R.below(5)) {
  case 0:
    emit("word " + Name + " = {" + U() + "};");
    return addWord(Name);
  case 1:
    emit((R.percent(50) ? "temp " : "") + std::string("word ") + Name + " = make_word(" + U() +
         ");");
    return addWord(Name);
  case 2:
    emit("word[2] " + Name + " = {{" + U() + "}, {" + U() + "}};");
    addWord(Name + "[0]");
    addWord(Name + "[1]");
    return emit(Name + "[" + index(2) + "] = " + Name + "[" + index(2) + "];");
  case 3:
    emit("temp tagged " + Name + " = {1, {" + U() + "}, 2u};");
    break;
  default:
    emit("tagged " + Name + " = {3};");
    emit(Name + " = pass_tagged(" + Name + ", " + expr(Ty::I32, 1).Text + ");");
  }
  Scalars.push_back({Name + ".rest", Ty::U32, fullRange(Ty::U32), true, false, true});
  addWord(Name + ".w");
}

void Generator::unionStatement() {
  if (!HasUnions || Uniform)
    return assignment();
  if (Words.empty() || R.percent(40))
    return declareWord();
  const std::string W = R.pick(Words), Other = R.pick(Words);
  switch (R.below(5)) {
  case 0: {
    const std::string X = variable(Ty::F32).Text;
    return emit(W + ".f = (" + X + " == " + X + ") ? " + X + " : 1.5f;");
  }
  case 1:
    return emit(W + " = " + (R.percent(50) ? Other : "make_word(" + Other + ".u)") + ";");
  case 2: {
    const std::string Name = fresh("r");
    emit("temp uint " + Name + " = swap_word(&" + W + ", " + Other + ".u) ^ " + W + ".u;");
    Scalars.push_back({Name, Ty::U32, fullRange(Ty::U32), true, false, true});
    return;
  }
  case 3:
    return emit(W + ".b[" + index(4) + "] = (uchar)" + Other + ".h[" + index(2) + "];");
  default: {
    const std::string Name = fresh("p");
    emit("word* " + Name + " = " + condition(1).Text + " ? &" + W + " : &" + Other + ";");
    emit("(*" + Name + ")" + R.oneOf({".u ^= ", ".u = "}) + Other + ".u;");
    return emit("(*" + Name + ").h[" + index(2) + "] = (short)" + W + ".i;");
  }
  }
}
