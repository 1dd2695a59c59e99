//===- ShadowWords.h - numbers in the calls to the shadow memory ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check native kernels, those for the CPU, report their memory accesses and barriers to
// the shadow memory of the runtime. It finds races, reads of unwritten memory, and barriers that
// not all threads reach. The passes in lib/Checks insert the reports as calls of the built-ins
// SHADOW_*. Some of their arguments and results are the numbers of ampcc_rt/check_shadow.def, which
// explains each of them. The runtime includes the same file, so both sides agree. The numbers are
// int64_t because they become integer literals of KIR, the intermediate representation. A new
// number is a row there.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_SHADOWWORDS_H
#define AMPCC_LIB_CHECKS_SHADOWWORDS_H

#include <cstdint>

namespace ampcc::shadow {

/// How a thread uses memory: a kind of access, to which properties of the access are added.
enum Word : int64_t {
#define AMPCC_SHADOW_USE(NAME, Name, VALUE) Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};
/// The result of a report of an access.
enum Verdict : int64_t {
#define AMPCC_SHADOW_VERDICT(NAME, Name, VALUE) Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};
/// The facts that a kernel can query about the last verdict, mostly about the other thread.
enum Other : int64_t {
#define AMPCC_SHADOW_OTHER(NAME, Name, VALUE) Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};
/// The event of a thread at a barrier or fence.
enum AtBarrier : int64_t {
#define AMPCC_SHADOW_BARRIER(NAME, Name, VALUE) Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};
/// The facts that a kernel can query about threads that did not come to a barrier.
enum Absent : int64_t {
#define AMPCC_SHADOW_ABSENT(NAME, Name, VALUE) Name = VALUE,
#include "ampcc_rt/check_shadow.def"
};

/// True if Kind, the lowest three bits of a Word (KindMask), is an access that replaces the whole
/// value of the element. A new kind of this sort in check_shadow.def belongs here, too.
constexpr bool storesAll(int64_t Kind) {
  return Kind == Stores || Kind == StoresKnown || Kind == StoresObject;
}

} // namespace ampcc::shadow

#endif
