//===- SharedObjects.h - objects that several threads may use ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check kernels check accesses for races. The pass check-accesses uses SharedObjects to
// choose the accesses that need such a check: those of memory that other threads may use.
// drop-private-checks and OwnPointers use outerObject(). If in doubt, it checks an access: that
// costs time, while an access without a check may hide a race.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_SHAREDOBJECTS_H
#define AMPCC_LIB_CHECKS_SHAREDOBJECTS_H

#include "ampcc/KIR/Module.h"
#include "ampcc/Passes/AccessChecks.h"

namespace ampcc {

/// The object of which L is a direct part: the struct of a member, or the array of an element. Null
/// if L is a variable or is reached through a pointer. Repeated calls find the outermost object.
const kir::Expr *outerObject(const kir::Expr *L);

/// False for a class without members: no code reads or writes such an object, and its address may
/// be the end of the object that it belongs to. False for `void`, too.
bool hasBytes(const kir::Type *Ty);

/// Decides whether other threads may use an object that one function accesses. The result may be
/// true for an object of the thread, because the function does not show where its pointers lead.
/// place-shadow removes the checks of such objects later, when each pointer has an address space.
class SharedObjects {
  const CheckedProgram &Program;
  const bool InLibrary;
  const std::function<bool(const kir::Function *)> HasChecks;

public:
  /// InLibrary: the function whose objects are queried is one of the library. HasChecks returns
  /// whether check-accesses has inserted checks into a function. A call of such a function is never
  /// an own component, because the function accesses memory that other threads may use.
  SharedObjects(const CheckedProgram &Program, bool InLibrary,
                std::function<bool(const kir::Function *)> HasChecks)
      : Program(Program), InLibrary(InLibrary), HasChecks(std::move(HasChecks)) {}

  /// True if L is a tile_static variable, an object that is reached through a pointer for which
  /// leadsThere() is true, or a part of one of these. False for an own component
  /// (isOwnComponent()), and for a tile_static variable in which threads exchange values
  /// (Var::IsExchange), because the library orders its uses.
  bool isShared(const kir::Expr *L) const;
  /// True if Pointer may lead to a shared object. For an address `&L` that is isShared(L). Any
  /// other pointer has to point to numbers, or to a struct of numbers that can be an element of a
  /// container (CheckedProgram::isElement), because views, indices and pointers belong to one
  /// thread. In a function of the library there are three more conditions:
  /// - It is a parameter, because the checks report accesses to objects of the caller.
  /// - It is not cast to a pointer to another type, as the bytes of a texel are.
  /// - It does not point to const numbers, because these are parts of a view.
  bool leadsThere(const kir::Expr *Pointer) const;
  /// True if E is an integer component of a library object that belongs to a thread, such as
  /// `t.local[0]`, which an inline function of the library returns. Only the thread changes it, so
  /// that E can be evaluated twice.
  bool isOwnComponent(const kir::Expr *E) const;

private:
  bool canBeElement(const kir::Type *Ty) const;
};

} // namespace ampcc

#endif
