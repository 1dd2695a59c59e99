//===- Dialect.h - which language a module is printed in ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C 1.2 and C++ are alike in nearly all that KIR needs. What differs in expressions and
// types is asked for here; what differs around them is in the printers of the two forms.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_DIALECT_H
#define AMPCC_PRINT_DIALECT_H

#include "ampcc/Print/Aliasing.h"

namespace ampcc {

enum class Dialect : uint8_t { OpenCL, Cxx };

/// While it lives, this thread prints in D, and objects in memory are declared as ones of types
/// that may alias all others where Types says so.
class PrintScope {
public:
  PrintScope(Dialect D, const ReinterpretedTypes &Types);
  ~PrintScope();
  PrintScope(const PrintScope &) = delete;
  PrintScope &operator=(const PrintScope &) = delete;

  static bool isCxx();
  static bool isReinterpreted(const kir::Type *T);

private:
  Dialect D;
  const ReinterpretedTypes &Types;
};

} // namespace ampcc

#endif
