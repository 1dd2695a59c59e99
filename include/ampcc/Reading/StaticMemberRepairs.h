//===- StaticMemberRepairs.h - repairs of constants that are named through references -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline calls it for sources with --amp-msvc. SourceRepairs.h explains repairs.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_STATICMEMBERREPAIRS_H
#define AMPCC_READING_STATICMEMBERREPAIRS_H

namespace ampcc {

class SourceRepairs;
struct TranslationUnit;

/// Repairs `tiled_index<domain.tile_dim0>` where domain is a parameter of type `const T &`: the
/// result names the class. Visual C++ accepts the expression; before C++23 it is no constant
/// expression, because the referenced object is not known.
void repairStaticMembers(TranslationUnit &Unit, SourceRepairs &Repairs);

} // namespace ampcc

#endif
