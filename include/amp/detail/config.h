//===- config.h - the two readings of the library headers -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The headers of the library that declare something include this file, directly or through another
// header, and use its macros. ampcc's frontend reads the headers with __AMPCC__ defined:
// restriction clauses are real, and marks (`annotate` attributes) give the compiler information
// that C++ cannot express (docs/two-sides.md lists them). The host compiler reads them without it:
// clauses and marks are empty, and everything that exists only on the device is absent. Marks of
// functions that exist for the device alone, such as AMPCC_BUILTIN, and AMPCC_AMP_ARROW have no
// definition there; parallel_for_each.h defines AMPCC_LAUNCH for the host. The layouts of all
// objects that a kernel can capture are equal for both.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_CONFIG_H
#define AMP_DETAIL_CONFIG_H

// The version of restrict(amp) without a version (spec 13.1.3): 100 times the first number plus the
// second. The option --amp-version= defines it for others than 1.
#ifndef __AMP_VERSION__
#define __AMP_VERSION__ 100
#endif

#ifdef __AMPCC__

/// The clauses: for kernels, for the host, for both.
#define AMPCC_AMP restrict(amp)
/// For kernels of version 1.3. An editor's Clang knows no versions (ampcc_rt/editor.h).
#ifndef AMPCC_AMP_1_3
#define AMPCC_AMP_1_3 restrict(amp : 1.3)
#endif
/// AMPCC_AMP before `->`. ampcc_rt/editor.h defines it as empty for an editor's Clang.
#ifndef AMPCC_AMP_ARROW
#define AMPCC_AMP_ARROW AMPCC_AMP
#endif
#define AMPCC_CPU restrict(cpu)
#define AMPCC_DUAL restrict(amp, cpu)

/// On a data member: the object on the device does not have it.
#define AMPCC_HOST_ONLY_MEMBER __attribute__((annotate("ampcc::host_only")))
/// On the data pointer of a container: the launch binds it to device memory.
#define AMPCC_BUFFER_MEMBER __attribute__((annotate("ampcc::buffer")))
/// On the data pointer of a tile_array: the launch binds it to memory of each tile. On the host an
/// unsigned long has its place, the number of bytes.
#define AMPCC_TILE_MEMORY_MEMBER __attribute__((annotate("ampcc::tile_memory")))
/// On a long of a view: the offset of its first element in the memory of AMPCC_BUFFER_MEMBER, in
/// elements.
#define AMPCC_VIEW_OFFSET_MEMBER __attribute__((annotate("ampcc::view_offset")))
/// Marks a data member of 32 bits whose value selects between pieces of a kernel's code, with the
/// value that it nearly always has. The kernel is also compiled for that value.
#define AMPCC_USUALLY(NUMBER) __attribute__((annotate("ampcc::usual", NUMBER)))
/// On a data member of a texture view, an int that represents an OpenCL image of the texture in the
/// kernel. FORMAT is the format of the image (sampled_unorm and the like in ampcc_rt/texture.h), or
/// 0 for none.
#define AMPCC_IMAGE_MEMBER(FORMAT) __attribute__((annotate("ampcc::image", FORMAT)))
/// On the data member of an extent that holds its components, an array of int.
#define AMPCC_COMPONENTS_MEMBER __attribute__((annotate("ampcc::components")))
/// On a tile_static array of most_threads_of_tile elements: it has one for each thread of the tile,
/// which the compiler makes of it. The library orders its uses.
#define AMPCC_EXCHANGE __attribute__((annotate("ampcc::exchange")))
/// On a function without body: a call is the built-in of OpenCL C or KIR with this name.
#define AMPCC_BUILTIN(NAME) __attribute__((annotate("ampcc::builtin", NAME)))
/// On a function: the device's code of the compiler's built-in function NAME with the same
/// parameters, or of an operation on complex numbers.
#define AMPCC_IMPLEMENTS(NAME) __attribute__((annotate("ampcc::implements", NAME)))
/// On a function without body: a call sends its arguments to the host, as a message of this kind.
#define AMPCC_MESSAGE(KIND) __attribute__((annotate("ampcc::message", KIND)))
/// On a container's subscript operator that returns a view of one rank less.
#define AMPCC_PROJECTION __attribute__((annotate("ampcc::projection")))
/// On a function template: every specialisation is a kernel.
#define AMPCC_KERNEL_ENTRY __attribute__((global)) __attribute__((annotate("ampcc::kernel_entry")))

/// On a class that the compiler treats specially, such as "array_view": the kind of class.
#define AMPCC_LIBRARY_CLASS(KIND) __attribute__((annotate("ampcc::library_class", KIND)))
/// On a member of tiled_index: the kind of index that it holds, such as "local".
#define AMPCC_THREAD_PLACE(KIND) __attribute__((annotate("ampcc::thread_place", KIND)))
/// On a member function template: its result has elements of the type of the first template
/// argument.
#define AMPCC_REINTERPRETS __attribute__((annotate("ampcc::reinterprets")))
/// After the name of a parameter of a view's constructor: the view shows the memory of the
/// argument, and must not outlive it. The compiler warns where it does.
#define AMPCC_SHOWN __attribute__((annotate("ampcc::shown")))
/// Before AMPCC_SHOWN for a pointer or C array, for which Clang has a warning of its own.
#define AMPCC_OUTLIVES [[clang::lifetimebound]]
/// After the name of a namespace whose names programs do not know: messages omit its types.
#define AMPCC_INTERNAL __attribute__((annotate("ampcc::internal")))
/// On a function template: a call launches the kernel entry that the body names.
#define AMPCC_LAUNCH __attribute__((annotate("ampcc::launch")))
/// On a function template: catches launches over something that is no domain.
#define AMPCC_NOT_A_DOMAIN __attribute__((annotate("ampcc::not_a_domain")))

/// A property `NAME` that calls `get_NAME()`.
#define AMPCC_PROPERTY(TYPE, NAME) __declspec(property(get = get_##NAME)) TYPE NAME
/// AMPCC_FIELD is the name of the data member that holds a property, AMPCC_FIELD_PROPERTY declares
/// both. The host compiler may not know `__declspec(property)`, so for that compiler the member
/// itself has the property's name.
#define AMPCC_FIELD(NAME) NAME##_
#define AMPCC_FIELD_PROPERTY(TYPE, NAME)                                                           \
public:                                                                                            \
  AMPCC_PROPERTY(TYPE, NAME);                                                                      \
                                                                                                   \
private:                                                                                           \
  TYPE NAME##_

/// A property that exists on the host only. For the host compiler it is a reference to a TYPE. The
/// frontend declares a pointer in its place, so that the layout is the same.
#define AMPCC_HOST_PROPERTY(TYPE, NAME)                                                            \
public:                                                                                            \
  AMPCC_PROPERTY(TYPE, NAME);                                                                      \
                                                                                                   \
private:                                                                                           \
  AMPCC_HOST_ONLY_MEMBER const void *NAME##_

/// A property that exists on the host only, stored in a data member.
#define AMPCC_HOST_FIELD_PROPERTY(TYPE, NAME)                                                      \
public:                                                                                            \
  AMPCC_PROPERTY(TYPE, NAME);                                                                      \
                                                                                                   \
private:                                                                                           \
  AMPCC_HOST_ONLY_MEMBER TYPE NAME##_

/// Tokens for the host compiler alone, such as the initialiser of a host-only base.
#define AMPCC_HOST(...)
/// On a function that checks its first argument: without --amp-check a call becomes this argument.
#define AMPCC_CHECK __attribute__((annotate("ampcc::check")))
/// PLACE, the place of an element. In kernels ampcc_detail::checked (flatten.h) checks it with the
/// other arguments.
#define AMPCC_CHECKED(PLACE, ...) ::Concurrency::ampcc_detail::checked(PLACE, __VA_ARGS__)

#else

#define AMPCC_AMP
#define AMPCC_CPU
#define AMPCC_DUAL
#define AMPCC_THREAD_PLACE(KIND)
#define AMPCC_LIBRARY_CLASS(KIND)
#define AMPCC_REINTERPRETS
#define AMPCC_HOST_ONLY_MEMBER
#define AMPCC_BUFFER_MEMBER
#define AMPCC_VIEW_OFFSET_MEMBER
#define AMPCC_USUALLY(NUMBER)
#define AMPCC_IMAGE_MEMBER(FORMAT)
#define AMPCC_COMPONENTS_MEMBER
#define AMPCC_PROJECTION
#define AMPCC_INTERNAL
#define AMPCC_SHOWN
#define AMPCC_OUTLIVES
#define AMPCC_FIELD(NAME) NAME
#define AMPCC_FIELD_PROPERTY(TYPE, NAME)                                                           \
public:                                                                                            \
  TYPE NAME
// The value cannot change while the object exists, so programs can use the reference like the
// value.
#define AMPCC_HOST_PROPERTY(TYPE, NAME)                                                            \
public:                                                                                            \
  const TYPE &NAME
#define AMPCC_HOST_FIELD_PROPERTY(TYPE, NAME)                                                      \
public:                                                                                            \
  TYPE NAME
#define AMPCC_HOST(...) __VA_ARGS__
#define AMPCC_CHECKED(PLACE, ...) (PLACE)

#endif

/// After a declaration that exists only to catch a mistake. The text explains it in Clang's
/// message.
#if defined(__AMPCC__) && defined(__clang__) && __clang_major__ >= 19
#define AMPCC_DELETED(WHY) = delete (WHY)
#else
#define AMPCC_DELETED(WHY) = delete
#endif

// The names of Visual C++ for the clauses, which programs use.
#ifndef __GPU
#define __GPU AMPCC_DUAL
#endif
#ifndef __GPU_ONLY
#define __GPU_ONLY AMPCC_AMP
#endif
#ifndef __CPU_ONLY
#define __CPU_ONLY AMPCC_CPU
#endif

/// The namespace of the library, and its other name. Programs may also open the alias, which C++
/// does not allow: ampcc reads `namespace concurrency {` as `namespace Concurrency {`.
namespace Concurrency {
namespace ampcc_detail AMPCC_INTERNAL {}
} // namespace Concurrency
namespace concurrency = Concurrency;

#endif
