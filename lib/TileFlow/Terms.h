//===- Terms.h - numbers as sums of products, thread by thread -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileFlow compares the elements of a buffer that two threads access (GlobalAccesses.cpp). An
// element of a view of two dimensions is `offset + i * stride + j`, where offset and stride are
// unknown and i and j depend on the thread. Lanes (Number.h), in which an unknown has the same
// factor for all threads, cannot represent `i * stride`. Terms have factors for each thread:
//
//   value of thread t = F1[t] * P1 + ... + Fn[t] * Pn        P: a product of unknowns, or 1
//
// Two threads with the same factors have the same value, whatever the unknowns are. The factors are
// computed modulo 2 to the power of 64.
//
// A further operation on unknowns needs a case in TermTable.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_TILEFLOW_TERMS_H
#define AMPCC_LIB_TILEFLOW_TERMS_H

#include "Number.h"
#include <map>
#include <vector>

namespace ampcc::flow {

/// A product of unknowns, sorted by Id. The empty product is 1.
using Product = std::vector<const Number *>;
struct ById {
  bool operator()(const Product &A, const Product &B) const;
};

/// LinearSum (Analysis/LinearForm.h) is not used here, because its factors are single numbers with
/// a limit. A separate sum for each thread would store the same products for each thread. With
/// Terms all threads share the products, so that two elements are equal if the factors of their
/// threads are.
struct Terms {
  /// For each product the factors of all threads, at least one of which is not 0.
  std::map<Product, std::vector<int64_t>, ById> Factors;

  /// The factor of the empty product: the part of the value of a thread without unknowns.
  int64_t known(unsigned Thread) const;
  /// The rest of the value is the same for all threads. GlobalAccesses.cpp queries this of the
  /// difference of both sides of a condition.
  bool differsByKnown() const;
  bool isKnown() const;
};
using MaybeTerms = std::optional<Terms>;

/// Converts numbers to terms. A number that changes in a loop counts with its value in the first
/// iteration.
class TermTable {
public:
  explicit TermTable(Numbers &Table) : Table(Table) {}
  /// Nothing if the number depends on the thread and is no such sum, or one of too many products.
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
