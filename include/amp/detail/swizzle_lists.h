//===- swizzle_lists.h - every selection of distinct components (spec 10.8.3) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// short_vector.h declares its swizzles, such as v.xy or v.zxy, with these macros.
// AMPCC_SWIZZLES_<N>(F) is for vectors of length N. It calls F2, F3 and F4 with the letters of each
// selection of two, three and four distinct components in each order: F2(x, y), F2(y, x) and so on.
// The lists are composed from the orders of a set, so that no selection is listed twice. Vectors of
// another length would need a list here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_SWIZZLE_LISTS_H
#define AMP_DETAIL_SWIZZLE_LISTS_H

// clang-format off

// AMPCC_ORDERS_<K>(F, ...) calls F for all orders of K letters. AMPCC_STARTING_4 does so for those
// that begin with A.
#define AMPCC_ORDERS_2(F, A, B) F(A, B) F(B, A)
#define AMPCC_ORDERS_3(F, A, B, C)                                                                 \
  F(A, B, C) F(A, C, B) F(B, A, C) F(B, C, A) F(C, A, B) F(C, B, A)
#define AMPCC_STARTING_4(F, A, B, C, D)                                                            \
  F(A, B, C, D) F(A, B, D, C) F(A, C, B, D) F(A, C, D, B) F(A, D, B, C) F(A, D, C, B)
#define AMPCC_ORDERS_4(F, A, B, C, D)                                                              \
  AMPCC_STARTING_4(F, A, B, C, D) AMPCC_STARTING_4(F, B, A, C, D)                                  \
  AMPCC_STARTING_4(F, C, A, B, D) AMPCC_STARTING_4(F, D, A, B, C)

#define AMPCC_SWIZZLES_2(F) AMPCC_ORDERS_2(F##2, x, y)
#define AMPCC_SWIZZLES_3(F)                                                                        \
  AMPCC_ORDERS_2(F##2, x, y) AMPCC_ORDERS_2(F##2, x, z) AMPCC_ORDERS_2(F##2, y, z)                 \
  AMPCC_ORDERS_3(F##3, x, y, z)
#define AMPCC_SWIZZLES_4(F)                                                                        \
  AMPCC_ORDERS_2(F##2, x, y) AMPCC_ORDERS_2(F##2, x, z) AMPCC_ORDERS_2(F##2, x, w)                 \
  AMPCC_ORDERS_2(F##2, y, z) AMPCC_ORDERS_2(F##2, y, w) AMPCC_ORDERS_2(F##2, z, w)                 \
  AMPCC_ORDERS_3(F##3, x, y, z) AMPCC_ORDERS_3(F##3, x, y, w)                                      \
  AMPCC_ORDERS_3(F##3, x, z, w) AMPCC_ORDERS_3(F##3, y, z, w)                                      \
  AMPCC_ORDERS_4(F##4, x, y, z, w)

// clang-format on

// The letter of a component as a colour: x is r.
#define AMPCC_COLOR_x r
#define AMPCC_COLOR_y g
#define AMPCC_COLOR_z b
#define AMPCC_COLOR_w a

// AMPCC_COLORS_<K> turns letters into colours and joins them to one word: AMPCC_COLORS_2(x, y) is
// rg. The macros AMPCC_JOIN_ join words as they are, AMPCC_JOIN_EXPANDED_ expand them before.
#define AMPCC_JOIN_2(A, B) A##B
#define AMPCC_JOIN_3(A, B, C) A##B##C
#define AMPCC_JOIN_4(A, B, C, D) A##B##C##D
#define AMPCC_JOIN_EXPANDED_2(A, B) AMPCC_JOIN_2(A, B)
#define AMPCC_JOIN_EXPANDED_3(A, B, C) AMPCC_JOIN_3(A, B, C)
#define AMPCC_JOIN_EXPANDED_4(A, B, C, D) AMPCC_JOIN_4(A, B, C, D)
#define AMPCC_COLORS_2(A, B) AMPCC_JOIN_EXPANDED_2(AMPCC_COLOR_##A, AMPCC_COLOR_##B)
#define AMPCC_COLORS_3(A, B, C)                                                                    \
  AMPCC_JOIN_EXPANDED_3(AMPCC_COLOR_##A, AMPCC_COLOR_##B, AMPCC_COLOR_##C)
#define AMPCC_COLORS_4(A, B, C, D)                                                                 \
  AMPCC_JOIN_EXPANDED_4(AMPCC_COLOR_##A, AMPCC_COLOR_##B, AMPCC_COLOR_##C, AMPCC_COLOR_##D)

#endif
