//===- check_shadow.cpp - calls from checked kernels to the shadow memory --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Native kernels that were compiled with --amp-check report through the exported functions below
// which memory their threads use. Each function forwards to the `state` (shadow_state.h) of the
// thread of the system that runs the kernel.
//
//===----------------------------------------------------------------------===//
#include "check/check_shadow.h"
#include "check/shadow_state.h"
#include <ampcc_rt/exported.h>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace ampcc_rt {
namespace shadow {

std::atomic<bool> wanted{false};

namespace {

/// The state of this thread, destroyed at the end of the thread. Every access needs the pointer,
/// and the TLS model initial-exec reads it without a call.
thread_local __attribute__((tls_model("initial-exec"))) state *own_state = nullptr;

state &begin_state() {
  thread_local struct owner {
    std::unique_ptr<state> kept{new state};
    ~owner() { ampcc_rt_tile_words = nullptr; }
  } own;
  own_state = own.kept.get();
  ampcc_rt_tile_words = &own_state->words();
  return *own_state;
}

state &mine() { return own_state ? *own_state : begin_state(); }

std::uintptr_t number(const void *pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

} // namespace

void begin_memory(const void *data, std::size_t bytes) {
  regions::instance().add(number(data), number(data) + bytes);
}

void end_memory(const void *data) noexcept { regions::instance().remove(number(data)); }

void lose_contents(const void *data, std::size_t bytes) {
  const std::uintptr_t begin = number(data);
  const std::shared_ptr<region> in = regions::instance().find(begin);
  if (!in)
    return;
  in->lose(begin, begin + bytes);
}

void gain_contents(const void *data, std::size_t bytes) noexcept {
  const std::uintptr_t begin = number(data);
  if (const std::shared_ptr<region> in = regions::instance().find(begin))
    in->gain(begin, begin + bytes);
}

launch new_launch(const geometry &g, bool tiled) {
  static std::atomic<std::uint32_t> count{0};
  launch made;
  made.number = count.fetch_add(1, std::memory_order_relaxed) + 1;
  for (unsigned d = 0; d < 3; ++d) {
    made.global[d] = d < g.dimensions ? static_cast<std::uint32_t>(g.global[d]) : 1;
    made.tile[d] = !tiled ? 0 : d < g.dimensions ? static_cast<std::uint32_t>(g.local[d]) : 1;
  }
  return made;
}

void enter(const launch &what, bool alone) { mine().enter(what, alone); }

} // namespace shadow
} // namespace ampcc_rt

__thread ampcc_rt::shadow::tile_words *ampcc_rt_tile_words;

using ampcc_rt::shadow::mine;
namespace word = ampcc_rt::shadow::word;

extern "C" AMPCC_RT_EXPORTED unsigned int ampcc_rt_shadow_access(const void *pointer, int bytes,
                                                                 int x, int y, int z,
                                                                 unsigned int site, int use,
                                                                 unsigned long value) {
  const auto begin = reinterpret_cast<std::uintptr_t>(pointer);
  if (use == word::is_filled)
    return mine().is_filled(ampcc_rt::shadow::box(begin, bytes, x, y, z, site));
  if (use == word::fills) {
    mine().fill(ampcc_rt::shadow::box(begin, bytes, x, y, z, site));
    return 0;
  }
  if (use == word::declares) {
    mine().declare(begin, bytes);
    return 0;
  }
  return mine().access(begin, bytes, {x, y, z}, site, use, value);
}

extern "C" AMPCC_RT_EXPORTED unsigned long ampcc_rt_shadow_marks(const void *data) {
  return mine().marks(reinterpret_cast<std::uintptr_t>(data));
}

extern "C" AMPCC_RT_EXPORTED int ampcc_rt_shadow_other(int what) {
  const auto &own = mine();
  const auto component = [&](const auto &of_race, int d) {
    const ampcc_rt::shadow::place at = own.place_of(of_race);
    return d == 0 ? at.x : d == 1 ? at.y : at.z;
  };
  switch (what) {
  case word::other_site:
    return own.other.site;
  case word::other_x:
  case word::other_y:
  case word::other_z:
    return component(own.other, what - word::other_x);
  case word::other_use:
    return own.other.does;
  case word::is_global:
    return own.found_global | (own.found_unordered ? 2 : 0);
  case word::both_values:
    return static_cast<int>(own.found_values);
  case word::element:
    return static_cast<int>(own.found_element);
  case word::reported_use:
    return own.reported.does;
  case word::reported_site:
    return own.reported.site;
  case word::reported_x:
  case word::reported_y:
  case word::reported_z:
    return component(own.reported, what - word::reported_x);
  default:
    return static_cast<int>(own.found_elements);
  }
}

extern "C" AMPCC_RT_EXPORTED void ampcc_rt_shadow_barrier(int x, int y, int z, int what) {
  auto &own = mine();
  // The decisions of the threads control the flow of the kernel (ampcc_rt_shadow_absent returns
  // `any_continues`), so that they count even where nothing is checked.
  switch (what) {
  case word::stays_away:
  case word::wants_to:
    return own.decide({x, y, z}, what == word::wants_to, /*at_barrier=*/true);
  case word::has_enough:
  case word::wants_more:
    return own.decide({x, y, z}, what == word::wants_more, /*at_barrier=*/false);
  default:
    break;
  }
  if (!own.of)
    return;
  const bool orders[] = {!(what & word::not_tile_static), !(what & word::not_global)};
  switch (what & word::step_mask) {
  case word::begins:
    own.begin_tile({x, y, z});
    break;
  case word::arrives:
    return own.arrive({x, y, z});
  case word::passes:
    own.pass({x, y, z}, orders);
    break;
  case word::all_begin:
    own.begin_all();
    break;
  case word::all_arrive:
    return own.arrive_all();
  case word::fences:
    return own.fence({x, y, z}, orders);
  case word::changes:
    return own.change({x, y, z});
  case word::orders_tiles:
    return own.order_tiles();
  default:
    own.pass_all(orders);
    break;
  }
  own.begin_interval();
}

extern "C" AMPCC_RT_EXPORTED int ampcc_rt_shadow_absent(int what) {
  const auto &own = mine();
  switch (what) {
  case word::missing:
    return own.missing();
  case word::absent_x:
    return own.absent().x;
  case word::absent_y:
    return own.absent().y;
  case word::absent_z:
    return own.absent().z;
  case word::arrived:
    return own.arrived();
  case word::any_continues:
    return own.any_continues();
  case word::to_first_x:
    return own.to_first().x;
  case word::to_first_y:
    return own.to_first().y;
  default:
    return own.to_first().z;
  }
}
