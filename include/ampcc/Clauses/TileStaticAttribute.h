//===- TileStaticAttribute.h - what tile_static means to Clang --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_CLAUSES_TILESTATICATTRIBUTE_H
#define AMPCC_CLAUSES_TILESTATICATTRIBUTE_H

namespace ampcc {

/// The GNU attribute that stands for `tile_static` in the tokens Clang parses.
inline constexpr char TileStaticAttributeName[] = "ampcc_tile_static";

/// Makes the attribute known to Clang's parsers of this process.
void registerTileStaticAttribute();

} // namespace ampcc

#endif
