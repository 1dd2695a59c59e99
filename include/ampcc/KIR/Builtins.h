//===- Builtins.h - effects of OpenCL C's built-in functions --------------===//
#ifndef AMPCC_KIR_BUILTINS_H
#define AMPCC_KIR_BUILTINS_H

#include "llvm/ADT/StringRef.h"

namespace ampcc::kir {

enum class BuiltinEffect { Pure, Writes, Fence, Barrier };

/// The effect of a built-in of Builtins.def; Pure for the mathematical functions, which are many
/// and have no row of their own unless they write through a pointer.
BuiltinEffect builtinEffect(llvm::StringRef Name);

/// An atomic operation on what its first argument points to.
inline bool isAtomic(llvm::StringRef Name) { return Name.starts_with("atomic_"); }

} // namespace ampcc::kir

#endif
