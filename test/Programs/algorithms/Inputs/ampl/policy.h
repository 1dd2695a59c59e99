#ifndef AMPL_POLICY_H
#define AMPL_POLICY_H

#include <amp.h>

namespace ampl {

/// Where and in what portions an algorithm runs.
template <int TileSize = 64, int PerThread = 4> class tiled_policy {
public:
  static const int tile_size = TileSize;
  static const int per_thread = PerThread;
  tiled_policy() : view_(concurrency::accelerator().get_default_view()) {}
  explicit tiled_policy(const concurrency::accelerator_view &view) : view_(view) {}
  const concurrency::accelerator_view &view() const { return view_; }
  template <int T> tiled_policy<T, PerThread> with_tile() const { return tiled_policy<T, PerThread>(view_); }

private:
  concurrency::accelerator_view view_;
};

struct host_policy {};
static const host_policy host = {};

template <class P> struct is_device_policy { enum { value = 0 }; };
template <int T, int P> struct is_device_policy<tiled_policy<T, P>> { enum { value = 1 }; };

} // namespace ampl

#endif
