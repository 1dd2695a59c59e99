//===- StaticMemberRepairs.h - repairs of constants that are named through references -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A repair converts a construct of Visual C++ in the text of the source to standard C++; the source
// is then parsed again (SourceRepairs.h). The pipeline (lib/Driver) calls this function for sources
// with --amp-msvc if the parse has left no other repair. Change this code for another expression
// that is constant for Visual C++ alone.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_STATICMEMBERREPAIRS_H
#define AMPCC_READING_STATICMEMBERREPAIRS_H

namespace ampcc {

class SourceRepairs;
struct TranslationUnit;

/// Requests repairs of constant expressions that name a static member through a reference, such as
/// `tiled_index<domain.tile_dim0>` where domain is a parameter of type `const T &`. The repair
/// names the member by the class of the reference. Visual C++ accepts the expression; before C++23
/// it is no constant expression, because the referenced object is not known. Does nothing after an
/// error.
void repairStaticMembers(TranslationUnit &Unit, SourceRepairs &Repairs);

} // namespace ampcc

#endif
