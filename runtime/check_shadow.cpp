//===- check_shadow.cpp - who has used which memory -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Native kernels that were compiled with --amp-check say which memory their threads use
// (shadow_state.h).
//
//===----------------------------------------------------------------------===//
#include "check_shadow.h"
#include "shadow_state.h"

namespace ampcc_rt {
namespace shadow {

std::atomic<bool> wanted{false};

namespace {

/// Ends with its thread. The pointer is what every access needs, so it is found without a call.
thread_local __attribute__((tls_model("initial-exec"))) state *own_state = nullptr;

state &begin_state() {
  thread_local std::unique_ptr<state> own{new state};
  own_state = own.get();
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

using ampcc_rt::shadow::mine;

extern "C" unsigned int ampcc_rt_shadow_access(const void *pointer, int bytes, int x, int y, int z,
                                               unsigned int site, int use, unsigned long value) {
  const auto begin = reinterpret_cast<std::uintptr_t>(pointer);
  if (use == ampcc_rt::shadow::quiet)
    return mine().is_quiet(begin);
  if (use == ampcc_rt::shadow::is_filled)
    return mine().is_filled_at(ampcc_rt::shadow::box(begin, bytes, x, y, z, site));
  if (use == ampcc_rt::shadow::fills) {
    mine().fill(ampcc_rt::shadow::box(begin, bytes, x, y, z, site));
    return 0;
  }
  if (use == ampcc_rt::shadow::declares) {
    mine().declare(begin, bytes);
    return 0;
  }
  return mine().access(begin, bytes, {x, y, z}, site, use, value);
}

extern "C" int ampcc_rt_shadow_other(int what) {
  const auto &own = mine();
  switch (what) {
  case 0:
    return own.found.site == ampcc_rt::shadow::last_site ? -1
                                                         : static_cast<int>(own.found.site) - 1;
  case 1:
    return own.other().x;
  case 2:
    return own.other().y;
  case 3:
    return own.other().z;
  case 4:
    return own.found_writes;
  case 5:
    return own.found_global;
  default:
    return static_cast<int>(own.found_element);
  }
}

/// 0: the thread begins, 1: it arrives at a barrier, 2: it has passed it, 3 and 4: it does not or
/// does want to go to one; 7 to 9: the first three for all threads of the tile.
extern "C" void ampcc_rt_shadow_barrier(int x, int y, int z, int what) {
  auto &own = mine();
  if (!own.of)
    return;
  if (what == 0)
    own.begin_tile({x, y, z});
  else if (what == 1)
    own.arrive({x, y, z});
  else if (what == 2)
    own.pass();
  else if (what < 7)
    own.decide({x, y, z}, what != 3);
  else if (what == 7)
    own.begin_all();
  else if (what == 8)
    own.arrive_all();
  else
    own.pass_all();
}

/// 0: how many threads of the tile did not come to the barrier that the thread has passed, said to
/// the first of them; then one of those, how many came, and whether any of those that have decided
/// so far goes to a barrier.
extern "C" int ampcc_rt_shadow_absent(int what) {
  const auto &own = mine();
  switch (what) {
  case 0:
    return own.missing();
  case 1:
    return own.absent().x;
  case 2:
    return own.absent().y;
  case 3:
    return own.absent().z;
  case 4:
    return own.arrived();
  default:
    return own.any_goes();
  }
}
