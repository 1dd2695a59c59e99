//===- OrderGenerator.cpp - operands and arguments that have effects ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls whose arguments have effects on what the call, or its neighbours in the expression, read.
// An effect on a variable that a neighbour mentions comes only from an inline function, which the
// passes dissolve in KIR's order: for all others C leaves the order open, and KIR's builders keep
// them apart.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"
#include "llvm/ADT/StringExtras.h"

using namespace ampcc::fuzz;

/// Functions of a pointer and two values, which use their parameters never, once, twice, in either
/// order, only sometimes, and after what the pointer leads to has changed.
void Generator::orderedFunctions() {
  OrderedType = R.oneOf({Ty::U32, Ty::U32, Ty::I32, Ty::U64});
  static const char *const Bodies[] = {
      "return a;",
      "return b;",
      "return (b ^ 1) | a;",
      "return (a ^ b) | a;",
      "return a == b ? b : 5;",
      "return a != b && a != 3 ? b : *p;",
      "return *p ^ a;",
      "return (a & b) ^ *p;",
      "*p = b; return a ^ *p;",
      "*p ^= a; return b;",
      "@ old = *p; *p = b; if (old == a) { return b; } return old;",
      "a ^= 3; *p = a; return a & b;",
      "b = *p; *p = a; return b;",
      "*p ^= 1; return 4;",
      "@ old = a; *p = old ^ 6; return a | b;",
      "if (a == *p) { *p = b; return a; } *p = a; return a ^ b;",
  };
  // Parameters are used only sometimes, twice, or in the other order.
  static const char *const Expressions[] = {"return (a & 1) != 0 ? b : 5;",
                                            "return (a & 2) == 0 ? a : b;",
                                            "return ((b & 1) != 0 && a > 2) ? b : 4;",
                                            "return (a ^ 6) | (a & b);",
                                            "return (b ^ a) | b;",
                                            "return (b ^ 2) | a;",
                                            "return b ^ (a | 6);"};
  // What a statement calls may be one expression that assigns.
  static const char *const Statements[] = {"*p = a;",
                                           "*p ^= b | a;",
                                           "*p = b;",
                                           "if (a != b) { *p = a; }",
                                           "(*p = b) , (*p ^= a);",
                                           "(*p |= 5) , (*p = a & b);"};
  for (unsigned N = R.percent(60) ? 2 + R.below(3) : 0; N; --N) {
    OrderedFunction F{fresh("o"), OrderedType, R.percent(OrderedFunctions.empty() ? 20 : 85),
                      R.percent(15)};
    std::string Body = F.IsVoid     ? R.pick(Statements)
                       : F.IsInline ? R.pick(Bodies)
                                    : Bodies[8 + R.below(std::size(Bodies) - 8)];
    // The inliner may put arguments in the place of parameters there.
    F.IsExpression = F.IsInline && !F.IsVoid && R.percent(40);
    if (F.IsExpression)
      Body = R.pick(Expressions);
    // An effect that is no assignment, before or after a parameter is used.
    for (const OrderedFunction &Other : OrderedFunctions)
      if (!F.IsVoid && !F.IsExpression && R.percent(30)) {
        const std::string Call =
            Other.Name + "(p, " + R.oneOf({"b", "a", "7"}) + R.oneOf({", b)", ", 3)"});
        Body = Other.IsVoid
                   ? Call + "; " + Body
                   : "return " +
                         R.oneOf<std::string>({Call + " ^ a", "a ^ " + Call, "b | " + Call, Call}) +
                         ";";
      }
    emitOrdered(F, Body);
    OrderedFunctions.push_back(F);
  }
}

/// The function, with literals of its type, which `@` stands for.
void Generator::emitOrdered(const OrderedFunction &F, const std::string &Body) {
  const std::string T = nameOf(F.T);
  std::string Text;
  bool InName = false;
  for (char C : Body) {
    Text += C == '@' ? T : std::string(1, C);
    if (!InName && llvm::isDigit(C) && F.T != Ty::I32)
      Text += F.T == Ty::U32 ? "u" : "ul";
    InName = llvm::isAlpha(C) || C == '_' || C == '$' || (InName && llvm::isDigit(C));
  }
  emit((F.IsInline ? "inline " : "") + (F.IsVoid ? std::string("void") : T) + " " + F.Name + "(" +
       T + "* p, " + T + " a, " + T + " b) { " + Text + " }");
}

/// A call of F, of which Place is what the pointer leads to, and which the values read as well.
std::string Generator::orderedCall(const OrderedFunction &F, const std::string &Place,
                                   unsigned Depth) {
  std::string A = orderedOperand(F.T, Place, Depth);
  std::string B = orderedOperand(F.T, Place, Depth);
  return F.Name + "(&" + Place + ", " + A + ", " + B + ")";
}

/// A value that reads Place, changes it, or does neither.
std::string Generator::orderedOperand(Ty T, const std::string &Place, unsigned Depth) {
  std::vector<const OrderedFunction *> Inline;
  for (const OrderedFunction &F : OrderedFunctions)
    if (F.T == T && F.IsInline && !F.IsVoid)
      Inline.push_back(&F);
  const unsigned Roll = R.below(100);
  if (Roll < 45 && Depth && !Inline.empty()) {
    const std::string Call = orderedCall(*R.pick(Inline), Place, Depth - 1);
    return Roll < 35 ? Call : "((" + Call + ") , " + Place + ")";
  }
  if (Roll < 70)
    return R.percent(70) ? Place : "(" + Place + " ^ " + constant(T).Text + ")";
  return leaf(T).Text;
}

/// A value with an effect on a variable that nothing else in the expression mentions, which is
/// declared for it.
std::string Generator::separateEffect(Ty T) {
  if (!InHelper && R.percent(25))
    for (const Memory &M : Memories)
      if (M.K == Memory::Kind::Own && M.T == T && !M.Constant && (T == Ty::U32 || T == Ty::I32))
        return "@atomic_xor<" + std::string(nameOf(T)) + ">(&" + M.at(M.OwnIndex) + ", " +
               constant(T).Text + ")";
  const std::string E = fresh("e");
  emit((R.percent(30) ? "temp " : "") + std::string(nameOf(T)) + " " + E + " = " + leaf(T).Text +
       ";");
  Scalars.push_back({E, T, fullRange(T), true, false, true});
  const std::string C = constant(T).Text;
  // A call stays an operand of what an inline function returns; an assignment does not.
  if (R.percent(65))
    for (const OrderedFunction &F : OrderedFunctions)
      if (F.T == T && !F.IsInline && !F.IsVoid)
        return F.Name + "(&" + E + ", " + C + ", " + constant(T).Text + ")";
  if (isSigned(T))
    return "(" + E + R.oneOf({" ^= ", " = ", " |= "}) + C + ")";
  return R.oneOf<std::string>(
      {"(" + E + "++)", "(--" + E + ")", "(" + E + " = " + C + ")", "(" + E + " += " + C + ")"});
}

/// Any function, inline or not, with arguments that have effects which do not meet.
void Generator::separateEffects(const OrderedFunction &F, const std::string &Place) {
  std::string A = separateEffect(F.T), B = constant(F.T).Text;
  // What an atomic operation changes may be read by no neighbour.
  if (A[0] != '@' && R.percent(40))
    B = separateEffect(F.T);
  if (R.percent(50))
    std::swap(A, B);
  const std::string Text = F.Name + "(&" + Place + ", " + A + ", " + B + ")";
  if (F.IsVoid || R.percent(30))
    return emit(Text + ";");
  const std::string Name = fresh("r");
  emit((R.percent(50) ? "temp " : "") + std::string(nameOf(F.T)) + " " + Name + " = " + Text + ";");
  addToOwn(Name);
  Scalars.push_back({Name, F.T, fullRange(F.T), true, false, true});
}

void Generator::orderedEffects() {
  if (Uniform)
    return assignment();
  for (unsigned N = 1 + R.below(3); N; --N)
    orderedEffect();
}

/// Calls in an initialiser list and in an index.
void Generator::orderedArray(Ty Of, const std::string &Place,
                             llvm::function_ref<std::string()> Call) {
  const std::string Name = fresh("r");
  emit(nameOf(Of) + ("[4] " + Name) + " = {" + Call() + ", " + Place + ", " + Call() + ", " +
       constant(Of).Text + "};");
  const std::string At = Name + "[" + Call() + " & " + literal(Of, 3) + "]";
  emit(At + R.oneOf({" = ", " ^= "}) + R.oneOf<std::string>({Place, Call()}) + ";");
  Memory M;
  M.Base = Name;
  M.T = Of;
  M.K = Memory::Kind::Local;
  M.Count = 4;
  Memories.push_back(M);
}

void Generator::orderedEffect() {
  const bool IsSeparate = R.percent(30), PrefersExpression = IsSeparate && R.percent(60);
  const OrderedFunction *Chosen = &R.pick(OrderedFunctions);
  for (const OrderedFunction &F : OrderedFunctions)
    if (PrefersExpression && F.IsExpression)
      Chosen = &F;
  const OrderedFunction &Any = *Chosen;
  std::string Pointer = R.percent(25) ? ownElement(Any.T) : "";
  if (Pointer.empty())
    Pointer = ownVariable(Any.T);
  const std::string Place = Pointer.substr(1), T = nameOf(Any.T), Name = fresh("r");
  if (IsSeparate)
    return separateEffects(Any, Place);
  if (Any.IsVoid)
    return emit(orderedCall(Any, Place, 2) + ";");
  std::vector<const OrderedFunction *> Inline;
  for (const OrderedFunction &F : OrderedFunctions)
    if (F.IsInline && !F.IsVoid)
      Inline.push_back(&F);
  auto Call = [&] { return orderedCall(*R.pick(Inline), Place, 2); };
  auto Constant = [&] { return constant(Any.T).Text; };
  auto Result = [&] { Scalars.push_back({Name, Any.T, fullRange(Any.T), true, false, true}); };
  // Its arguments may be called inline, and C orders those before it.
  if (Inline.empty() || R.percent(30)) {
    emit(T + " " + Name + " = " + orderedCall(Any, Place, 2) + ";");
    return Result();
  }
  switch (R.below(12)) {
  case 0:
    emit(T + " " + Name + " = (" + Call() + " ^ " + Place + ") | " + Call() + ";");
    return Result();
  case 1:
    emit("temp " + T + " " + Name + " = (" + Place + " ^ " + Call() + ") | " + Place + ";");
    return Result();
  case 2:
    return emit(Place + R.oneOf({" = ", " ^= ", " |= "}) + Call() + ";");
  case 3:
    return orderedControl(Any.T, Place, Call);
  case 4:
    emit(T + " " + Name + " = " + condition(1).Text + " ? " + Call() + " : " +
         R.oneOf<std::string>({Place, Call()}) + ";");
    return Result();
  case 5:
    return orderedArray(Any.T, Place, Call);
  case 6:
    return emit(Call() + ";");
  case 7:
    emit(T + " " + Name + " = ((" + Call() + ") == (" + Place + ")) ? " + Place + " : " +
         Constant() + ";");
    return Result();
  case 8:
  case 9:
  case 10:
    return orderedTemporary(Any.T, Place);
  default:
    emit(T + " " + Name + " = " + Place + ";");
    Result();
    return emit(Name + R.oneOf({" = ", " ^= "}) + "((" + Call() + ") ^ " + Name + ") & " + Place +
                ";");
  }
}

/// A temporary that keeps what Place was, beside a call that changes it: the two are not forwarded
/// into one expression. Or one whose first value is such a call.
void Generator::orderedTemporary(Ty Of, const std::string &Place) {
  const std::string T = nameOf(Of), Kept = fresh("k"), Name = fresh("r");
  const OrderedFunction *Changes = nullptr;
  for (const OrderedFunction &F : OrderedFunctions)
    if (F.T == Of && !F.IsVoid && (!Changes || !F.IsInline))
      Changes = &F;
  const std::string Call =
      Changes->Name + "(&" + Place + ", " + constant(Of).Text + ", " + constant(Of).Text + ")";
  if (R.percent(25)) { // a first value that only has its effect
    emit("temp " + T + " " + Kept + " = " + Call + ";");
    emit(Kept + " = " + Place + R.oneOf({" ^ ", " & "}) + constant(Of).Text + ";");
    return Scalars.push_back({Kept, Of, fullRange(Of), true, false, true});
  }
  emit("temp " + T + " " + Kept + " = " +
       R.oneOf<std::string>({Place, Place, "(" + Place + " ^ " + constant(Of).Text + ")"}) + ";");
  emit(T + " " + Name + " = " +
       R.oneOf<std::string>({Kept + " ^ " + Call, Call + " | " + Kept,
                             "(" + Kept + " & " + constant(Of).Text + ") ^ " + Call}) +
       ";");
  Scalars.push_back({Name, Of, fullRange(Of), true, false, true});
}

/// Calls in the heads of statements.
void Generator::orderedControl(Ty T, const std::string &Place,
                               llvm::function_ref<std::string()> Call) {
  const std::string I = fresh("i"), C = constant(T).Text;
  switch (R.below(5)) {
  case 0:
    emit("if (((" + Call() + ") != " + C + ") && ((" + Place + ") < (" + Call() + ")))");
    break;
  case 1:
    emit("if ((" + Call() + ") <= " + Place + ")");
    break;
  case 2:
    emit("for (int " + I + " = 0; (" + I + " < 3) && ((" + Call() + ") != " + Place + "); ++" + I +
         ")");
    break;
  case 3:
    emit("for (int " + I + " = 0; " + I + " < 2; ++" + I + " , " + Call() + ")");
    break;
  default:
    emit("int " + I + " = 0;");
    emit("while (((" + I + "++) < 2) && ((" + Call() + ") != (" + Call() + ")))");
  }
  block([&] { R.percent(50) ? assignment() : store(); });
}
