//===- short_vector_fwd.h - the names of the short vectors (spec 10.8) ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types int_2 to unorm_4 of concurrency::graphics, and their names without the underscore in
// concurrency::graphics::direct3d. short_vector.h includes this file and defines the class
// template, so programs include <amp_short_vectors.h>. A vector of another scalar gets its name
// here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_SHORT_VECTOR_FWD_H
#define AMP_DETAIL_SHORT_VECTOR_FWD_H

#include "config.h"

namespace Concurrency {
namespace graphics {

class AMPCC_LIBRARY_CLASS("normalized") norm;
class AMPCC_LIBRARY_CLASS("normalized") unorm;
template <class S, int N> struct AMPCC_LIBRARY_CLASS("short_vector") short_vector;

typedef unsigned int uint;

// Declares the names of the vectors of scalar S: S_2 to S_4, and S2 to S4.
#define AMPCC_NAME_VECTORS(S)                                                                      \
  typedef short_vector<S, 2> S##_2;                                                                \
  typedef short_vector<S, 3> S##_3;                                                                \
  typedef short_vector<S, 4> S##_4;                                                                \
  namespace direct3d {                                                                             \
  typedef S##_2 S##2;                                                                              \
  typedef S##_3 S##3;                                                                              \
  typedef S##_4 S##4;                                                                              \
  }
AMPCC_NAME_VECTORS(int)
AMPCC_NAME_VECTORS(uint)
AMPCC_NAME_VECTORS(float)
AMPCC_NAME_VECTORS(double)
AMPCC_NAME_VECTORS(norm)
AMPCC_NAME_VECTORS(unorm)
#undef AMPCC_NAME_VECTORS

} // namespace graphics
} // namespace Concurrency

#endif
