//===- PointerGenerator.cpp - random pointers that may lead into several memories --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pointers to one of several objects of the thread: variables, elements of buffers and of
// tile_static arrays. They are chosen, compared, moved, kept in structs and arrays, passed to
// functions and returned by them. One function gets pointers into different memories.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"

using namespace ampcc::fuzz;

void Generator::pointerFunctions() {
  if (!(HasPointers = R.percent(40)))
    return;
  PointeeType = R.oneOf({Ty::U32, Ty::U32, Ty::I32, Ty::Bool, Ty::F32});
  if (PointeeType == Ty::Bool && !HasBools)
    PointeeType = Ty::U32;
  const std::string T = nameOf(PointeeType), P = T + "* ";
  const std::string One = PointeeType == Ty::Bool  ? "!*p"
                          : PointeeType == Ty::F32 ? "*p + 1.0f"
                                                   : "*p ^ " + literal(PointeeType, 5);
  const char *Inline = R.percent(25) ? "inline " : "";
  emit("struct link size 16 align 8 { " + P + "p @0; int n @8; }");
  emit(Inline + P + "choose(" + P + "a, " + P + "b, bool c) { " +
       (R.percent(50) ? "return c ? a : b; }" : "if (c) { return a; } return b; }"));
  emit("void change(" + P + "p, " + T + " v) { if (v == *p) { *p = " + One +
       "; return; } *p = v; }");
  emit(T + " both(" + P + "p, " + P + "q) { " + T + " old = *p; *q = " + One +
       "; if (p == q) { return *p; } return old; }");
  emit("link pass_link(link l, " + P +
       "q) { if (l.n > 3) { l.p = q; } l.n += l.n < 9 ? 2 : 0; "
       "return l; }");
  // The first returns null or its argument, whose pointee it has changed. The second may return
  // null, too, but then its result is not used.
  emit(Inline + P + "touch(" + P + "p, bool c) { *p = " + One + "; return c ? p : null<" + T +
       "*>; }");
  emit(P + "find(" + P + "a, " + P + "b, int n) { if (n < 0) { return null<" + T +
       "*>; } return n == 1 ? a : b; }");
  emit("void assign_if(" + P + "p, " + T + " v) { if (p != null<" + T + "*>) { *p = v; } }");
  emit("inline " + T + " follow(link const* l) { return (*l).n == 7 ? *(*l).p : (*l).p[0]; }");
}

/// Returns a pointer to A, to B, or to another object.
std::string Generator::mixedPointer(const std::string &A, const std::string &B) {
  const std::string C = condition(1).Text;
  switch (R.below(5)) {
  case 0:
    return "choose(" + A + ", " + B + ", " + C + ")";
  case 4: // by way of an integer
    return std::string("<") + nameOf(PointeeType) + "*>(" + C + " ? <ulong>" + A + " : <ulong>" +
           B + ")";
  case 1: {
    const std::string Third = reference(PointeeType);
    return "(" + C + " ? " + A + " : (" + leaf(Ty::Bool).Text + " ? " + B + " : " +
           (Third.empty() ? A : Third) + "))";
  }
  default:
    return "(" + C + " ? " + A + " : " + B + ")";
  }
}

/// P is moved and moved back, and its original pointee may be written in between.
void Generator::thereAndBack(const std::string &P) {
  const std::string N = std::to_string(1 + R.below(3));
  emit(P + R.oneOf<std::string>({" += " + N + ";", " = " + P + " + " + N + ";"}));
  if (R.percent(40)) {
    emit(P + "[-" + N + "] = " + expr(PointeeType, 1).Text + ";");
    return emit(P + " -= " + N + ";");
  }
  emit(P + R.oneOf<std::string>(
               {" -= " + N + ";", " = " + P + " - " + N + ";", " = &" + P + "[-" + N + "];"}));
}

/// A pointer that is first to A or null, and later to one of several objects.
void Generator::nullPointer(const std::string &A, const std::string &B) {
  const std::string T = nameOf(PointeeType), Null = "null<" + T + "*>";
  const std::string N = fresh("nil"), P = fresh("p");
  std::string Maybe = N;
  if (R.percent(50)) {
    Maybe = "touch(" + A + ", " + condition(1).Text + ")";
  } else {
    emit(T + "* " + N + " = " + Null + ";");
    emit("if (" + condition(1).Text + ") { " + N + " = " + A + "; }");
  }
  if (R.percent(30)) {
    emit(T + "* " + P + " = " + B + ";");
    emit("if (" + condition(1).Text + ") { " + P + " = " + Maybe + "; }");
  } else {
    emit(T + "* " + P + " = " + mixedPointer(Maybe, B) + ";");
  }
  const std::string V = expr(PointeeType, 1).Text;
  if (!isFloat(PointeeType))
    addToOwn(A.substr(1));
  if (R.percent(40))
    return emit("assign_if(" + P + ", " + V + ");");
  const bool NullFirst = R.percent(30);
  emit("if (" + P + (NullFirst ? " == " : " != ") + Null + ")");
  if (NullFirst) {
    block([&] { R.percent(50) ? assignment() : store(); });
    emit("else");
  }
  block([&] { emit("*" + P + " = " + V + ";"); });
}

/// A copy of the pointer P, or null.
void Generator::nullCopy(const std::string &P, const std::string &Name) {
  const std::string T = nameOf(PointeeType), Null = "null<" + T + "*>";
  emit(T + "* " + Name + " = " + Null + ";");
  emit("if (" + condition(1).Text + ") { " + Name + " = " + P + "; }");
  emit("if (" + Name + " != " + Null + ")");
  block([&] { emit("*" + Name + " = " + expr(PointeeType, 1).Text + ";"); });
}

/// One statement that uses the pointer P. A and B are objects it may lead to.
void Generator::usePointer(const std::string &P, const std::string &A, const std::string &B) {
  const std::string T = nameOf(PointeeType), Name = fresh("r");
  auto V = [&] { return expr(PointeeType, 1).Text; };
  auto Result = [&] {
    Scalars.push_back({Name, PointeeType, isFloat(PointeeType) ? Range() : fullRange(PointeeType),
                       true, false, true});
  };
  switch (R.below(17)) {
  case 0:
    return emit("*" + P + " = " + V() + ";");
  case 1:
    return emit("change(" + P + ", " + V() + ");");
  case 2: // together with a pointer into another memory
    return emit("change(" + R.oneOf({A, B}) + ", *" + P + ");");
  case 3:
    emit(T + " " + Name + " = both(" + P + ", " + R.oneOf({A, B, P}) + ");");
    return Result();
  case 4:
    return emit("*choose(" + P + ", " + R.oneOf({A, B}) + ", " + condition(1).Text + ") = " + V() +
                ";");
  case 5:
    emit("temp " + T + " " + Name + " = *choose(" + R.oneOf({A, B}) + ", " + P + ", " +
         condition(1).Text + ");");
    return Result();
  case 6:
    return emit("if (" + condition(1).Text + ") { " + P + " = " + R.oneOf({A, B}) + "; }");
  case 7:
    emit("if (" + P + R.oneOf({" == ", " != "}) + R.oneOf({A, B}) + ")");
    return block([&] { emit("*" + P + " = " + V() + ";"); });
  case 8:
    return thereAndBack(P);
  case 9:
    if (PointeeType == Ty::U32)
      return emit(R.oneOf<std::string>(
          {"(*" + P + ")++;", "--" + P + "[0];", "*" + P + " += " + V() + ";"}));
    return emit("*" + P + " = " + V() + ";");
  case 10:
    if (PointeeType == Ty::U32 || PointeeType == Ty::I32)
      return emit("*" + P + R.oneOf({" ^= ", " |= "}) + V() + ";");
    return emit(P + "[0] = " + V() + ";");
  case 11:
    return pointerInStruct(P, A);
  case 12: {
    emit(T + "*[2] " + Name + " = {" + P + ", " + A + "};");
    emit("*" + Name + "[" + index(2) + "] = " + V() + ";");
    return emit(P + " = " + Name + "[" + index(2) + "];");
  }
  case 13:
    return nullPointer(A, B);
  case 14: // P is moved and moved back
    emit(T + " " + Name + " = *(" + P + "++); --" + P + ";");
    return Result();
  case 15: {
    const std::string Which = "(<int>" + condition(1).Text + ")";
    emit("temp " + T + " " + Name + " = *find(" + P + ", " + R.oneOf({A, B}) + ", " + Which + ");");
    return Result();
  }
  default:
    return nullCopy(P, Name);
  }
}

void Generator::pointerInStruct(const std::string &P, const std::string &A) {
  const std::string L = fresh("l"), Name = fresh("r"), N = std::to_string(R.below(8));
  emit((R.percent(40) ? "temp " : "") + std::string("link ") + L + " = {" + P + ", " + N + "};");
  if (R.percent(60))
    emit(L + " = pass_link(" + L + ", " + A + ");");
  emit(std::string(nameOf(PointeeType)) + " " + Name + " = follow(addr<link const*>(" + L + "));");
  emit("*" + L + ".p = " + expr(PointeeType, 1).Text + ";");
  if (R.percent(40))
    emit(P + " = " + L + ".p;");
  Scalars.push_back({Name, PointeeType, isFloat(PointeeType) ? Range() : fullRange(PointeeType),
                     true, false, true});
}

/// An atomic operation on one of two memories of several threads.
bool Generator::mixedAtomic() {
  std::vector<std::string> Own;
  for (const Memory &M : Memories)
    if (M.T == Ty::U32 && !M.OwnIndex.empty() && !M.Constant)
      Own.push_back("&" + M.at(M.OwnIndex));
  if (Own.size() < 2)
    return false;
  const std::string Name = fresh("r");
  emit("uint " + Name + " = @atomic_xor<uint>(" + condition(1).Text + " ? " + R.pick(Own) + " : " +
       R.pick(Own) + ", " + leaf(Ty::U32).Text + ");");
  Scalars.push_back({Name, Ty::U32, fullRange(Ty::U32), true, false, true});
  return true;
}

/// A pointer to the thread's own element of a buffer or a tile_static array; empty without one.
std::string Generator::ownElement(Ty T) {
  std::vector<const Memory *> Own;
  for (const Memory &M : Memories)
    if (M.T == T && !M.OwnIndex.empty() && !M.Constant)
      Own.push_back(&M);
  if (Own.empty())
    return "";
  const Memory &M = *R.pick(Own);
  return "&" + M.at(M.OwnIndex);
}

/// Returns a pointer to a variable; declares one if there is none.
std::string Generator::ownVariable(Ty T) {
  if (const Scalar *S = assignable([&](const Scalar &S) { return S.T == T && S.Addressable; }))
    return "&" + S->Name;
  const std::string Name = fresh("x");
  emit(std::string(nameOf(T)) + " " + Name + " = " + expr(T, 1).Text + ";");
  Scalars.push_back({Name, T, isFloat(T) ? Range() : fullRange(T), true, false, true});
  return "&" + Name;
}

void Generator::mixedPointers() {
  if (R.percent(10) && mixedAtomic())
    return;
  if (Uniform)
    return assignment();
  std::string A = ownElement(PointeeType), B = ownVariable(PointeeType);
  if (A.empty() || R.percent(20))
    A = reference(PointeeType);
  if (R.percent(30))
    B = ownElement(PointeeType);
  if (A.empty() || B.empty())
    return store();
  if (R.percent(50))
    std::swap(A, B);
  if (R.percent(30))
    return nullPointer(A, B);
  const std::string P = fresh("p");
  const std::string Decl = (R.percent(30) ? "temp " : "") + std::string(nameOf(PointeeType));
  emit(Decl + "* " + P + " = " + mixedPointer(A, B) + ";");
  for (unsigned N = 1 + R.below(4); N; --N)
    usePointer(P, A, B);
  Scalars.push_back({"(*" + P + ")", PointeeType,
                     isFloat(PointeeType) ? Range() : fullRange(PointeeType), true, false, false});
}

/// A pointer to one of several objects, perhaps in several spaces.
void Generator::declarePointer() {
  if (HasPointers && R.percent(70))
    return mixedPointers();
  const Ty T = R.oneOf({Ty::I32, Ty::U32, Ty::F32});
  const std::string A = reference(T), B = reference(T);
  if (A.empty() || B.empty())
    return declare();
  const std::string Name = fresh("p");
  emit((R.percent(30) ? "temp " : "") + std::string(nameOf(T)) + "* " + Name + " = " +
       (R.percent(60) ? condition(1).Text + " ? " + A + " : " + B : A) + ";");
  Scalars.push_back(
      {"(*" + Name + ")", T, isFloat(T) ? Range() : fullRange(T), true, false, false});
}

/// Each thread has an object of its own in a tile_static array.
void Generator::tileObjects() {
  for (unsigned I = 0; I < Structs.size(); ++I) {
    const StructInfo &S = Structs[I];
    if (S.Library || R.percent(50))
      continue;
    const std::string Name = fresh("t") + "[lid]";
    emit("tile_static " + S.Name + "[" + std::to_string(GroupSize) + "] " +
         Name.substr(0, Name.find('[')) + ";");
    for (size_t M = 0; M < S.Members.size(); ++M)
      emit(Name + ".m" + std::to_string(M) + " = " + expr(S.Members[M], 1).Text + ";");
    addObject(Name, I);
  }
}

/// The members of an object as variables.
void Generator::addObject(const std::string &Name, unsigned Index) {
  Objects.push_back({Name, Index});
  const StructInfo &S = Structs[Index];
  for (size_t I = 0; I < S.Members.size(); ++I)
    Scalars.push_back({Name + ".m" + std::to_string(I), S.Members[I],
                       isFloat(S.Members[I]) ? Range() : fullRange(S.Members[I]), true, false,
                       true});
}

/// A pointer to one of two objects of one type, through which their members are used.
void Generator::objectPointer() {
  if (Objects.empty() || Uniform)
    return declarePointer();
  const auto A = R.pick(Objects), B = R.pick(Objects);
  if (A.second != B.second)
    return declarePointer();
  const StructInfo &S = Structs[A.second];
  const std::string Name = fresh("p"), M = std::to_string(R.below(S.Members.size()));
  emit(S.Name + "* " + Name + " = " + condition(1).Text + " ? &" + A.first + " : &" + B.first +
       ";");
  const Ty T = S.Members[std::stoul(M)];
  emit("(*" + Name + ").m" + M + " = " + expr(T, 1).Text + ";");
  if (R.percent(40))
    emit("*" + Name + " = " + R.oneOf({A.first, B.first}) + ";");
  if (R.percent(40))
    emit(std::string(nameOf(S.Members[0])) + " " + fresh("r") + " = use_" + S.Name + "(" + Name +
         ", &(*" + Name + ").m0);");
  Scalars.push_back(
      {"(*" + Name + ").m" + M, T, isFloat(T) ? Range() : fullRange(T), true, false, false});
}
