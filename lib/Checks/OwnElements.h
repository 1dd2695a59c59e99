//===- OwnElements.h - buffers of which each thread uses its element ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_OWNELEMENTS_H
#define AMPCC_LIB_CHECKS_OWNELEMENTS_H

#include "PathVisitor.h"
#include "ShadowMemory.h"
#include "ThreadMeetings.h"
#include "ViewShapes.h"

namespace ampcc {

/// Finds the buffers of a kernel in which threads cannot meet: nobody writes them but by atomic
/// operations, or no two threads use one element. They can meet in the memory, if several buffers
/// share it.
class OwnElements : PathVisitor {
  const kir::Function &F;
  const UsedSpaces &Used;
  const ViewShapes Shapes;
  /// All uses of a buffer.
  struct Buffer {
    bool Written = false;    ///< and not only atomically
    bool AnyUnknown = false; ///< an element that no indices tell, or by another shape
    std::optional<ViewShape> Shape;
    llvm::SmallVector<ThreadUse, 8> Uses;
    mutable std::optional<bool> Meets;
  };
  llvm::MapVector<const kir::Var *, Buffer> Buffers;
  bool AnyUnknown = false;

public:
  OwnElements(kir::Function &F, const LinearForms &Forms, const UsedSpaces &Used);

  /// The buffer into which a pointer leads, a parameter of the kernel; null if that is not known.
  const kir::Var *bufferOf(const kir::Expr *Pointer) const;
  /// The question about the index of the element to which it leads; null if there is none.
  const kir::Call *indexIn(const kir::Expr *Pointer) const;
  /// No two threads use an element of it, unless by the name of another buffer.
  bool isQuiet(const kir::Var *Buffer) const;
  /// Parameters that have to be powers of two for that.
  llvm::SmallVector<const kir::Var *, 2> powersOf(const kir::Var *Buffer) const;
  /// The buffers in whose elements threads would meet if they were this one's.
  llvm::SmallVector<const kir::Var *, 4> rivalsOf(const kir::Var *Buffer) const;
  /// The shape by which all of its elements are used; null if there is none.
  const ViewShape *shapeOf(const kir::Var *Buffer) const;
  const ViewShapes &shapes() const { return Shapes; }

private:
  void visit(kir::Expr *E) override;
  void use(const kir::Call &Question);
  bool describe(const kir::Call &Index, ThreadUse &Use) const;
  bool addThread(ThreadUse &Use) const;
  bool meets(const Buffer &B) const;
};

/// What a question asks about, behind the four arguments that say where it is asked.
inline constexpr unsigned FirstOfQuestion = 4;
/// How many values a counter has, from 0 on in steps of 1; 0: any number.
int64_t valuesOf(const kir::For &L);
/// The numbers of components of an index.
unsigned rankOf(const kir::Call &Index);

} // namespace ampcc

#endif
