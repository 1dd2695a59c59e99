//===- abi.h - what emitted host code and the runtime agree on ------------===//
//
// The rewritten host source of a translation unit holds one `ampcc_rt::module`: the OpenCL C text
// and a row for every kernel. A `registration` hands it to the runtime before any constructor runs;
// a launch finds its kernel by key. Plain data only, so that any C++14 compiler can emit it.
// docs/runtime-abi.md is the prose.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_ABI_H
#define AMPCC_RT_ABI_H

#include <cstddef>
#include <cstdint>

namespace ampcc_rt {

/// Checked at registration: a module of another version is refused with a clear error.
constexpr std::uint32_t abi_version = 4;

enum class arg_kind : std::uint8_t {
  value,  ///< `size` bytes of the functor, passed as they are
  buffer, ///< the cl_mem behind the `detail::buffer_object` (array or array_view) found there
  domain  ///< component `offset` of the launch's extent (0 = most significant), an int
};

/// The parameter is no view's offset, or one that every build of the module keeps.
constexpr std::uint32_t no_view_bit = ~std::uint32_t(0);

/// One parameter of a kernel, in the order of the OpenCL C signature. The bytes are found at
/// `functor + offset`, or, when `through_reference` is set, at `*(char **)(functor + offset) +
/// inner_offset`. All offsets and sizes are in bytes.
struct kernel_arg {
  arg_kind kind;
  bool through_reference;
  bool read_only; ///< buffer: the kernel only reads it
  std::uint32_t offset;
  std::uint32_t inner_offset;
  std::uint32_t size;
  const char *name; ///< as in the OpenCL C text, for messages
  /// value: a view's offset, under this bit of VIEWS_WITH_OFFSET
  std::uint32_t view_bit = no_view_bit;
};

struct kernel {
  const char *key;  ///< what `detail::kernel_key` computes for the functor and the domain
  const char *name; ///< the kernel function's name in the OpenCL C text
  const kernel_arg *args;
  std::uint32_t arg_count;
  std::uint32_t functor_size;  ///< sizeof the functor as ampcc saw it; a check
  std::uint32_t domain_rank;   ///< rank of the compute domain
  std::uint32_t work_group[3]; ///< OpenCL order (fastest first); all 0: not tiled
  std::uint32_t local_memory;  ///< bytes of tile_static storage
  bool uses_double;
  const char *file; ///< where the kernel stands in the user's source
  std::uint32_t line;
};

struct module {
  std::uint32_t version; ///< abi_version
  const char *name;      ///< the translation unit's main file
  const char *source;    ///< OpenCL C 1.2
  std::size_t source_size;
  const kernel *kernels;
  std::uint32_t kernel_count;
  const char *build_options; ///< for clBuildProgram, beside the runtime's own; "" for none
};

/// Adds the module to the process-wide table; `m` must live until it is taken out again. Never
/// throws: a version mismatch is remembered and reported by the first launch.
void register_module(const module &m) noexcept;

/// Takes the module out, with all that was built of it: its shared library is being unloaded.
void unregister_module(const module &m) noexcept;

} // namespace ampcc_rt

#endif
