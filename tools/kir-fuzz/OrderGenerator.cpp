//===- OrderGenerator.cpp - random operands and arguments that have effects --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls whose arguments have effects on values that the call, or other operands of the expression,
// read. Only inline functions have an effect on a variable that another operand mentions, because
// the passes inline them in KIR's order. For other calls C leaves the order open, and the code that
// builds KIR assigns such operands to temporaries first.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"
#include "llvm/ADT/StringExtras.h"

using namespace ampcc::fuzz;

/// Writes functions of a pointer and two values. They use their parameters never, once, twice, in
/// either order, under a condition, or after a change of the pointee.
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
  // Parameters are used under a condition, twice, or in the other order.
  static const char *const Expressions[] = {"return (a & 1) != 0 ? b : 5;",
                                            "return (a & 2) == 0 ? a : b;",
                                            "return ((b & 1) != 0 && a > 2) ? b : 4;",
                                            "return (a ^ 6) | (a & b);",
                                            "return (b ^ a) | b;",
                                            "return (b ^ 2) | a;",
                                            "return b ^ (a | 6);"};
  // Bodies of functions without a result: a single expression that assigns.
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
    // In such functions the inliner may substitute arguments for parameters.
    F.IsExpression = F.IsInline && !F.IsVoid && R.percent(40);
    if (F.IsExpression)
      Body = R.pick(Expressions);
    // A call with an effect, before or after a use of a parameter.
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

/// Writes the function. In Body `@` stands for its type, and integer literals get the suffix of
/// that type.
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

/// Returns a call of F with a pointer to Place, whose other arguments read Place, too.
std::string Generator::orderedCall(const OrderedFunction &F, const std::string &Place,
                                   unsigned Depth) {
  std::string A = orderedOperand(F.T, Place, Depth);
  std::string B = orderedOperand(F.T, Place, Depth);
  return F.Name + "(&" + Place + ", " + A + ", " + B + ")";
}

/// Returns a value that reads Place, changes it, or does neither.
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

/// Returns a value with an effect on a new variable, which nothing else in the expression mentions.
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
  // Inlining leaves a call in the operand, but not an assignment.
  if (R.percent(65))
    for (const OrderedFunction &F : OrderedFunctions)
      if (F.T == T && !F.IsInline && !F.IsVoid)
        return F.Name + "(&" + E + ", " + C + ", " + constant(T).Text + ")";
  if (isSigned(T))
    return "(" + E + R.oneOf({" ^= ", " = ", " |= "}) + C + ")";
  return R.oneOf<std::string>(
      {"(" + E + "++)", "(--" + E + ")", "(" + E + " = " + C + ")", "(" + E + " += " + C + ")"});
}

/// A call of any function, inline or not, whose arguments have effects that do not conflict.
void Generator::separateEffects(const OrderedFunction &F, const std::string &Place) {
  std::string A = separateEffect(F.T), B = constant(F.T).Text;
  // If the first argument is an atomic operation, the second must not read the same memory.
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
  // The arguments may contain calls of inline functions, which C evaluates before the call.
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

/// A temporary that keeps the old value of Place and is used together with a call that changes
/// Place. Forwarding the temporary into that expression would be wrong. Or a temporary whose first
/// value is such a call.
void Generator::orderedTemporary(Ty Of, const std::string &Place) {
  const std::string T = nameOf(Of), Kept = fresh("k"), Name = fresh("r");
  const OrderedFunction *Changes = nullptr;
  for (const OrderedFunction &F : OrderedFunctions)
    if (F.T == Of && !F.IsVoid && (!Changes || !F.IsInline))
      Changes = &F;
  const std::string Call =
      Changes->Name + "(&" + Place + ", " + constant(Of).Text + ", " + constant(Of).Text + ")";
  if (R.percent(25)) { // a first value that is never read; only its effect matters
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
