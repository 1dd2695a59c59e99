//===- Pointers.cpp - where pointers point to -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Interpreter.h"

using namespace clang;

namespace ampcc::flow {

Value Interpreter::pointerTo(const Place &P) {
  Value V = P.address();
  V.HasForm = false;
  if (P.K == Place::Kind::Variable)
    V.Target = std::make_shared<const Place>(P);
  return V;
}

Place Interpreter::pointee(const Value &Pointer) {
  return Pointer.Target ? *Pointer.Target : Place::memory(Pointer);
}

/// `Pointer + By`, or `Pointer - By`. InArray: an array's own subscript, which stays in that array.
Value Interpreter::offset(const Value &Pointer, const Value &By, bool Subtract, bool InArray) {
  if (!Pointer.Target)
    return spreadOnly(combined(Pointer, By));
  Place P = *Pointer.Target;
  if (P.K == Place::Kind::Variable) {
    auto GiveUp = [&] {
      Cur.escape(Pointer);
      return Value::unknown();
    };
    if (P.Path.empty() || P.Path.back().Field)
      return By.constant() == 0 ? Pointer : GiveUp();
    Step &Last = P.Path.back();
    Last.Index = binary(Tile, Subtract ? BO_Sub : BO_Add, Last.Index, By, Ast.LongTy, Ast);
    // Programs walk through all rows of an array with one pointer.
    bool IsRow = P.Path.size() > 1 && !P.Path[P.Path.size() - 2].Field;
    if (!InArray && IsRow && !isWithin(Last))
      return GiveUp();
  }
  return pointerTo(P);
}

/// The element of S is known to be one of its array's, for every thread.
bool Interpreter::isWithin(const Step &S) const {
  if (!S.Index.exact() || S.Size < 0)
    return false;
  for (unsigned T = 0; T < std::max(Tile.threads(), 1u); ++T)
    if (S.Index.at(T) < 0 || S.Index.at(T) >= S.Size)
      return false;
  return true;
}

/// `L op R` of pointers into one array: that of the indices. Null when they may point elsewhere.
std::optional<Value> Interpreter::indexOperation(BinaryOperatorKind Op, const Value &L,
                                                 const Value &R) const {
  if (!L.Target || !R.Target || L.Target->K != Place::Kind::Variable ||
      L.Target->Root != R.Target->Root)
    return std::nullopt;
  ArrayRef<Step> Left = L.Target->Path, Right = R.Target->Path;
  if (Left.empty() || Left.size() != Right.size() || Left.drop_back() != Right.drop_back() ||
      Left.back().Field || Right.back().Field)
    return std::nullopt;
  return binary(Tile, Op, Left.back().Index, Right.back().Index, Ast.LongTy, Ast);
}

} // namespace ampcc::flow
