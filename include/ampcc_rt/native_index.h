//===- native_index.h - indices and bounds of memory in native text -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A part of native_kernel.h, which includes it inside of namespace ampcc_native: a macro and a
// function for the text of kernels on the native accelerator. INDEX(i) converts an index to the
// number from which the place of an element in global memory is computed. IN_BOUNDS() checks an
// address.
//
// A kernel may have two versions, which are instances of one template. The constant or template
// argument UsualLaunch must be in scope: true in the version for usual launches. Their containers
// all have fewer than 2^31 elements, so that 32 bits suffice for the place of an element.
//
// The kernels that lib/Native prints use both names, which have to change together.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_NATIVE_INDEX_H
#define AMPCC_RT_NATIVE_INDEX_H

/// Returns i, limited to at most 2^40 in magnitude. That is outside of all containers, and the
/// bytes before the element can still be counted in 64 bits. `Usual` selects the version of a
/// kernel for launches whose containers all have fewer than 2^31 elements: there an int stays an
/// int.
template <bool Usual> AMPCC_NATIVE_FUNCTION long index_of(long i) {
  return clamp(i, -(1l << 40), 1l << 40);
}
template <bool Usual> AMPCC_NATIVE_FUNCTION long index_of(ulong i) {
  return i < 1ul << 40 ? long(i) : 1l << 40;
}
template <bool Usual> AMPCC_NATIVE_FUNCTION long index_of(uint i) { return i; }
template <bool Usual> struct place_type {
  typedef long type;
};
template <> struct place_type<true> {
  typedef int type;
};
template <bool Usual> AMPCC_NATIVE_FUNCTION typename place_type<Usual>::type index_of(int i) {
  return i;
}
#define INDEX(I) (index_of<UsualLaunch>(I))

/// The object at the pointer is within the given number of bytes after begin.
template <typename T>
AMPCC_NATIVE_FUNCTION bool IN_BOUNDS(const T *pointer, const void *begin, ulong bytes) {
  return sizeof(T) <= bytes && ulong(pointer) - ulong(begin) <= bytes - sizeof(T);
}
/// The same in functions, which get the begin as a number.
template <typename T>
AMPCC_NATIVE_FUNCTION bool IN_BOUNDS(const T *pointer, ulong begin, ulong bytes) {
  return sizeof(T) <= bytes && ulong(pointer) - begin <= bytes - sizeof(T);
}

#endif
