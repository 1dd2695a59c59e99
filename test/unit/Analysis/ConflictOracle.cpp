//===- ConflictOracle.cpp - random kernels and the elements that their threads use --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ConflictOracle.h"

using namespace ampcc;

namespace {

using Op = OracleExpr::Op;

const std::map<Op, std::string> Spellings = {{Op::Add, "+"}, {Op::Sub, "-"},   {Op::Mul, "*"},
                                             {Op::And, "&"}, {Op::Lt, "<"},    {Op::Le, "<="},
                                             {Op::Gt, ">"},  {Op::Ge, ">="},   {Op::Eq, "=="},
                                             {Op::Ne, "!="}, {Op::Both, "&&"}, {Op::Either, "||"}};

OracleExprPtr binary(Op O, OracleExprPtr L, OracleExprPtr R) {
  auto E = std::make_shared<OracleExpr>();
  E->O = O;
  E->IsLong = L->IsLong;
  E->Left = std::move(L);
  E->Right = std::move(R);
  return E;
}

OracleExprPtr negated(OracleExprPtr Of) {
  auto E = std::make_shared<OracleExpr>();
  E->O = Op::Not;
  E->Left = std::move(Of);
  return E;
}

/// Iterations of a loop that the oracle runs: there may be 2^32.
constexpr int MostIterations = 6;

} // namespace

std::string OracleExpr::text() const {
  switch (O) {
  case Op::Literal: {
    const std::string Suffix = IsLong ? "l" : "";
    // INT_MIN is no literal of the text form.
    return Value >= 0 ? std::to_string(Value) + Suffix
                      : "(" + std::to_string(Value + 1) + Suffix + " - 1" + Suffix + ")";
  }
  case Op::Var:
    return IsLong ? "(<long>" + Name + ")" : Name;
  case Op::Not:
    return "(!" + Left->text() + ")";
  default:
    return "(" + Left->text() + " " + Spellings.at(O) + " " + Right->text() + ")";
  }
}

std::optional<int64_t> OracleExpr::of(const Values &V) const {
  if (O == Op::Literal)
    return Value;
  if (O == Op::Var)
    return V.at(Name);
  const std::optional<int64_t> L = Left->of(V);
  if (!L)
    return std::nullopt;
  if (O == Op::Not)
    return !*L;
  if ((O == Op::Both && !*L) || (O == Op::Either && *L))
    return *L;
  const std::optional<int64_t> R = Right->of(V);
  if (!R)
    return std::nullopt;
  int64_t Result = 0;
  bool Overflows = false;
  switch (O) {
  case Op::Add:
    Overflows = __builtin_add_overflow(*L, *R, &Result);
    break;
  case Op::Sub:
    Overflows = __builtin_sub_overflow(*L, *R, &Result);
    break;
  case Op::Mul:
    Overflows = __builtin_mul_overflow(*L, *R, &Result);
    break;
  case Op::And:
    return *L & *R;
  case Op::Lt:
    return *L < *R;
  case Op::Le:
    return *L <= *R;
  case Op::Gt:
    return *L > *R;
  case Op::Ge:
    return *L >= *R;
  case Op::Eq:
    return *L == *R;
  case Op::Ne:
    return *L != *R;
  default:
    return *R;
  }
  Overflows |= !IsLong && (Result > INT32_MAX || Result < INT32_MIN);
  return Overflows ? std::nullopt : std::optional(Result);
}

std::string OracleStmt::text(const std::string &Indent) const {
  const auto List = [&](const std::vector<OracleStmt> &Stmts) {
    std::string Text = "{\n";
    for (const OracleStmt &S : Stmts)
      Text += S.text(Indent + "  ");
    return Text + Indent + "}";
  };
  switch (K) {
  case Kind::Access: {
    std::string Element = "s";
    for (const OracleExprPtr &E : Exprs)
      Element += "[" + E->text() + "]";
    return Indent + (Writes ? Element + " = 1;\n" : "r = " + Element + ";\n");
  }
  case Kind::If:
    return Indent + "if (" + Exprs[0]->text() + ") " + List(Then) +
           (Else.empty() ? "\n" : " else " + List(Else) + "\n");
  case Kind::For:
    return Indent + "for (int " + Name + " = " + Exprs[0]->text() + "; " + Name +
           (Inclusive ? " <= " : " < ") + Exprs[1]->text() + "; " +
           (Step == 1 ? "++" + Name : Name + " +=<int> " + std::to_string(Step)) + ") " +
           List(Then) + "\n";
  case Kind::Declare:
    return Indent + (IsFinal ? "final " : "") + (IsBool ? "bool " : "int ") + Name + " = " +
           Exprs[0]->text() + ";\n";
  case Kind::Set:
    return Indent + Name + " = " + Exprs[0]->text() + ";\n";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

OracleKernel::OracleKernel(uint64_t Seed) : Random(Seed) {
  Rank = 1 + unsigned(below(2));
  for (unsigned D = 0; D < Rank; ++D)
    Tile[D] = 2 + unsigned(below(3));
  Dimensions = chance(25) ? 2 : 1;
  PowerOfTwo = chance(20);
  HasOuterLoop = chance(25);
  OuterByParameter = chance(50);
  Visible = {"x", "n", "m", "u"};
  if (Rank == 2)
    Visible.insert(Visible.end(), {"y", "y"});
  if (HasOuterLoop)
    Visible.push_back("t");
  Visible.insert(Visible.end(), {"x", "x"});
  do
    for (OracleStmt &S : statements(2))
      Body.push_back(std::move(S));
  while (Accesses < 2);
}

OracleExprPtr OracleKernel::literal(int64_t Value, bool IsLong) {
  auto E = std::make_shared<OracleExpr>();
  E->Value = Value;
  E->IsLong = IsLong;
  return E;
}

OracleExprPtr OracleKernel::variable() {
  auto E = std::make_shared<OracleExpr>();
  E->O = Op::Var;
  E->Name = Visible[below(Visible.size())];
  return E;
}

int64_t OracleKernel::coefficient() {
  static const int64_t Large[] = {1 << 20,   (1 << 20) + 1, 1 << 29,       1 << 30,
                                  INT32_MAX, INT32_MIN,     INT32_MAX - 1, 715827883};
  if (chance(6))
    return Large[below(std::size(Large))];
  static const int64_t Small[] = {1, 1, 1, 1, 2, 2, 3, 4, 4, 8, -1, -1, -2, 0, 16};
  return Small[below(std::size(Small))];
}

OracleExprPtr OracleKernel::index(bool IsLong) {
  OracleExprPtr Sum;
  const auto Add = [&](OracleExprPtr Part) {
    Sum = Sum ? binary(chance(80) ? Op::Add : Op::Sub, Sum, Part) : Part;
  };
  for (unsigned I = 0, Terms = 1 + unsigned(below(3)); I < Terms; ++I) {
    OracleExprPtr Part = variable();
    Part->IsLong = IsLong;
    if (chance(12)) { // what a mask leaves
      OracleExprPtr Mask = literal((int64_t(1) << below(4)) - 1, IsLong);
      if (PowerOfTwo) {
        OracleExprPtr M = variable();
        M->Name = "m";
        M->IsLong = IsLong;
        Mask = binary(Op::Sub, M, literal(1, IsLong));
      }
      if (chance(30))
        Part = binary(Op::Add, Part, literal(int64_t(below(4)), IsLong));
      Part = binary(Op::And, Part, Mask);
    }
    const int64_t Factor = coefficient();
    if (Factor != 1)
      Part = chance(50) ? binary(Op::Mul, Part, literal(Factor, IsLong))
                        : binary(Op::Mul, literal(Factor, IsLong), Part);
    Add(Part);
  }
  if (chance(50))
    Add(literal(chance(8) ? coefficient() : int64_t(below(9)) - 3, IsLong));
  return Sum;
}

OracleExprPtr OracleKernel::condition(unsigned Depth) {
  if (Depth > 0 && chance(30))
    return binary(chance(70) ? Op::Both : Op::Either, condition(Depth - 1), condition(Depth - 1));
  if (chance(8))
    return negated(condition(0));
  if (!Conditions.empty() && chance(50)) {
    OracleExprPtr E = variable();
    E->Name = Conditions[below(Conditions.size())];
    return E;
  }
  static const Op Comparisons[] = {Op::Lt, Op::Le, Op::Gt, Op::Ge, Op::Eq, Op::Ne};
  OracleExprPtr Left = chance(60) ? variable() : index(false);
  return binary(Comparisons[below(std::size(Comparisons))], Left,
                chance(60) ? literal(int64_t(below(6)) - 1) : index(false));
}

std::vector<OracleStmt> OracleKernel::statements(unsigned Depth) {
  std::vector<OracleStmt> Result;
  const size_t Before = Visible.size(), ConditionsBefore = Conditions.size();
  for (unsigned I = 0, Count = 1 + unsigned(below(3)); I < Count && Accesses < 4; ++I)
    Result.push_back(statement(Depth));
  Visible.resize(Before);
  Conditions.resize(ConditionsBefore);
  return Result;
}

OracleStmt OracleKernel::statement(unsigned Depth) {
  OracleStmt S;
  const unsigned Kind = unsigned(below(100));
  if (Depth > 0 && Kind < 30) {
    S.K = OracleStmt::Kind::If;
    S.Exprs = {condition(1)};
    S.Then = statements(Depth - 1);
    if (chance(25))
      S.Else = statements(Depth - 1);
    return S;
  }
  if (Depth > 0 && Kind < 42) {
    S.K = OracleStmt::Kind::For;
    S.Name = "i" + std::to_string(Names++);
    S.Step = chance(70) ? 1 : 2 + int64_t(below(3));
    S.Inclusive = chance(25);
    S.Exprs = {chance(60) ? literal(int64_t(below(3))) : variable(),
               chance(60) ? literal(int64_t(below(6))) : index(false)};
    const size_t Before = Visible.size();
    Visible.insert(Visible.end(), 2, S.Name);
    S.Then = statements(Depth - 1);
    Visible.resize(Before);
    return S;
  }
  if (Kind < 52) {
    S.K = OracleStmt::Kind::Declare;
    S.IsBool = chance(25);
    S.IsFinal = chance(60);
    S.Name = (S.IsBool ? "b" : S.IsFinal ? "f" : "c") + std::to_string(Names++);
    S.Exprs = {S.IsBool ? condition(1) : index(false)};
    (S.IsBool ? Conditions : Visible).push_back(S.Name);
    return S;
  }
  if (Kind < 60)
    for (const std::string &Name : Visible)
      if ((Name[0] == 'c' || Name[0] == 'i') && chance(60)) {
        S.K = OracleStmt::Kind::Set;
        S.Name = Name;
        S.Exprs = {index(false)};
        return S;
      }
  S.K = OracleStmt::Kind::Access;
  S.Id = Accesses++;
  S.Writes = chance(60);
  const bool IsLong = chance(15);
  for (unsigned D = 0; D < Dimensions; ++D)
    S.Exprs.push_back(index(IsLong));
  return S;
}

std::string OracleKernel::text() const {
  std::string Text = "kernel void k(int n bind value 0 4, int m bind value 4 4) key \"k\" rank " +
                     std::to_string(Rank) + " group " + std::to_string(Tile[0]) + " " +
                     std::to_string(Tile[1]) + " 1 {\n  tile_static int[64]" +
                     (Dimensions == 2 ? "[64]" : "") + " s;\n  int u = n;\n";
  std::string Indent = "  ";
  if (HasOuterLoop) {
    Text += Indent + "for (int t = 0; t < " + (OuterByParameter ? "n" : "3") + "; ++t) {\n";
    Indent += "  ";
  }
  for (unsigned D = Rank; D-- > 0;) {
    const std::string Name = D == 0 ? "x" : "y";
    Text += Indent + "thread for (int " + Name + " = 0; " + Name + " < " + std::to_string(Tile[D]) +
            "; ++" + Name + ") {\n";
    Indent += "  ";
  }
  Text += Indent + "int r = 0;\n";
  for (const OracleStmt &S : Body)
    Text += S.text(Indent);
  for (unsigned D = 0; D < Rank; ++D) {
    Indent.resize(Indent.size() - 2);
    Text += Indent + "}\n";
  }
  if (HasOuterLoop)
    Text += Indent + "u = (u ^ 5);\n  }\n";
  return Text + "}\n";
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

bool OracleKernel::runStmts(const std::vector<OracleStmt> &Stmts, Values &V, unsigned Thread,
                            Found &Out) const {
  for (const OracleStmt &S : Stmts)
    if (!runStmt(S, V, Thread, Out))
      return false;
  return true;
}

/// False where the launch has no meaning.
bool OracleKernel::runStmt(const OracleStmt &S, Values &V, unsigned Thread, Found &Out) const {
  std::vector<int64_t> Of;
  for (const OracleExprPtr &E : S.Exprs) {
    const std::optional<int64_t> Value = E->of(V);
    if (!Value)
      return false;
    Of.push_back(*Value);
    if (S.K == OracleStmt::Kind::For)
      break; // the limit may name the counter's variables later
  }
  switch (S.K) {
  case OracleStmt::Kind::Access:
    Out[S.Id].insert({Of, Thread});
    return true;
  case OracleStmt::Kind::If:
    return runStmts(Of[0] ? S.Then : S.Else, V, Thread, Out);
  case OracleStmt::Kind::Declare:
  case OracleStmt::Kind::Set:
    V[S.Name] = Of[0];
    return true;
  case OracleStmt::Kind::For:
    break;
  }
  V[S.Name] = Of[0];
  for (int I = 0; I < MostIterations; ++I) {
    const std::optional<int64_t> Limit = S.Exprs[1]->of(V);
    if (!Limit)
      return false;
    int64_t &Counter = V[S.Name];
    if (S.Inclusive ? Counter > *Limit : Counter >= *Limit)
      return true;
    if (!runStmts(S.Then, V, Thread, Out))
      return false;
    V[S.Name] += S.Step;
    if (V[S.Name] > INT32_MAX)
      return false;
  }
  return true;
}

bool OracleKernel::runTile(const Values &Launch, Found &Out) const {
  for (unsigned Y = 0; Y < Tile[1]; ++Y)
    for (unsigned X = 0; X < Tile[0]; ++X) {
      Values V = Launch;
      V["x"] = X;
      V["y"] = Y;
      if (!runStmts(Body, V, Y * Tile[0] + X, Out))
        return false;
    }
  return true;
}

std::map<std::pair<unsigned, unsigned>, OracleKernel::Uses> OracleKernel::run() const {
  static const std::vector<int64_t> Usual = {-3, -1, 0,         1,         2,       3,
                                             4,  7,  INT32_MIN, INT32_MAX, 1 << 29, INT32_MAX - 3};
  static const std::vector<int64_t> Powers = {1, 2, 4, 8, 64, 1 << 30};
  std::map<std::pair<unsigned, unsigned>, Uses> Result;
  for (const int64_t N : Usual)
    for (const int64_t M : PowerOfTwo ? Powers : Usual) {
      const int64_t Iterations =
          !HasOuterLoop ? 1 : std::min<int64_t>(OuterByParameter ? N : 3, MostIterations);
      int64_t U = N;
      std::vector<Found> Runs;
      bool HasMeaning = true;
      for (int64_t T = 0; T < Iterations && HasMeaning; ++T, U ^= 5)
        HasMeaning = runTile({{"n", N}, {"m", M}, {"u", U}, {"t", T}}, Runs.emplace_back(Accesses));
      if (!HasMeaning)
        continue;
      for (const Found &Of : Runs) {
        for (unsigned I = 0; I < Accesses; ++I)
          for (unsigned J = I; J < Accesses; ++J) {
            bool Any = false;
            for (const auto &[Element, Thread] : Of[I])
              for (unsigned Other = 0; Other < Tile[0] * Tile[1] && !Any; ++Other)
                Any = Other != Thread && Of[J].count({Element, Other});
            Uses &Pair = Result[{I, J}];
            ++Pair.Runs;
            Pair.Conflicts += Any;
          }
      }
    }
  return Result;
}
