//===- StaticMemberRepairs.h - constants named through references ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_READING_STATICMEMBERREPAIRS_H
#define AMPCC_READING_STATICMEMBERREPAIRS_H

namespace ampcc {

class SourceRepairs;
struct TranslationUnit;

/// `tiled_index<domain.tile_dim0>` where domain is a parameter of type `const T &`: for Visual C++
/// nobody asks to what the reference refers. Standard C++ did until C++23; it names the class.
void repairStaticMembers(TranslationUnit &Unit, SourceRepairs &Repairs);

} // namespace ampcc

#endif
