//===- Captures.h - a test whether an address escapes --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check, HostReads instruments reads of memory that an array_view may refer to. It uses
// this test to leave out local objects whose address no other code knows. Relies on no private
// behaviour. Later versions of llvm::PointerMayBeCaptured have no parameter StoreCaptures, and take
// an argument for it as the number of uses after which they give up.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_CAPTURES_H
#define AMPCC_CLANGHOOKS_CAPTURES_H

#include "llvm/Analysis/CaptureTracking.h"

namespace ampcc {
namespace captures {

template <typename T>
auto mayBe(const T *Pointer, int)
    -> decltype(llvm::PointerMayBeCaptured(Pointer, /*ReturnCaptures=*/true, /*StoreCaptures=*/true,
                                           /*MaxUsesToExplore=*/0u)) {
  return llvm::PointerMayBeCaptured(Pointer, true, true, 0u);
}
template <typename T> bool mayBe(const T *Pointer, long) {
  return llvm::PointerMayBeCaptured(Pointer, /*ReturnCaptures=*/true, /*MaxUsesToExplore=*/0u);
}

} // namespace captures

/// Whether code outside of the function may know `Pointer`, the address of an object that the
/// function creates.
inline bool mayBeCaptured(const llvm::Value *Pointer) { return captures::mayBe(Pointer, 0); }

} // namespace ampcc

#endif
