//===- CallGenerator.cpp - random calls -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of the functions of the module, with references to objects that the thread may change; and
// objects of the library that functions of the user get by reference and by value.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"

using namespace ampcc::fuzz;

/// Returns a pointer to an object that is private to the thread; empty if there is none.
std::string Generator::reference(Ty T) {
  if (Uniform)
    return "";
  if (R.percent(30))
    if (std::string Own = ownElement(T); !Own.empty())
      return Own;
  Scalar *S = assignable([&](const Scalar &S) { return S.T == T && S.Addressable; });
  return S ? "&" + S->Name : "";
}

/// Returns a call of F; empty if there is no value for an argument.
std::string Generator::call(const FunctionInfo &F) {
  std::string Args;
  for (const FunctionInfo::Param &P : F.Params) {
    const std::string Arg = P.Reference ? reference(P.T) : expr(P.T, 2).Text;
    if (Arg.empty())
      return "";
    Args += (Args.empty() ? "" : ", ") + Arg;
  }
  return F.Name + "(" + Args + ")";
}

/// Two calls of an inline function in one expression, which may have effects on each other's
/// operands. KIR evaluates them from left to right.
void Generator::orderedCalls(const FunctionInfo &F) {
  const std::string Name = fresh("r"), First = call(F), Second = call(F);
  if (First.empty() || Second.empty() || isFloat(F.Result))
    return assignment();
  std::string Changed = variable(F.Result).Text; // if possible one that the call may change
  for (const Scalar &S : Scalars)
    if (S.T == F.Result && S.Usable && First.find("&" + S.Name) != std::string::npos)
      Changed = S.Name;
  const std::string Type = nameOf(F.Result);
  if (R.percent(50)) { // read before the call
    const std::string Before = fresh("x");
    emit("temp " + Type + " " + Before + " = " + Changed + ";");
    emit(Type + " " + Name + " = (" + First + " ^ " + Before + ") | " + Second + ";");
  } else {
    emit(Type + " " + Name + " = (" + Changed + " ^ " + First + ") | " + Second + ";");
  }
  Scalars.push_back({Name, F.Result, fullRange(F.Result), true, false, true});
  for (const Memory &M : Memories)
    if (M.K == Memory::Kind::Local && M.T == F.Result && isOperandType(M.T))
      return emit(M.at(First + " & " + literal(M.T, M.Count - 1)) + " = " + Second + ";");
}

void Generator::callStatement() {
  if (!InHelper && !Uniform && Library && R.percent(20)) {
    const std::string Name = fresh("r");
    emit("int " + Name + " = " + R.oneOf({"of_index(addr<index const*>(idx), ", "of_copy(idx, "}) +
         "<int>(" + index(8) + "));");
    Scalars.push_back({Name, Ty::I32, {-4096, 4095}, false, false, false});
    return;
  }
  if (!Uniform && R.percent(25))
    return fixedObject();
  if (!Uniform && !Objects.empty() && R.percent(35)) {
    const auto &[Object, Index] = R.pick(Objects);
    const StructInfo &S = Structs[Index];
    const std::string Name = fresh("r"), T = nameOf(S.Members[0]);
    const std::string Other = R.percent(50) ? "&" + Object + ".m0" : reference(S.Members[0]);
    if (!Other.empty()) {
      emit(T + " " + Name + " = use_" + S.Name + "(addr<" + S.Name + " const*>(" + Object + "), " +
           Other + ");");
      Scalars.push_back({Name, S.Members[0],
                         isFloat(S.Members[0]) ? Range() : fullRange(S.Members[0]), true, false,
                         false});
      return;
    }
  }
  if (Functions.empty() || Uniform)
    return assignment();
  const FunctionInfo F = R.pick(Functions);
  if (F.IsInline && R.percent(40))
    return orderedCalls(F);
  const std::string Text = call(F);
  if (Text.empty())
    return store();
  if (R.percent(30))
    return emit(Text + ";");
  // Assign to a new variable, because references of the call may lead to the target otherwise.
  const std::string Name = fresh("r");
  if (R.percent(25) && !isFloat(F.Result)) { // used once, and not always
    const std::string To = fresh("x"), Type = nameOf(F.Result);
    emit("temp " + Type + " " + Name + " = " + Text + ";");
    emit(Type + " " + To + " = " + condition(1).Text + " ? " + Name + " : " + leaf(F.Result).Text +
         ";");
    Scalars.push_back({To, F.Result, fullRange(F.Result), true, false, true});
    return;
  }
  emit((R.percent(50) ? "temp " : "") + std::string(nameOf(F.Result)) + " " + Name + " = " + Text +
       ";");
  Scalars.push_back(
      {Name, F.Result, isFloat(F.Result) ? Range() : fullRange(F.Result), true, false, true});
}

/// An object of the library that never changes, and functions of the user that read parts of it.
void Generator::fixedObject() {
  std::vector<const StructInfo *> Fitting;
  for (const StructInfo &S : Structs)
    if (S.Library)
      Fitting.push_back(&S);
  if (Fitting.empty())
    return declareObject();
  const StructInfo &S = *R.pick(Fitting);
  std::string Init;
  for (Ty T : S.Members)
    Init += (Init.empty() ? "" : ", ") + expr(T, 1).Text;
  const std::string Name = fresh("s"), Result = fresh("r");
  emit((R.percent(50) ? "temp " : "") + S.Name + " " + Name + " = " +
       (R.percent(50) ? "{" + Init + "}" : "make_" + S.Name + "(" + Init + ")") + ";");
  const Ty T = S.Members[0];
  std::string Call = "look_" + S.Name + "(addr<" + S.Name + " const*>(" + Name + "), ";
  if (R.percent(30))
    Call = "part_" + S.Name + "(" + Name + ", ";
  Call += condition(1).Text + ")";
  if (R.percent(20)) // a call that changes the object
    Call = "use_" + S.Name + "(addr<" + S.Name + " const*>(" + Name + "), &" + Name + ".m0)";
  emit(std::string(nameOf(T)) + " " + Result + " = " + Call + ";");
  Scalars.push_back({Result, T, isFloat(T) ? Range() : fullRange(T), true, false, true});
}
