//===- abi.h - the interface between the code that ampcc writes and the runtime ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host source of a translation unit, the text for the host compiler, contains one
// `ampcc_rt::module`: the OpenCL C text and a row for each kernel, which may have native code as
// well. lib/Rewrite/KernelBlob.cpp writes these tables, with the names of table_names.h, and the
// runtime reads them. A `registration` (host.h) passes the module to the runtime before any
// constructor of the program runs; a launch finds its kernel by key. The tables are plain data, so
// that any C++14 compiler can compile them. docs/runtime-abi.md explains them. A change after which
// an old runtime would misread new tables, or a new one old tables, needs a new abi_version; a
// field in the padding of older rows that may be 0 there does not. The file includes no standard
// header, because in host code it precedes the macros with which the program configures these.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_ABI_H
#define AMPCC_RT_ABI_H

#include "exported.h"

AMPCC_RT_BEGIN_EXPORTS
namespace ampcc_rt {

typedef __UINT8_TYPE__ u8;
typedef __UINT16_TYPE__ u16;
typedef __UINT32_TYPE__ u32;
typedef __UINT64_TYPE__ u64;
typedef __SIZE_TYPE__ size_type;

/// The version of the tables. The runtime ignores a module of another version, so that the first
/// launch of one of its kernels throws.
constexpr u32 abi_version = 12;

/// The source of a kernel's argument (arg_kind.def).
enum class arg_kind : u8 {
#define AMPCC_ARG_KIND(NAME, Name) NAME,
#include "arg_kind.def"
};

/// The value of a `_bit` below for a parameter that is the same in every build of the module.
constexpr u32 no_bit = ~u32(0);

/// One parameter of a kernel, in the order of the OpenCL C signature. The value or the container is
/// found at `functor + offset`, or, when `through_reference` is set, at `*(char **)(functor +
/// offset) + inner_offset`. Offsets and sizes are in bytes, except that for `domain` the offset is
/// the number of a component of the extent (arg_kind.def).
struct kernel_arg {
  arg_kind kind;
  bool through_reference;
  bool read_only; ///< buffer: the kernel only reads it
  u32 offset;
  u32 inner_offset;
  u32 size;
  const char *name; ///< as in the OpenCL C text, for messages
  // The runtime may build a module for OpenCL several times. Macros of a build select a version of
  // the code; the following numbers are bits of these macros.
  /// value: this bit of VIEWS_WITH_OFFSET says that the view's offset is not 0
  u32 view_bit = no_bit;
  /// value of 32 bits: this bit of UNUSUAL says that it is another one than `usual`
  u32 usual_bit = no_bit;
  u32 usual = 0;
  // image: the parameter exists only in builds whose IMAGES has this bit; it is an image of the
  // texture at `offset`
  u32 image_bit = no_bit;
  u32 image_format = 0; ///< ampcc_rt/texture.h
  /// buffer of a native form: if all that the kernel does with it is to add integers to elements,
  /// the bytes of such an integer, else 0. In older versions these bytes are padding.
  u32 sum_bytes = 0;
};

/// A part of a launch on the native accelerator: tiles of a tiled launch, threads of a simple one.
/// They are numbered row-major, so that the fastest dimension varies first.
struct native_span {
  u64 begin, end; ///< half open
  u32 sizes[3];   ///< of the whole grid, fastest first, 1 where the rank is smaller; not used for
                  ///< simple launches of rank 4 and more
  u16 large;      ///< not 0: a container may have more elements than an int counts
  /// not 0: nothing but this call uses the memory of arguments with sum_bytes, while it runs. In
  /// older versions a part of `large`.
  u16 exclusive = 0;
  /// The memory for the tile_arrays of the tile that runs, aligned to 64 bytes; null if the kernel
  /// has none.
  unsigned char *tile_memory = nullptr;
};

/// Runs the part of a launch. args[i] belongs to native_form::args[i]: for a value, a component of
/// the domain, a size of the tile or a number of bytes its address, for a buffer or the messages
/// the address of the data itself, for a tile_array the address of a u64, the place of its elements
/// in native_span::tile_memory.
typedef void (*native_entry)(const void *const *args, const native_span &span);

/// A kernel's native code for one level of instructions.
struct native_variant {
  const char *isa;    ///< "" (any processor of the architecture), "x86-64-v3", "x86-64-v4"
  native_entry entry; ///< null where the code was not linked
};

/// A kernel as native code: a function of the host that runs tiles, or parts of the rows of a
/// domain.
struct native_form {
  const kernel_arg *args; ///< null when arg_count is 0
  u32 arg_count;
  u32 variant_count;
  const native_variant *variants; ///< the best last
  u64 stack_bytes; ///< bytes on the stack that a call needs for variables of tiles and threads
};

/// A kernel of a module.
struct kernel {
  const char *key;  ///< the key of the functor and the domain (key_text.h)
  const char *name; ///< the kernel function's name in the OpenCL C text
  const kernel_arg *args;
  u32 arg_count;
  u32 functor_size;  ///< sizeof the functor as ampcc saw it; a check
  u32 domain_rank;   ///< rank of the compute domain
  u32 work_group[3]; ///< OpenCL order (fastest first); all 0: not tiled
  u32 local_memory;  ///< bytes of tile_static storage
  bool uses_double;
  /// 1 or 2: in builds with SWAPS_DIMENSIONS, those for CPU devices, the text exchanges this
  /// dimension and dimension 0. 0: it exchanges none. In older versions these bytes are padding.
  u8 swapped_dimension;
  /// The kernel has atomic operations on 64 bits. In older versions padding as well.
  bool uses_64bit_atomics;
  /// The launch gives the size of the tiles, and `work_group` is 0. In older versions padding.
  bool has_launch_tiles;
  const char *file; ///< the place of the kernel in the user's source
  u32 line;
  /// The name for people: the functor's class as C++ spells it; for a lambda the enclosing
  /// function, followed by "()".
  const char *title = nullptr;
  const native_form *native = nullptr; ///< null: only the OpenCL C text
};

/// The effect of a message from a kernel: that of direct3d_printf, direct3d_errorf or
/// direct3d_abort, or a report of --amp-check (`check`).
enum class message_kind : u8 { print, error, abort, check };

/// How an argument of a message is sent: in words of 32 bits, the low one of two first.
enum class message_value : u8 {
  int32,
  uint32,
  int64,
  uint64,
  float32,
  float64,
  text ///< not sent: a literal
};

/// An argument of a message.
struct message_arg {
  message_value kind;
  const char *text; ///< null unless a literal
};

/// One place in the source that sends messages.
struct message {
  message_kind kind;
  const char *format; ///< as for C's printf; for abort the assertion that failed, as it is, or ""
  const message_arg *args;
  u32 arg_count;
  const char *file;
  u32 line;
};

/// The rules of --amp-check.
enum class check_rule : u8 {
#define AMPCC_CHECK_RULE(NAME, Name) NAME,
#include "check_rule.def"
};

/// A place in the source that --amp-check checks. A message of the kind `check` has as first
/// argument the number of its site, then the thread's index in three words, the fastest dimension
/// first.
struct check_site {
  check_rule rule;
  const char *name; ///< the variable or expression at the place, as in the source
  const char *file;
  u32 line, column;
};

/// The kernels of a translation unit.
struct module {
  u32 version;        ///< abi_version
  const char *name;   ///< the translation unit's main file
  const char *source; ///< OpenCL C 1.2
  size_type source_size;
  const kernel *kernels;
  u32 kernel_count;
  const char *build_options; ///< for clBuildProgram, beside the runtime's own; "" for none
  const message *messages = nullptr;
  u32 message_count = 0;
  const check_site *sites = nullptr; ///< null without messages
  u32 site_count = 0;
};

/// Adds the module to the table of the process. `m` must exist until unregister_module(). Never
/// throws: the first launch that finds no kernel reports modules of another version.
void register_module(const module &m) noexcept;

/// Waits for native kernels and, unless the process ends, removes the module with everything that
/// was built from it. Called when its shared library is unloaded, and when the process ends.
void unregister_module(const module &m) noexcept;

} // namespace ampcc_rt
AMPCC_RT_END_EXPORTS

#endif
