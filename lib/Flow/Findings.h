//===- Findings.h - what the analysis of flow reports ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_FLOW_FINDINGS_H
#define AMPCC_LIB_FLOW_FINDINGS_H

#include "Store.h"
#include "ampcc/Basic/Diagnostics.h"
#include "clang/AST/ASTContext.h"
#include <set>

namespace ampcc::flow {

/// A function that is being run, and the call that runs it.
struct CallSite {
  const clang::FunctionDecl *Function;
  const clang::Expr *Call; ///< null: the analysis starts with this function
  bool Library;
};
using CallStack = std::vector<CallSite>;

/// A condition that decides which threads go on.
struct Decision {
  const clang::Expr *Condition;
  const clang::Stmt *Departure; ///< break, continue or return that some threads may have taken
  Value V;
};

/// Gives each finding once, with its notes, at the user's own code.
class Findings {
public:
  Findings(clang::ASTContext &Ast, clang::DiagnosticsEngine &Diags) : Ast(Ast), Diags(Diags) {}

  /// The expression itself, or the user's call that led to it when it stands in the library.
  static const clang::Expr *usersOwn(const CallStack &Stack, const clang::Expr *E);

  void barrier(const CallStack &Stack, const clang::Expr *Call, const Decision &Why);
  /// Several threads at one element.
  void raceWithItself(const CallStack &Stack, const Access &A);
  void race(const CallStack &Stack, const Access &Later, const Access &Earlier);
  void outOfRange(const CallStack &Stack, const clang::Expr *At, int64_t Index, int64_t Size,
                  bool ByThread, const clang::VarDecl *Array);
  void divisionByZero(const CallStack &Stack, const clang::BinaryOperator *E);
  /// Tells of a divisor that is zero.
  void floatDivision(const CallStack &Stack, const clang::BinaryOperator *E);

private:
  bool firstAt(clang::SourceLocation Loc, diag::Kind K);
  void noteValue(const Value &V, const clang::Expr *Condition);
  void noteCalls(const CallStack &Stack, const clang::Expr *At);
  std::string textOf(const clang::Expr *E) const;

  clang::DiagnosticBuilder report(clang::SourceLocation Loc, diag::Kind K) const {
    return ampcc::report(Diags, Loc, K);
  }

  clang::ASTContext &Ast;
  clang::DiagnosticsEngine &Diags;
  std::set<std::pair<clang::SourceLocation, unsigned>> Given;
};

} // namespace ampcc::flow

#endif
