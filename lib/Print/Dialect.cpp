//===- Dialect.cpp - which language a module is printed in ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Print/Dialect.h"

using namespace ampcc;

/// Of the module that is being printed.
static thread_local const PrintScope *Current = nullptr;

PrintScope::PrintScope(Dialect D, const ReinterpretedTypes &Types) : D(D), Types(Types) {
  Current = this;
}
PrintScope::~PrintScope() { Current = nullptr; }

bool PrintScope::isCxx() { return Current && Current->D == Dialect::Cxx; }

bool PrintScope::isReinterpreted(const kir::Type *T) {
  return Current && Current->Types.count(T) != 0;
}
