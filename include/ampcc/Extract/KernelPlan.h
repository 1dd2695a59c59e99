//===- KernelPlan.h - the kernels that a translation unit launches --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All facts about a kernel before it is lowered. KernelFinder creates the plans; Lower, Rewrite and
// the driver read them. A new member is set in KernelFinder.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_EXTRACT_KERNELPLAN_H
#define AMPCC_EXTRACT_KERNELPLAN_H

#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/SmallVector.h"
#include <string>
#include <vector>

namespace ampcc {

/// The key by which a launch finds its kernel (docs/runtime-abi.md). Clang and g++ name some values
/// of template arguments differently, so Rewrite registers a kernel under the keys of the host
/// source's compiler. KernelIdentity computes it; after an error, which it reports, Text is empty.
struct KernelKey {
  std::string Text;               ///< the key if Clang compiles the host source
  std::vector<std::string> OfGcc; ///< the keys if some version of g++ compiles the host source
};

/// One kernel: a specialisation of the library's `ampcc_detail::kernel_entry<Index, Functor>`.
struct KernelPlan {
  /// The specialisation; its body computes the index and calls the functor. Parameters: the functor
  /// by const reference, then the domain (`const extent<N> &`).
  const clang::FunctionDecl *Entry = nullptr;
  const clang::CXXRecordDecl *Functor = nullptr;
  /// index<N>, tiled_index<...> or, if the launch gives the size of the tiles, tile_index<N>.
  clang::QualType IndexTy;
  unsigned Rank = 0;
  llvm::SmallVector<unsigned, 3> Tile; ///< tile extents, most significant first; empty: not tiled
  bool HasLaunchTiles = false; ///< the launch gives the size of its tiles, and Tile is empty
  /// With HasLaunchTiles: the extents, as in Tile, of the first launch in the unit that has
  /// constant ones; empty if none has.
  llvm::SmallVector<unsigned, 3> LikelyTile;
  /// Readable base of the kernel's name, such as "blur_kernel": of the function that contains the
  /// lambda, of its class if the function is a member without an identifier, such as a constructor,
  /// or of the functor's class. "kernel" for a lambda outside of functions.
  std::string Name;
  /// The full name of that function, with "()" at its end, or of the functor's class, with
  /// namespaces and template arguments, which traces and reports show (abi.h, `kernel::title`).
  /// "lambda()" for a lambda outside of functions.
  std::string Title;
  KernelKey Key;
  /// The user's code: the lambda, or the call operator that the functor declares first.
  clang::SourceLocation Loc;
};

} // namespace ampcc

#endif
