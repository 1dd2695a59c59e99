//===- TextExprWriter.h - the writer of expressions in KIR's text form ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR, the intermediate representation, has a text form (docs/kir.md), which tests and the tools
// kir-opt and kir-run read, and which objects contain for the link of device code. TextWriter,
// which writes statements and modules, derives from this class. The writer does not use the
// precedence of operators: it puts operands in parentheses unless they are one token or a postfix
// form. TextParser must accept all that it writes. A new expression needs a case here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_TEXTEXPRWRITER_H
#define AMPCC_LIB_KIR_TEXTEXPRWRITER_H

#include "TextNames.h"
#include "llvm/Support/raw_ostream.h"

namespace ampcc::kir {

class TextExprWriter : protected TextNames {
public:
  /// Exact: for objects, with a number after each name (TextNames::Exact).
  explicit TextExprWriter(llvm::raw_ostream &OS, bool Exact = false) : TextNames(Exact), OS(OS) {}
  void expr(const Expr *E);

protected:
  llvm::raw_ostream &OS;

  /// Writes E as an item of a list: a comma operator gets parentheses, because a comma would end
  /// the item.
  void single(const Expr *E);

private:
  void list(const std::vector<Expr *> &Exprs);
  /// Writes E as an operand: in parentheses unless it is one token or a postfix form.
  void operand(const Expr *E);
  void unaryLike(llvm::StringRef Prefix, const Expr *E);
  void assign(const Assign *A);
  void subscript(const Subscript *S);
  void arguments(const std::vector<Expr *> &Args);
  void check(const Check *C);
  void unary(const Unary *U);
  void incDec(const IncDec *I);
  void conditional(const Conditional *C);
  void addrOf(const AddrOf *A);
};

} // namespace ampcc::kir

#endif
