//===- FunctionGenerator.cpp - random structs and helper functions --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Generator.h"

using namespace ampcc::fuzz;

static unsigned bytesOf(Ty T) { return T == Ty::Bool ? 1 : bitsOf(T) / 8; }

void Generator::structs() {
  for (unsigned N = R.below(3); N; --N) {
    StructInfo S;
    S.Name = fresh("pair");
    S.Library = R.percent(40);
    for (unsigned I = 0, Count = 2 + R.below(2); I < Count; ++I)
      S.Members.push_back(R.oneOf({Ty::I32, Ty::U32, Ty::F32, Ty::I64, Ty::Bool}));
    std::string Fields;
    unsigned Offset = 0;
    for (size_t I = 0; I < S.Members.size(); ++I) {
      const unsigned Bytes = bytesOf(S.Members[I]);
      Offset = (Offset + Bytes - 1) / Bytes * Bytes;
      Fields += " " + std::string(nameOf(S.Members[I])) + " m" + std::to_string(I) + " @" +
                std::to_string(Offset) + ";";
      Offset += Bytes;
    }
    emit("struct " + S.Name + " size " + std::to_string((Offset + 7) / 8 * 8) + " align 8" +
         (S.Library ? " free library" : "") + " {" + Fields + " }");
    Structs.push_back(S);
  }
}

/// Constructors, by value and in place, and members that read and change an object.
void Generator::structHelpers(const StructInfo &S) {
  std::string Params, Stores;
  const char *Inline = S.Library ? "inline " : "";
  for (size_t I = 0; I < S.Members.size(); ++I) {
    const std::string N = std::to_string(I);
    Params += std::string(I ? ", " : "") + nameOf(S.Members[I]) + " a" + N;
    Stores += " (*self).m" + N + " = a" + N + ";";
  }
  emit(Inline + std::string("void init_") + S.Name + "(" + S.Name + "* self, " + Params + ") {" +
       Stores + " }");
  std::string Args;
  for (size_t I = 0; I < S.Members.size(); ++I)
    Args += ", a" + std::to_string(I);
  emit(Inline + S.Name + " make_" + S.Name + "(" + Params + ") { " + S.Name + " made; init_" +
       S.Name + "(&made" + Args + "); return made; }");
  emit(S.Name + " pass_" + S.Name + "(" + Params + ") { if (a0 == a0) { return make_" + S.Name +
       "(" + Args.substr(2) + "); } " + S.Name + " made; init_" + S.Name + "(&made" + Args +
       "); return made; }");
  emit(std::string(nameOf(S.Members[0])) + " look_" + S.Name + "(" + S.Name +
       " const* self, bool c) { return c && <bool>(*self).m1 ? (*self).m0 : " +
       constant(S.Members[0]).Text + "; }");
  emit(std::string(nameOf(S.Members[0])) + " part_" + S.Name + "(" + S.Name +
       " self, bool c) { return <bool>self.m1 ? self.m0 : look_" + S.Name + "(addr<" + S.Name +
       " const*>(self), c); }");
  // Both references may lead to one object.
  const std::string T = nameOf(S.Members[0]);
  emit(std::string(R.percent(20) ? "inline " : "") + T + " use_" + S.Name + "(" + S.Name +
       " const* self, " + T + "* other) { " + T + " old = (*self).m0; *other = " +
       (isFloat(S.Members[0]) ? "1.5f" : literal(S.Members[0], 1)) +
       "; if (old == (*self).m0) { return old; } return (*self).m0; }");
}

/// Writes a function of the user, whose references may lead into any memory.
void Generator::function() {
  FunctionInfo F;
  F.Name = fresh("f");
  F.Result = R.oneOf({Ty::I32, Ty::U32, Ty::I64, Ty::F32});
  std::string Params;
  for (unsigned I = 0, N = 1 + R.below(3); I < N; ++I) {
    FunctionInfo::Param P{R.oneOf({Ty::I32, Ty::U32, Ty::F32, Ty::I64}), R.percent(50)};
    const std::string Name = fresh("a");
    Params += std::string(I ? ", " : "") + nameOf(P.T) + (P.Reference ? "* " : " ") + Name;
    Scalars.push_back({P.Reference ? "(*" + Name + ")" : Name, P.T,
                       isFloat(P.T) ? Range() : fullRange(P.T), true, false, !P.Reference});
    F.Params.push_back(P);
  }
  const bool IsInline = R.percent(35);
  emit(std::string(IsInline        ? "inline "
                   : R.percent(15) ? "noinline "
                                   : "") +
       nameOf(F.Result) + " " + F.Name + "(" + Params + ")");
  emit("{");
  Fuel = 6 + R.below(8);
  Place P;
  P.CanReturn = true;
  P.Return = "return " + expr(F.Result, 2).Text + ";";
  statements(P, 2 + R.below(4));
  emit("return " + expr(F.Result, 2).Text + ";");
  emit("}");
  Scalars.clear();
  Memories.clear();
  Objects.clear();
  Words.clear();
  F.IsInline = IsInline;
  Functions.push_back(F);
}
