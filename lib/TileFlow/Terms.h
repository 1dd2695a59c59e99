//===- Terms.h - numbers as sums of products, thread by thread -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileFlow compares the elements that two threads access. An element of a view of two dimensions is
// `offset + i * stride + j`, where offset and stride are unknown. Lanes, which have one factor for
// all threads, cannot represent it. Terms have factors for each thread:
//
//   value of thread t = F1[t] * P1 + ... + Fn[t] * Pn        P: a product of unknowns, or 1
//
// Two threads with the same factors have the same value, whatever the unknowns are. The factors are
// computed modulo 2 to the power of 64.
//
// This is no LinearSum (Analysis/LinearForm.h), whose factors are single numbers with a limit. Its
// sums for each thread would repeat the products for each, and two accesses would have to be
// compared product by product instead of by the row of a thread's factors.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_TILEFLOW_TERMS_H
#define AMPCC_LIB_TILEFLOW_TERMS_H

#include "Number.h"
#include <map>
#include <vector>

namespace ampcc::flow {

/// Unknowns, by their Id; empty: 1.
using Product = std::vector<const Number *>;
struct ById {
  bool operator()(const Product &A, const Product &B) const;
};

struct Terms {
  /// No product of which all factors are 0.
  std::map<Product, std::vector<int64_t>, ById> Factors;

  /// The known part of a thread.
  int64_t known(unsigned Thread) const;
  /// The unknown part is the same for all threads.
  bool differsByKnown() const;
  bool isKnown() const;
};
using MaybeTerms = std::optional<Terms>;

/// Converts numbers to terms, in the first iteration of every loop.
class TermTable {
public:
  explicit TermTable(Numbers &Table) : Table(Table) {}
  /// Nothing when it is no such sum.
  const MaybeTerms &of(const Number *N);
  Terms difference(const Terms &A, const Terms &B) const;

private:
  MaybeTerms compute(const Number *N);
  MaybeTerms operation(const Number *N);
  MaybeTerms held(const Terms &Of, const kir::Type *Ty) const;
  Terms constant(int64_t Value) const;
  void add(Terms &To, const Product &P, const std::vector<int64_t> &Factors, int64_t By) const;

  Numbers &Table;
  llvm::DenseMap<const Number *, std::unique_ptr<MaybeTerms>> Known;
};

} // namespace ampcc::flow

#endif
