//===- config.h - the two readings of the library headers -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every header of the library includes this one. Two compilers read them. ampcc's frontend reads
// the headers with __AMPCC__ defined: clauses are real, and marks give the compiler information
// that C++ cannot express (docs/two-sides.md). The host compiler reads them without that macro:
// clauses are empty, and everything that exists only on the device is absent. Object layouts are
// equal in both readings.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_CONFIG_H
#define AMP_DETAIL_CONFIG_H

#ifdef __AMPCC__

#define AMPCC_AMP restrict(amp)
/// The same before `->`, where it is empty for an editor's Clang (ampcc_rt/editor.h).
#ifndef AMPCC_AMP_ARROW
#define AMPCC_AMP_ARROW AMPCC_AMP
#endif
#define AMPCC_CPU restrict(cpu)
#define AMPCC_DUAL restrict(amp, cpu)

/// On a data member: not part of the object on the device.
#define AMPCC_HOST_ONLY_MEMBER __attribute__((annotate("ampcc::host_only")))
/// On the data pointer of a container: bound to device memory by the launch.
#define AMPCC_BUFFER_MEMBER __attribute__((annotate("ampcc::buffer")))
/// On a long of a view: where in the data of AMPCC_BUFFER_MEMBER it begins, in elements.
#define AMPCC_VIEW_OFFSET_MEMBER __attribute__((annotate("ampcc::view_offset")))
/// Marks a data member of 32 bits whose value selects between pieces of a kernel's code, with the
/// value that it nearly always has. The kernel is also compiled for that value.
#define AMPCC_USUALLY(NUMBER) __attribute__((annotate("ampcc::usual", NUMBER)))
/// On an int of a view of a texture: stands for an image of the texture, whose texels are of this
/// kind (ampcc_rt/texture.h); 0 for none.
#define AMPCC_IMAGE_MEMBER(FORMAT) __attribute__((annotate("ampcc::image", FORMAT)))
/// On a data member of a domain: its components, an array of int.
#define AMPCC_COMPONENTS_MEMBER __attribute__((annotate("ampcc::components")))
/// On a function without body: a call is the OpenCL C built-in of this name.
#define AMPCC_BUILTIN(NAME) __attribute__((annotate("ampcc::builtin", NAME)))
/// On a function without body: a call sends its arguments to the host, as a message of this kind.
#define AMPCC_MESSAGE(KIND) __attribute__((annotate("ampcc::message", KIND)))
/// On a container's operator: gives a view of one rank less.
#define AMPCC_PROJECTION __attribute__((annotate("ampcc::projection")))
/// On a function template: every specialisation is a kernel.
#define AMPCC_KERNEL_ENTRY __attribute__((global)) __attribute__((annotate("ampcc::kernel_entry")))

/// On a class template: how the compiler knows it.
#define AMPCC_LIBRARY_CLASS(KIND) __attribute__((annotate("ampcc::library_class", KIND)))
/// On a member of tiled_index: which place of the thread it holds.
#define AMPCC_THREAD_PLACE(KIND) __attribute__((annotate("ampcc::thread_place", KIND)))
/// On a member function template: its result has elements of the type that the first argument is.
#define AMPCC_REINTERPRETS __attribute__((annotate("ampcc::reinterprets")))
/// Behind a parameter of a view's constructor: the view shows the memory of the argument, and must
/// not outlive it.
#define AMPCC_SHOWN __attribute__((annotate("ampcc::shown")))
/// In front of it for a pointer or C array, where Clang knows what that means.
#define AMPCC_OUTLIVES [[clang::lifetimebound]]
/// Behind the name of a namespace: programs do not know what stands in it.
#define AMPCC_INTERNAL __attribute__((annotate("ampcc::internal")))
/// On a function template: a call launches the kernel entry that the body names.
#define AMPCC_LAUNCH __attribute__((annotate("ampcc::launch")))
/// On a function template: catches launches over something that is no domain.
#define AMPCC_NOT_A_DOMAIN __attribute__((annotate("ampcc::not_a_domain")))

/// A property `NAME` read through `get_NAME()`, stored in a data member where the class has one.
#define AMPCC_PROPERTY(TYPE, NAME) __declspec(property(get = get_##NAME)) TYPE NAME
/// The data member that holds a property. The host compiler may not know `__declspec(property)`, so
/// there the member itself has the property's name.
#define AMPCC_FIELD(NAME) NAME##_
#define AMPCC_FIELD_PROPERTY(TYPE, NAME)                                                           \
public:                                                                                            \
  AMPCC_PROPERTY(TYPE, NAME);                                                                      \
                                                                                                   \
private:                                                                                           \
  TYPE NAME##_

/// A property that exists on the host only, where it is a reference.
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

/// Tokens that only the host reading needs, such as the initialiser of a host-only base.
#define AMPCC_HOST(...)
#define AMPCC_CHECK __attribute__((annotate("ampcc::check")))
/// A place that ampcc_detail::checked checks in kernels (flatten.h); unchecked on the host.
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
// A reference to what cannot change while the object lives reads like the value.
#define AMPCC_HOST_PROPERTY(TYPE, NAME)                                                            \
public:                                                                                            \
  const TYPE &NAME
#define AMPCC_HOST_FIELD_PROPERTY(TYPE, NAME)                                                      \
public:                                                                                            \
  TYPE NAME
#define AMPCC_HOST(...) __VA_ARGS__
#define AMPCC_CHECKED(PLACE, ...) (PLACE)

#endif

/// Behind a declaration that catches a mistake, which the text explains.
#if defined(__AMPCC__) && defined(__clang__) && __clang_major__ >= 19
#define AMPCC_DELETED(WHY) = delete (WHY)
#else
#define AMPCC_DELETED(WHY) = delete
#endif

// The names that programs written for Visual C++ use for the clauses.
#ifndef __GPU
#define __GPU AMPCC_DUAL
#endif
#ifndef __GPU_ONLY
#define __GPU_ONLY AMPCC_AMP
#endif
#ifndef __CPU_ONLY
#define __CPU_ONLY AMPCC_CPU
#endif

/// Everything of the library lives here. The second name can be opened as well: ampcc reads
/// `namespace concurrency {` as `namespace Concurrency {`.
namespace Concurrency {
namespace ampcc_detail AMPCC_INTERNAL {}
} // namespace Concurrency
namespace concurrency = Concurrency;

#endif
