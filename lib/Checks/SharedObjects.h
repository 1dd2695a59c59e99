//===- SharedObjects.h - what several threads may use ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_SHAREDOBJECTS_H
#define AMPCC_LIB_CHECKS_SHAREDOBJECTS_H

#include "ampcc/KIR/Module.h"
#include "ampcc/Passes/AccessChecks.h"

namespace ampcc {

/// The object of which L is a part; null where there is none.
const kir::Expr *outerObject(const kir::Expr *L);

/// Which of the objects that a function names other threads may use as well, as far as it can be
/// seen there. What is known later to be a thread's own loses the check (place-shadow).
class SharedObjects {
  const CheckedProgram &Program;
  const bool InLibrary;
  /// This function has checks.
  const std::function<bool(const kir::Function *)> HasChecks;

public:
  SharedObjects(const CheckedProgram &Program, bool InLibrary,
                std::function<bool(const kir::Function *)> HasChecks)
      : Program(Program), InLibrary(InLibrary), HasChecks(std::move(HasChecks)) {}

  /// Part of a tile_static variable, or of what a pointer leads to. In the library only of what its
  /// callers give: reports are about them.
  bool isShared(const kir::Expr *L) const;
  /// Such an object may be behind this pointer.
  bool leadsThere(const kir::Expr *Pointer) const;
  /// A component of an object of the library's that is a thread's own, such as `t.local[0]`: only
  /// the thread changes it.
  bool isOwnComponent(const kir::Expr *E) const;

private:
  bool canBeElement(const kir::Type *Ty) const;
};

} // namespace ampcc

#endif
