//===- TileStaticAttribute.h - the attribute that stands for tile_static -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TokenRewriter replaces each word `tile_static` by the attribute. When Clang parses it, the
// attribute makes Clang treat the variable as memory that the threads of a tile share (CUDA's
// `__shared__`), without initialisation. It reports an error for anything but a local variable of a
// function for amp alone. Change this code for another place where tile_static may be written.
// lib/Sema checks the types (checkTileStatic() of Rules.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_TILESTATICATTRIBUTE_H
#define AMPCC_CLAUSES_TILESTATICATTRIBUTE_H

namespace ampcc {

/// The GNU attribute that replaces `tile_static` in the tokens that Clang parses.
inline constexpr char TileStaticAttributeName[] = "ampcc_tile_static";

/// Registers the attribute with Clang's parsers in this process. Invocation.cpp calls it before the
/// first parse.
void registerTileStaticAttribute();

} // namespace ampcc

#endif
