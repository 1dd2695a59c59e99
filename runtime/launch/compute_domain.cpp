//===- compute_domain.cpp - conversion of a compute domain to work-items --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "launch/compute_domain.h"
#include "base/error.h"
#include <algorithm>
#include <climits>
#include <cstddef>
#include <string>

namespace ampcc_rt {

namespace {

constexpr std::size_t preferred_group_size = 256;
/// The compiler relies on it for kernels with kernel::has_launch_tiles (kir::TileSize).
constexpr std::size_t most_threads_of_launch_tile = 1024;

/// Returns the begin of a message: "concurrency::parallel_for_each: WHAT of the kernel at
/// FILE:LINE: ".
std::string complaint(const kernel &code, const char *what) {
  return text("concurrency::parallel_for_each: ", what, " of the kernel at ", code.file, ":",
              code.line, ": ");
}

void check_positive(const kernel &code, const int *domain) {
  for (unsigned d = 0; d < code.domain_rank; ++d)
    if (domain[d] <= 0)
      throw_invalid_domain(text(complaint(code, "unsupported compute domain"),
                                "the extent of dimension ", d, " (", domain[d],
                                ") must be greater than 0"));
}

/// Returns the number of threads of a tile in an OpenCL dimension.
unsigned tile_size(const kernel &code, const int *domain, unsigned d) {
  if (!code.has_launch_tiles)
    return code.work_group[d];
  const unsigned component = code.domain_rank - 1 - d;
  const int size = domain[code.domain_rank + component];
  if (size < 1)
    throw_invalid_domain(text(complaint(code, "the tile"), "the extent of dimension ", component,
                              " (", size, ") must be greater than 0"));
  return static_cast<unsigned>(size);
}

/// Returns the geometry of a tiled launch. If the text of the kernel fixes the size of the tile,
/// does not check the device's limit for the kernel, because the limit that a driver reports is for
/// kernels without a fixed size. If the tile is too large, the launch fails.
geometry tiled(const kernel &code, const int *domain, const device &where,
               std::size_t max_group_size) {
  geometry g;
  g.dimensions = code.domain_rank;
  std::size_t group = 1;
  std::size_t limit = where.max_group_size();
  if (code.has_launch_tiles)
    limit = std::min({limit, max_group_size, most_threads_of_launch_tile});
  for (unsigned d = 0; d < g.dimensions; ++d) {
    const unsigned component = g.dimensions - 1 - d;
    g.global[d] = static_cast<std::size_t>(domain[component]);
    g.local[d] = tile_size(code, domain, d);
    group *= g.local[d];
    if (static_cast<std::size_t>(domain[component]) % g.local[d] != 0)
      throw_invalid_domain(
          text(complaint(code, "unsupported compute domain"), "the extent of dimension ", component,
               " (", domain[component], ") is not a multiple of the tile's (", g.local[d],
               "); launch over the ", code.has_launch_tiles ? "tile_domain" : "tiled_extent",
               "'s pad() or truncate()"));
    if (g.local[d] > where.max_items(d))
      throw_invalid_domain(text(complaint(code, "the tile"), "the extent of dimension ", component,
                                " (", g.local[d], ") is above the accelerator's limit (",
                                where.max_items(d), "); use a smaller tile"));
  }
  if (group > limit)
    throw_tile_too_large(code, group, limit);
  return g;
}

/// Returns the largest power of two that is not greater than `most`.
std::size_t power_within(std::size_t most) {
  return most <= 1 ? 1 : std::size_t(1) << (63 - __builtin_clzll(most));
}

/// Chooses the work-group of a simple launch.
///
/// With one dimension it is 256 wide for every domain, because some drivers (PoCL) compile a kernel
/// again for each size, and the padding is less than one group. With more dimensions every row is
/// padded, so that a narrow domain gets a narrower group. Such a group grows along the next
/// dimension as long as its size divides the domain evenly, because kernels do not guard that
/// dimension.
void choose_group(geometry &g, std::size_t limit, const device &where) {
  const std::size_t widest = power_within(std::min(limit, where.max_items(0)));
  std::size_t x = widest;
  if (g.dimensions > 1 && g.global[0] < widest)
    x = g.global[0] <= 1 ? 1 : 2 * power_within(g.global[0] - 1);
  g.local[0] = x;
  if (g.dimensions < 2)
    return;
  const std::size_t divides = g.global[1] & (~g.global[1] + 1);
  g.local[1] = std::min(power_within(std::min(limit / x, where.max_items(1))), divides);
}

geometry simple(const kernel &code, const int *domain, const device &where,
                std::size_t max_group_size) {
  geometry g;
  if (code.domain_rank <= 3) {
    g.dimensions = code.domain_rank;
    for (unsigned d = 0; d < g.dimensions; ++d)
      g.global[d] = static_cast<std::size_t>(domain[g.dimensions - 1 - d]);
  } else {
    for (unsigned d = 0; d < code.domain_rank; ++d)
      g.global[0] *= static_cast<std::size_t>(domain[d]);
  }
  if (!where.kind().runs_in_groups())
    return g;
  choose_group(g, std::min({preferred_group_size, where.max_group_size(), max_group_size}), where);
  g.global[0] = (g.global[0] + g.local[0] - 1) & ~(g.local[0] - 1); // a power of two
  return g;
}

/// Checks the number of threads, because indices are ints and extent::size() is unsigned.
void check_size(const kernel &code, const int *domain) {
  unsigned long long size = 1;
  for (unsigned d = 0; d < code.domain_rank; ++d) {
    size *= static_cast<unsigned>(domain[d]);
    if (size > UINT_MAX || (code.domain_rank > 3 && size > INT_MAX - preferred_group_size))
      throw_invalid_domain(text(complaint(code, "unsupported compute domain"),
                                "it has more indices than can be counted (at least ", size, ")"));
  }
}

} // namespace

void throw_tile_too_large(const kernel &code, std::size_t threads, std::size_t limit) {
  throw_invalid_domain(text(complaint(code, "the tile"), "it has ", threads,
                            " threads, the accelerator's limit for this kernel is ", limit,
                            "; use a smaller tile"));
}

unsigned exchanged_dimension(const kernel &code, const int *domain, const device &where) {
  if (!code.has_launch_tiles || !where.runs_on_cpu())
    return 0;
  const int *const tile = domain + code.domain_rank;
  for (unsigned d = 0; d < code.domain_rank; ++d)
    if (tile[code.domain_rank - 1 - d] > 1)
      return d;
  return 0;
}

geometry geometry_for(const kernel &code, const int *domain, const device &where,
                      std::size_t max_group_size) {
  check_positive(code, domain);
  check_size(code, domain);
  return code.work_group[0] || code.has_launch_tiles ? tiled(code, domain, where, max_group_size)
                                                     : simple(code, domain, where, max_group_size);
}

} // namespace ampcc_rt
