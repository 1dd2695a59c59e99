//===- ConflictOracle.h - random kernels and the elements that their threads use --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A random loop over the threads of a small tile, as KIR text and as a tree that the oracle runs:
// for each thread, and for many values of the parameters with those near the ends of 32 bits, it
// records the elements that every access uses. It shares no code with the analysis.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TEST_UNIT_ANALYSIS_CONFLICTORACLE_H
#define AMPCC_TEST_UNIT_ANALYSIS_CONFLICTORACLE_H

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace ampcc {

/// The variables of a thread by their names.
using Values = std::map<std::string, int64_t>;

/// An integer or a condition.
struct OracleExpr {
  enum class Op { Literal, Var, Add, Sub, Mul, And, Lt, Le, Gt, Ge, Eq, Ne, Both, Either, Not };
  Op O = Op::Literal;
  bool IsLong = false;
  int64_t Value = 0;
  std::string Name;
  std::shared_ptr<OracleExpr> Left, Right;

  std::string text() const;
  /// Nothing where signed arithmetic overflows: the launch has no meaning.
  std::optional<int64_t> of(const Values &V) const;
};
using OracleExprPtr = std::shared_ptr<OracleExpr>;

struct OracleStmt {
  enum class Kind { Access, If, For, Declare, Set };
  Kind K = Kind::Access;
  bool Writes = false;                  ///< Access
  bool IsFinal = false, IsBool = false; ///< Declare
  bool Inclusive = false;               ///< For: up to Limit, else below
  unsigned Id = 0;                      ///< Access
  int64_t Step = 1;
  std::string Name;                 ///< of the variable
  std::vector<OracleExprPtr> Exprs; ///< the indices; the condition; first and limit; the value
  std::vector<OracleStmt> Then, Else;

  std::string text(const std::string &Indent) const;
};

class OracleKernel {
public:
  explicit OracleKernel(uint64_t Seed);
  std::string text() const;
  unsigned accesses() const { return Accesses; }

  /// How often the tile ran the loop in launches with a meaning, and in how many of these runs two
  /// different threads used one element, by one access each.
  struct Uses {
    unsigned Runs = 0, Conflicts = 0;
  };
  /// Of each pair, by the numbers of the accesses in the order of the text.
  std::map<std::pair<unsigned, unsigned>, Uses> run() const;

private:
  std::mt19937_64 Random;
  unsigned Rank = 1, Accesses = 0, Dimensions = 1;
  std::array<unsigned, 2> Tile{1, 1};
  bool PowerOfTwo = false; ///< m is one
  bool HasOuterLoop = false, OuterByParameter = false;
  unsigned Names = 0;
  std::vector<OracleStmt> Body;
  std::vector<std::string> Visible, Conditions; ///< integers and bools that a use may name

  uint64_t below(uint64_t N) { return Random() % N; }
  bool chance(unsigned Percent) { return below(100) < Percent; }
  OracleExprPtr literal(int64_t Value, bool IsLong = false);
  OracleExprPtr variable();
  OracleExprPtr index(bool IsLong);
  OracleExprPtr condition(unsigned Depth);
  int64_t coefficient();
  std::vector<OracleStmt> statements(unsigned Depth);
  OracleStmt statement(unsigned Depth);

  using Element = std::vector<int64_t>;
  using Found = std::vector<std::set<std::pair<Element, unsigned>>>; ///< by access: element, thread
  bool runStmts(const std::vector<OracleStmt> &Stmts, Values &V, unsigned Thread, Found &Out) const;
  bool runStmt(const OracleStmt &S, Values &V, unsigned Thread, Found &Out) const;
  bool runTile(const Values &Launch, Found &Out) const;
};

} // namespace ampcc

#endif
