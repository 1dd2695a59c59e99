//===- BufferRoots.h - the memory that a pointer leads to ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// check-bounds uses this class to find the buffer whose bounds an access has to respect. The
// address spaces of all pointers must be known (the analysis Spaces).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_BUFFERROOTS_H
#define AMPCC_LIB_CHECKS_BUFFERROOTS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// The memory that a pointer leads to, if it is the same along every path.
struct BufferRoot {
  enum class Kind : uint8_t {
    Nothing,  ///< a null pointer, or a pointer that is never assigned
    Messages, ///< the memory of the messages, which the compiler itself accesses
    Param,    ///< the memory that Origin, a parameter of the function, leads to
    Variable, ///< Origin, a variable of the function or of its tile
    Any       ///< one of the kernel's buffers, or any variable
  };
  Kind K = Kind::Nothing;
  kir::Var *Origin = nullptr;

  bool operator==(const BufferRoot &Other) const { return K == Other.K && Origin == Other.Origin; }
};

/// The pointer through which an lvalue is reached; null for a variable and its parts.
const kir::Expr *basePointer(const kir::Expr *LValue);

/// T is a pointer to global memory.
bool isGlobalPointer(const kir::Type *T);

/// Follows pointers through variables and calls, in all functions of a module. A pointer that is
/// stored in a struct, or returned from a function, leads to any buffer.
class BufferRoots {
  llvm::DenseMap<const kir::Var *, BufferRoot> Vars;
  /// The scope of a variable of the present function, and its position, counted in statements.
  struct Places {
    unsigned Begin = 0, End = 0;
    unsigned First = 0, Last = 0;
  };
  llvm::DenseMap<const kir::Var *, Places> Named;

public:
  /// All functions of the module, callees before their callers.
  explicit BufferRoots(llvm::ArrayRef<kir::Function *> CalleesFirst);
  /// The memory to which Pointer, an expression of one of these functions, leads.
  BufferRoot rootOf(const kir::Expr *Pointer) const;

private:
  void enterScopes(kir::Block &B, unsigned &Clock);
  bool canBeNamed(const kir::Var *Origin, const kir::Var *With) const;
  void locals(kir::Function &F);
  void arguments(kir::Function &F);
  bool join(const kir::Var *V, BufferRoot R);
};

} // namespace ampcc

#endif
