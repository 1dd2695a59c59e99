//===- SharedObjects.h - objects that several threads may use ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// check-accesses uses it to choose the accesses that need a check for conflicts with other threads.
// drop-private-checks and OwnPointers use outerObject().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_SHAREDOBJECTS_H
#define AMPCC_LIB_CHECKS_SHAREDOBJECTS_H

#include "ampcc/KIR/Module.h"
#include "ampcc/Passes/AccessChecks.h"

namespace ampcc {

/// The object of which L is a part; null where there is none.
const kir::Expr *outerObject(const kir::Expr *L);

/// Decides for each object that a function names whether other threads may use it as well, as far
/// as the function shows it. place-shadow later removes the checks of those that turn out to be
/// private.
class SharedObjects {
  const CheckedProgram &Program;
  const bool InLibrary;
  /// Whether a function has checks.
  const std::function<bool(const kir::Function *)> HasChecks;

public:
  SharedObjects(const CheckedProgram &Program, bool InLibrary,
                std::function<bool(const kir::Function *)> HasChecks)
      : Program(Program), InLibrary(InLibrary), HasChecks(std::move(HasChecks)) {}

  /// L is a part of a tile_static variable, or of an object that a pointer leads to. In the library
  /// only objects that its callers pass count, because reports are about these.
  bool isShared(const kir::Expr *L) const;
  /// The pointer may lead to such an object.
  bool leadsThere(const kir::Expr *Pointer) const;
  /// A component of a library object that belongs to a thread, such as `t.local[0]`: only the
  /// thread changes it.
  bool isOwnComponent(const kir::Expr *E) const;

private:
  bool canBeElement(const kir::Type *Ty) const;
};

} // namespace ampcc

#endif
