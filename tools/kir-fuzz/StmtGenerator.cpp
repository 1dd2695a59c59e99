//===- StmtGenerator.cpp - random statements ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Generator.h"

using namespace ampcc::fuzz;

void Generator::scoped(llvm::function_ref<void()> Fn) {
  const size_t InScalars = Scalars.size(), InMemories = Memories.size(), InObjects = Objects.size();
  const size_t InWords = Words.size();
  Fn();
  Words.resize(InWords);
  Scalars.resize(InScalars);
  Memories.resize(InMemories);
  Objects.resize(InObjects);
}

void Generator::block(llvm::function_ref<void()> Fn) {
  emit("{");
  scoped(Fn);
  emit("}");
}

Scalar *Generator::assignable(llvm::function_ref<bool(const Scalar &)> Accept) {
  std::vector<Scalar *> Fitting;
  for (Scalar &S : Scalars)
    if (S.Assignable && S.Usable && (!S.Uniform || Uniform) && Accept(S))
      Fitting.push_back(&S);
  if (Fitting.empty())
    return nullptr;
  const size_t N = Fitting.size();
  return Fitting[R.percent(60) ? N - 1 - R.below(std::min<size_t>(N, 4)) : R.below(N)];
}

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

void Generator::declare() {
  if (!Uniform && !InHelper && R.percent(6)) {
    const std::string Name = fresh("x");
    emit("final int " + Name + " = " + movingIndex() + ";");
    Scalars.push_back({Name, Ty::I32, {0, Elements - 1}, false, false, false});
    return;
  }
  Scalar S;
  S.T = anyType();
  S.Name = fresh("x");
  S.Assignable = R.percent(80);
  S.Addressable = S.Assignable;
  S.Uniform = Uniform;
  Value Init = expr(S.T, 3);
  const bool Small = isSigned(S.T) && R.percent(60);
  if (!isFloat(S.T))
    S.R = Small && S.Assignable ? Range{-1000, 1000} : fullRange(S.T);
  if (Small && S.Assignable) {
    Init = reduced(Init, S.R);
    S.Addressable = false;
  }
  if (!S.Assignable && !isFloat(S.T))
    S.R = Init.R;
  const std::string Temp = R.percent(25) ? "temp " : "";
  const std::string Head = Temp + (S.Assignable ? "" : "final ") + nameOf(S.T) + " " + S.Name;
  if (S.Assignable && R.percent(25) && !Uniform) {
    emit(Head + ";");
    if (R.percent(50)) {
      emit(S.Name + " = " + Init.Text + ";");
    } else {
      emit("if (" + condition(1).Text + ") { " + S.Name + " = " + Init.Text + "; } else { " +
           S.Name + " = " + constant(S.T).Text + "; }");
      if (S.Assignable && !isFloat(S.T))
        S.R = fullRange(S.T);
      S.Addressable = true;
    }
  } else {
    emit(Head + " = " + Init.Text + ";");
  }
  Scalars.push_back(S);
}

void Generator::declareArray() {
  const unsigned Count = R.oneOf({2u, 4u, 4u, 8u});
  const Ty T = R.percent(80) ? R.oneOf({Ty::I32, Ty::U32, Ty::F32, Ty::I64})
                             : R.oneOf({Ty::I8, Ty::U16, Ty::F64, Ty::U64, Ty::Bool});
  const std::string Name = fresh("b");
  std::string Init;
  for (unsigned I = 0; I < Count; ++I)
    Init += (I ? ", " : "") + expr(T, 1).Text;
  const std::string Decl = std::string(nameOf(T)) + "[" + std::to_string(Count) + "] " + Name;
  if (R.percent(60)) {
    emit(Decl + " = {" + Init + "};");
  } else {
    const std::string I = fresh("i");
    emit(Decl + ";");
    emit(std::string(R.percent(50) ? "unroll " : "") + "for (int " + I + " = 0; " + I + " < " +
         std::to_string(Count) + "; ++" + I + ") { " + Name + "[" + I +
         "] = " + castTo(T, {I, Ty::I32, {0, Count}}).Text + "; }");
  }
  Memory M;
  M.Base = Name;
  M.T = T;
  M.K = Memory::Kind::Local;
  M.Count = Count;
  Memories.push_back(M);
  for (unsigned I = 0; I < Count; I += 1 + R.below(3))
    Scalars.push_back({Name + "[" + std::to_string(I) + "]", T, isFloat(T) ? Range() : fullRange(T),
                       true, false, true});
}

void Generator::declareObject() {
  if (Structs.empty())
    return declare();
  const unsigned Index = R.below(Structs.size());
  const StructInfo &S = Structs[Index];
  const std::string Name = fresh("s");
  std::string Init;
  for (Ty T : S.Members)
    Init += (Init.empty() ? "" : ", ") + expr(T, 2).Text;
  const std::string Decl = (R.percent(30) ? "temp " : "") + S.Name + " " + Name;
  if (R.percent(15))
    return declareObjects();
  switch (R.below(7)) {
  case 0:
    emit(Decl + " = {" + Init + "};");
    break;
  case 5: // zeros
    emit(Decl + " = {};");
    break;
  case 6: // a member of a value that is not a variable
    return partOfResult(S, Init);
  case 4: // member by member; the value of one may come from another
    emit("temp " + S.Name + " " + Name + ";");
    for (size_t I = 0; I < S.Members.size(); ++I) {
      const Ty T = S.Members[I];
      const std::string Before = Name + ".m" + std::to_string(I ? I - 1 : 0);
      const bool FromPart = I && S.Members[I - 1] == T && R.percent(60);
      emit(Name + ".m" + std::to_string(I) + " = " + (FromPart ? Before : expr(T, 2).Text) + ";");
    }
    break;
  case 1:
    emit(Decl + " = make_" + S.Name + "(" + Init + ");");
    break;
  case 2:
    emit(Decl + " = pass_" + S.Name + "(" + Init + ");");
    break;
  default:
    emit(Decl + ";");
    emit("init_" + S.Name + "(&" + Name + ", " + Init + ");");
  }
  addObject(Name, Index);
}

/// An array of objects, one of which is copied over one that the index comes from.
void Generator::declareObjects() {
  const unsigned Index = R.below(Structs.size());
  const StructInfo &S = Structs[Index];
  const std::string Name = fresh("o"), Array = fresh("a");
  std::string Init, Other;
  for (Ty T : S.Members) {
    Init += (Init.empty() ? "" : ", ") + expr(T, 1).Text;
    Other += (Other.empty() ? "" : ", ") + expr(T, 1).Text;
  }
  emit((R.percent(50) ? "temp " : "") + S.Name + " " + Name + " = {" + Init + "};");
  emit((R.percent(50) ? "temp " : "") + S.Name + "[2] " + Array + " = {{" + Other + "}, {" + Init +
       "}};");
  Objects.push_back({Name, Index});
  for (size_t I = 0; I < S.Members.size(); ++I) {
    const Ty T = S.Members[I];
    for (const std::string &Object : {Name, Array + "[0]", Array + "[1]"})
      Scalars.push_back({Object + ".m" + std::to_string(I), T, isFloat(T) ? Range() : fullRange(T),
                         true, false, true});
    if (isOperandType(T)) {
      const std::string At =
          Array + "[" + Name + ".m" + std::to_string(I) + " & " + literal(T, 1) + "]";
      const std::string Within =
          Array + "[" + Array + "[0].m" + std::to_string(I) + " & " + literal(T, 1) + "]";
      emit(R.oneOf<std::string>({Name + " = " + At + ";", At + " = " + Name + ";",
                                 Array + "[0] = " + Within + ";", Within + " = " + Name + ";"}));
    }
  }
  // A stack, whose indices have effects.
  const std::string Top = fresh("top");
  emit("uint " + Top + " = " + std::to_string(R.below(4)) + "u;");
  const std::string Next = Array + "[" + R.oneOf<std::string>({Top + "++", "--" + Top}) + " & 1u]";
  emit(R.oneOf<std::string>({Next + " = " + Name + ";", Name + " = " + Next + ";",
                             "temp " + S.Name + " " + fresh("o") + " = " + Next + ";"}));
}

//===----------------------------------------------------------------------===//
// Assignments
//===----------------------------------------------------------------------===//

void Generator::assign(const Scalar &S) {
  Value V = expr(S.T, 3);
  if (!isFloat(S.T))
    V = reduced(V, S.R);
  emit(S.Name + " = " + V.Text + ";");
}

void Generator::compound(const Scalar &S) {
  if (R.percent(25) && wideCompound(S))
    return;
  if (isFloat(S.T)) {
    emit(S.Name + " " + R.oneOf({"+=", "-=", "*=", "/="}) + " " + expr(S.T, 2).Text + ";");
  } else if (!isOperandType(S.T)) {
    assign(S);
  } else if (!isSigned(S.T)) {
    if (R.percent(30)) {
      const char *Op = R.oneOf({"++", "--"});
      emit(R.percent(50) ? Op + S.Name + ";" : S.Name + Op + ";");
    } else if (R.percent(20)) {
      emit(S.Name + R.oneOf({" <<= ", " >>= "}) + literal(Ty::I32, R.below(bitsOf(S.T))) + ";");
    } else {
      emit(S.Name + R.oneOf({" += ", " -= ", " *= ", " ^= ", " |= ", " &= "}) + expr(S.T, 2).Text +
           ";");
    }
  } else if (fullRange(S.T).within(S.R)) {
    emit(S.Name + R.oneOf({" ^= ", " |= ", " &= "}) + expr(S.T, 2).Text + ";");
  } else {
    // A condition guards operations that could leave the range.
    const std::string Guard = S.Name + " < " + literal(S.T, 900);
    emit("if (" + (R.percent(50) ? "(" + Guard + ") && " + condition(1).Text : Guard) + ") { " +
         (R.percent(50) ? "++" + S.Name : S.Name + " += " + literal(S.T, R.below(100))) + "; }");
  }
}

void Generator::assignment() {
  if (R.percent(15) && Objects.size() > 1) {
    const auto &A = R.pick(Objects), &B = R.pick(Objects);
    if (A.second == B.second && A.first != B.first && !Uniform)
      return emit(A.first + " = " + B.first + ";");
  }
  const Ty T = anyType();
  Scalar *S = assignable([&](const Scalar &S) { return S.T == T; });
  if (!S)
    S = assignable([](const Scalar &) { return true; });
  if (!S)
    return declare();
  const Scalar Target = *S;
  R.percent(60) ? assign(Target) : compound(Target);
}

/// A whole array, from one of the same type.
bool Generator::copyArray(const Memory &To) {
  std::vector<const Memory *> Fitting;
  for (const Memory &M : Memories)
    if (M.K == Memory::Kind::Local && M.T == To.T && M.Count == To.Count && M.Base != To.Base)
      Fitting.push_back(&M);
  if (Fitting.empty())
    return false;
  emit(To.Base + " = " + R.pick(Fitting)->Base + ";");
  return true;
}

/// Stores to the thread's element of a buffer or tile_static array, or to any element of a private
/// array.
void Generator::store() {
  if (FirstShared && R.percent(20))
    return sharedStore();
  std::vector<const Memory *> Fitting;
  for (const Memory &M : Memories)
    if (!M.Constant && M.K != Memory::Kind::ReadOnly && M.K != Memory::Kind::Atomic)
      Fitting.push_back(&M);
  if (Fitting.empty() || Uniform)
    return assignment();
  const Memory M = *R.pick(Fitting);
  if (M.K == Memory::Kind::Local && R.percent(20) && copyArray(M))
    return;
  const std::string Index =
      M.K == Memory::Kind::Local || M.OwnIndex.empty() ? index(M.Count) : M.OwnIndex;
  const std::string Target = M.at(Index);
  if (M.T == Ty::Bool && HasBools)
    return assignBool(Target);
  if (isFloat(M.T) || M.T == Ty::Bool || R.percent(50))
    return emit(Target + " = " + expr(M.T, 3).Text + ";");
  emit(Target + (isSigned(M.T) ? " ^= " : R.oneOf({" += ", " ^= ", " -= "})) + expr(M.T, 2).Text +
       ";");
}

/// Each element of an atomic buffer has one operation, so that their order does not matter.
static std::string atomicCall(Random &R, const Memory &M, const std::string &Value) {
  static const char *const Ops[] = {"atomic_add", "atomic_or", "atomic_xor", "atomic_max"};
  // Sums of floats are rounded, so that their order matters.
  static const char *const FloatOps[] = {"atomic_max", "atomic_min"};
  const unsigned Element = R.below(16);
  return std::string("@") + (isFloat(M.T) ? FloatOps[Element % 2] : Ops[Element % 4]) + "<" +
         nameOf(M.T) + ">(&" + M.at(std::to_string(Element)) + ", " + Value + ")";
}

/// A function with a second result, which it stores through a pointer to a variable; perhaps not in
/// all threads.
void Generator::twoResults() {
  const bool IsWhole = R.percent(50);
  const std::string First = fresh("t"), Second = fresh("t");
  const std::string Call = std::string("@") + (IsWhole ? "frexp" : R.oneOf({"sincos", "modf"})) +
                           "<float>(" + expr(Ty::F32, 2).Text + ", &" + Second + ")";
  const std::string Declared =
      (R.percent(50) ? "temp " : "") + std::string(IsWhole ? "int " : "float ") + Second;
  if (R.percent(50)) {
    emit(Declared + ";");
    emit("float " + First + " = " + Call + ";");
  } else {
    emit(Declared + " = " + leaf(IsWhole ? Ty::I32 : Ty::F32).Text + ";");
    emit("float " + First + " = " + leaf(Ty::F32).Text + ";");
    emit("if (" + condition(1).Text + ") { " + First + " = " + Call + "; }");
  }
  Scalars.push_back({First, Ty::F32, {}, true, false, true});
  Scalars.push_back({Second, IsWhole ? Ty::I32 : Ty::F32, IsWhole ? fullRange(Ty::I32) : Range(),
                     true, false, false});
}

void Generator::atomic() {
  if (!Uniform && R.percent(15))
    return twoResults();
  if (R.percent(15))
    return usedAtomic();
  for (const Memory &M : Memories)
    if (M.K == Memory::Kind::Atomic) {
      emit(atomicCall(R, M, expr(M.T, 2).Text) + ";");
      return;
    }
  store();
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

void Generator::sendMessage() {
  if (InHelper || Uniform || R.percent(70))
    return atomic();
  const unsigned Message = R.below(2);
  emit("@send_message<void>(" + std::to_string(Message) + ", " +
       (Message ? expr(Ty::U64, 2).Text : expr(Ty::I32, 2).Text) + ");");
  ++MessageCount;
}

std::string Generator::effectBefore(std::string Cond) {
  if (Uniform || !R.percent(30))
    return Cond;
  const FunctionInfo *F = Functions.empty() ? nullptr : &R.pick(Functions);
  if (F && R.percent(60) && !isFloat(F->Result))
    if (const std::string Effect = call(*F); !Effect.empty())
      return "((" + Effect + ") " + R.oneOf({">= ", "!= ", "< "}) + constant(F->Result).Text +
             R.oneOf({") && ", ") && ", ") || "}) + Cond;
  for (const Memory &M : Memories)
    if (M.K == Memory::Kind::Own && M.T == Ty::U32 && !M.Constant)
      return "((@atomic_add<uint>(&" + M.at(M.OwnIndex) + ", 1u)) != 3u) && " + Cond;
  return Cond;
}

void Generator::ifStatement(Place P) {
  if (!Uniform && !InHelper && R.percent(10))
    return shortLived();
  ++P.Depth;
  const std::string Cond = effectBefore(condition(2).Text);
  emit("if (" + Cond + ")");
  block([&] { statements(P, 1 + R.below(3)); });
  if (R.percent(35)) {
    emit("else");
    block([&] { statements(P, 1 + R.below(3)); });
  }
}

void Generator::switchStatement(Place P) {
  ++P.Depth;
  Place Inner = P;
  Inner.InSwitch = true;
  const Ty T = R.oneOf({Ty::I32, Ty::I32, Ty::U32, Ty::U32, Ty::I64, Ty::U64});
  const Wide First = isSigned(T) ? -Wide(R.below(3)) : Wide(0);
  emit("switch (" + (R.percent(60) ? reduced(variable(T), {0, 3}) : expr(T, 2)).Text + ")");
  emit("{");
  const unsigned Cases = 1 + R.below(4);
  const unsigned Default = R.below(8);
  for (unsigned I = 0; I < Cases; ++I) {
    emit("case " + literal(T, First + I) + ":");
    if (I == Default)
      emit("default:");
    if (R.percent(20))
      continue;
    caseStatements(Inner);
    if (R.percent(75))
      emit("break;");
  }
  emit("}");
}

/// The statements after a label: a block, or statements of the switch itself, none of which
/// declares anything.
void Generator::caseStatements(const Place &P) {
  if (R.percent(60))
    return block([&] { statements(P, 1 + R.below(2)); });
  Scalar *S = assignable([](const Scalar &) { return true; });
  if (!S)
    return emit("{}");
  assign(*S);
  if (R.percent(60))
    ifStatement(P);
  if ((S = assignable([](const Scalar &) { return true; })) && R.percent(60))
    assign(*S);
}

/// A call, a jump, and then its result.
void Generator::callBeforeJump(const Place &P) {
  const FunctionInfo &F = R.pick(Functions);
  const std::string Text = call(F), Name = fresh("r");
  if (Text.empty() || isFloat(F.Result))
    return assignment();
  emit("temp " + std::string(nameOf(F.Result)) + " " + Name + " = " + Text + ";");
  jump(P);
  const std::string To = fresh("x");
  emit(std::string(nameOf(F.Result)) + " " + To + " = " + Name + " ^ " + constant(F.Result).Text +
       ";");
  Scalars.push_back({To, F.Result, fullRange(F.Result), true, false, true});
}

void Generator::jump(const Place &P) {
  if (HasEnds && P.CanReturn && !InHelper && !Uniform && R.percent(60))
    return endThread();
  if (!Uniform && !Functions.empty() && (P.CanReturn || P.InLoop || P.InSwitch) && R.percent(20))
    return callBeforeJump(P);
  if (P.CanReturn && R.percent(P.InLoop ? 35 : 70))
    return emit("if (" + condition(2).Text + ") { " + (P.Return.empty() ? "return;" : P.Return) +
                " }");
  if (P.InLoop || P.InSwitch)
    return emit("if (" + condition(2).Text + ") { " +
                (P.InLoop && R.percent(50) ? "continue; }" : "break; }"));
  assignment();
}

void Generator::statement(const Place &P) {
  --Fuel;
  const bool Deep = P.Depth >= 3 || Fuel <= 0;
  const unsigned Roll = R.below(100);
  if (Roll < 18)
    return declare();
  if (!OrderedFunctions.empty() && R.percent(12))
    return orderedEffects();
  if (HasImages && !InHelper && R.percent(8))
    return imageStatement();
  if (HasPointers && R.percent(8))
    return mixedPointers();
  if (R.percent(HasBools || HasUnions ? 14 : 0))
    return HasBools && (!HasUnions || R.percent(50)) ? boolStatement() : unionStatement();
  if (Roll < 22)
    return Uniform ? declare() : declareArray();
  if (Roll < 27)
    return Uniform ? declare() : declareObject();
  if (Roll < 31)
    return R.percent(75) ? declarePointer() : objectPointer();
  if (Roll < 32)
    return R.percent(60) ? assignmentValue() : pointerOrder();
  if (Roll < 34)
    return chosenEffect();
  if (Roll < 50)
    return assignment();
  if (Roll < 60)
    return store();
  if (Roll < 65)
    return callStatement();
  if (Roll < 69)
    return Uniform ? assignment() : sendMessage();
  if (Roll < 75)
    return jump(P);
  if (Deep)
    return assignment();
  if (Roll < 87)
    return ifStatement(P);
  if (Roll < 90)
    return switchStatement(P);
  loop(P);
}

void Generator::statements(const Place &P, unsigned Count) {
  for (unsigned I = 0; I < Count; ++I)
    statement(P);
}
