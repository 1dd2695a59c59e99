//===- opencl.cpp - a hash table by hand ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hash_table.h"

namespace bench {

namespace {

const char source[] = R"cl(
#define EMPTY 0xffffffffu

__kernel void empty_table(__global uint *slot_keys, int slots) {
  int i = get_global_id(0);
  if (i < slots)
    slot_keys[i] = EMPTY;
}

uint first_slot(uint key, uint mask) {
  uint mixed = key * 0x9e3779b1u;
  return (mixed ^ mixed >> 15) & mask;
}

__kernel void insert_keys(__global const uint *keys, __global uint *slot_keys,
                          __global uint *slot_values, uint mask, int n) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  uint key = keys[i];
  for (uint slot = first_slot(key, mask);; slot = (slot + 1) & mask)
    if (atomic_cmpxchg(&slot_keys[slot], EMPTY, key) == EMPTY) {
      slot_values[slot] = i;
      return;
    }
}

__kernel void find_keys(__global const uint *wanted, __global const uint *slot_keys,
                        __global const uint *slot_values, __global uint *to, uint mask, int n) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  uint key = wanted[i];
  for (uint slot = first_slot(key, mask);; slot = (slot + 1) & mask) {
    uint found = slot_keys[slot];
    if (found == key || found == EMPTY) {
      to[i] = found == key ? slot_values[slot] : EMPTY;
      return;
    }
  }
}
)cl";

} // namespace

variant hash_table_handwritten(const table_input &in, opencl_device &device) {
  const std::size_t count = in.count, slots = in.slots, group = 256;
  const buffer keys = device.make_buffer(memory<std::uint32_t>(slots));
  const buffer values = device.make_buffer(memory<std::uint32_t>(slots));
  const buffer out = device.make_buffer(memory<std::uint32_t>(count));
  const cl_program program = device.make_program(source);
  const auto mask = static_cast<std::uint32_t>(slots - 1);
  launch empty = device.make_launch(program, "empty_table", {padded(slots, group)}, {group});
  empty.with(keys, in.slots);
  launch insert = device.make_launch(program, "insert_keys", {padded(count, group)}, {group});
  insert.with(device.make_buffer(in.keys), keys, values, mask, in.count);
  launch find = device.make_launch(program, "find_keys", {padded(count, group)}, {group});
  find.with(device.make_buffer(in.wanted), keys, values, out, mask, in.count);
  const auto run = [empty, insert, find] {
    empty();
    insert();
    find();
  };
  return {run, device.result_in<std::uint32_t>(out, count)};
}

} // namespace bench
