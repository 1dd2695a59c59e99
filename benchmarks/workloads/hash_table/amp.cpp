//===- amp.cpp - a hash table in C++ AMP ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "hash_table.h"

namespace bench {

using namespace concurrency;

namespace {

struct table {
  array_view<unsigned> keys, values;
  unsigned mask;

  unsigned first_slot(unsigned key) const restrict(amp) {
    const unsigned mixed = key * mix_factor;
    return (mixed ^ mixed >> 15) & mask;
  }
  void insert(unsigned key, unsigned value) const restrict(amp) {
    for (unsigned slot = first_slot(key);; slot = (slot + 1) & mask) {
      unsigned found = table_input::empty;
      if (atomic_compare_exchange(&keys[slot], &found, key)) {
        values[slot] = value;
        return;
      }
    }
  }
  unsigned find(unsigned key) const restrict(amp) {
    for (unsigned slot = first_slot(key);; slot = (slot + 1) & mask) {
      const unsigned found = keys[slot];
      if (found == key)
        return values[slot];
      if (found == table_input::empty)
        return found;
    }
  }
};

} // namespace

variant hash_table_generated(const table_input &in) {
  const extent<1> slots(in.slots);
  const output<unsigned> keys{slots}, values{slots}, out{extent<1>(in.count)};
  const auto inserted = input_view(in.keys), wanted = input_view(in.wanted);
  const auto found = out.view;
  const auto run = [=] {
    const table all{keys.view, values.view, static_cast<unsigned>(slots[0]) - 1};
    parallel_for_each(slots, [=](index<1> i) restrict(amp) { all.keys[i] = table_input::empty; });
    parallel_for_each(
        inserted.extent, [=](index<1> i) restrict(amp) { all.insert(inserted[i], i[0]); });
    parallel_for_each(
        wanted.extent, [=](index<1> i) restrict(amp) { found[i] = all.find(wanted[i]); });
  };
  return {run, out.result()};
}

} // namespace bench
