//===- ConflictOracle.h - random kernels and the elements that their threads use --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ConflictsTest.cpp compares the verdicts of the analysis Conflicts with this oracle. It writes a
// random loop over the threads of a small tile, as KIR text and as a tree. It runs the tree for
// each thread and for many values of the parameters, also near the ends of 32 bits, and records the
// elements that each access uses. It shares no code with the analysis.
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

/// An expression: an integer or a condition.
struct OracleExpr {
  enum class Op { Literal, Var, Add, Sub, Mul, And, Lt, Le, Gt, Ge, Eq, Ne, Both, Either, Not };
  Op O = Op::Literal;
  bool IsLong = false;
  int64_t Value = 0;
  std::string Name;
  std::shared_ptr<OracleExpr> Left, Right;

  std::string text() const; ///< in KIR
  /// Returns the value for these variables. nullopt: signed arithmetic overflows, so the launch has
  /// no meaning.
  std::optional<int64_t> of(const Values &V) const;
};
using OracleExprPtr = std::shared_ptr<OracleExpr>;

/// A statement. Comments name the kinds that use a member.
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

/// A random kernel, determined by a seed.
class OracleKernel {
public:
  explicit OracleKernel(uint64_t Seed);
  std::string text() const;
  unsigned accesses() const { return Accesses; }

  /// Runs: how often the tile ran the loop in launches with a meaning. Conflicts: in how many of
  /// these runs two threads used the same element, one by each access of a pair.
  struct Uses {
    unsigned Runs = 0, Conflicts = 0;
  };
  /// Runs the kernel. Returns the counts of each pair of accesses, by their numbers in the order of
  /// the text.
  std::map<std::pair<unsigned, unsigned>, Uses> run() const;

private:
  std::mt19937_64 Random;
  unsigned Rank = 1, Accesses = 0, Dimensions = 1;
  std::array<unsigned, 2> Tile{1, 1};
  bool PowerOfTwo = false; ///< the parameter m is one
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
