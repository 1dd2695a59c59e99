//===- OwnElements.h - buffers of which each thread uses its element ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_OWNELEMENTS_H
#define AMPCC_LIB_PASSES_OWNELEMENTS_H

#include "LinearForms.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Finds the buffers of a kernel in which threads cannot meet: nobody writes them, or every thread
/// uses elements of its own, or all uses are atomic. They can meet in the memory, if several
/// buffers share it.
class OwnElements {
  const kir::Function &F;
  const LinearForms &Forms;
  /// What the uses of a buffer have in common; nothing where they have nothing.
  struct Buffer {
    bool Written = false, Differs = false, IsAtomic = true;
    std::optional<std::string> Element;
  };
  llvm::DenseMap<const kir::Var *, Buffer> Buffers;
  bool AnyUnknown = false;

public:
  OwnElements(kir::Function &F, const LinearForms &Forms);

  /// The buffer into which a pointer leads, a parameter of the kernel; null if that is not known.
  const kir::Var *bufferOf(const kir::Expr *Pointer) const;
  /// The question about the index of the element to which it leads; null if there is none.
  const kir::Call *indexOf(const kir::Expr *Pointer) const;
  bool isQuiet(const kir::Var *Buffer) const;

private:
  const kir::Subscript *elementOf(const kir::Expr *Pointer) const;
  void use(const kir::Call &Question, llvm::ArrayRef<const kir::For *> Threads);
  void walk(kir::Stmt *S, llvm::SmallVectorImpl<const kir::For *> &Threads);
  std::optional<std::string> place(const kir::Call &Index,
                                   llvm::ArrayRef<const kir::For *> Threads) const;
  std::optional<llvm::MapVector<const kir::Var *, int64_t>>
  identity(llvm::ArrayRef<const kir::For *> Threads) const;
  std::optional<LinearForm> id(unsigned D, llvm::ArrayRef<const kir::For *> Threads) const;
};

/// What a question asks about, behind the four arguments that say where it is asked.
inline constexpr unsigned FirstOfQuestion = 4;
/// How many values a counter has, from 0 on in steps of 1; 0: any number.
int64_t valuesOf(const kir::For &L);
/// The numbers of components of an index.
unsigned rankOf(const kir::Call &Index);

} // namespace ampcc

#endif
