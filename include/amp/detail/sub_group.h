//===- sub_group.h - exchange of values between neighbouring threads of a tile ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// concurrency::sub_group, the type of the property `sub_group` of tiled_index. The specification
// has none: it belongs to version 1.3 of the language. Each operation has two forms. Devices with
// instructions for sub-groups of 32 threads execute these; on all others the threads exchange their
// values through tile_static memory, between barriers (lib/Passes/Tile/LowerSubGroups.cpp). A new
// operation needs both forms.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_SUB_GROUP_H
#define AMP_DETAIL_SUB_GROUP_H

#include "builtins.h"
#include <type_traits>

namespace Concurrency {

#ifdef __AMPCC__

namespace ampcc_detail {

/// The device has instructions for sub-groups. The same for all threads.
bool has_sub_groups() AMPCC_AMP_1_3 AMPCC_BUILTIN("SUB_GROUPS");
/// Returns the value of thread number `from` of the sub-group, which has `size` threads. Only where
/// the device has instructions for it, as the next one.
unsigned int sub_group_shuffle(unsigned int value, int from, int size) AMPCC_AMP_1_3
    AMPCC_BUILTIN("SUB_GROUP_SHUFFLE");
/// Returns a bit for each thread of the sub-group: whether its condition holds.
unsigned int sub_group_ballot(bool condition, int size) AMPCC_AMP_1_3
    AMPCC_BUILTIN("SUB_GROUP_BALLOT");
/// A barrier where the device has no instructions for sub-groups. It orders the accesses to
/// exchange_memory and no others.
void sub_group_wait(int flags) AMPCC_AMP_1_3 AMPCC_BUILTIN("SUB_GROUP_WAIT");

unsigned int as_word(float value) AMPCC_AMP_1_3 AMPCC_BUILTIN("as_uint");
unsigned long as_word(double value) AMPCC_AMP_1_3 AMPCC_BUILTIN("as_ulong");
float as_number(unsigned int word) AMPCC_AMP_1_3 AMPCC_BUILTIN("as_float");
double as_number(unsigned long word) AMPCC_AMP_1_3 AMPCC_BUILTIN("as_double");

/// The unsigned integer that carries the bits of a T.
template <typename T>
using sub_group_word = typename std::conditional<sizeof(T) == 8, unsigned long, unsigned int>::type;

template <typename T, bool IsIntegral = std::is_integral<T>::value> struct sub_group_value {
  static sub_group_word<T> word(T value) AMPCC_AMP_1_3 {
    return static_cast<sub_group_word<T>>(value);
  }
  static T number(sub_group_word<T> word) AMPCC_AMP_1_3 { return static_cast<T>(word); }
};
template <typename T> struct sub_group_value<T, false> {
  static sub_group_word<T> word(T value) AMPCC_AMP_1_3 { return as_word(value); }
  static T number(sub_group_word<T> word) AMPCC_AMP_1_3 { return as_number(word); }
};

/// The threads that a tile can have.
constexpr int most_threads_of_tile = 1024;

/// Memory with an element for each thread of the tile.
template <typename Word> Word *exchange_memory() AMPCC_AMP_1_3 {
  AMPCC_EXCHANGE tile_static Word values[most_threads_of_tile];
  return values;
}

/// sub_group_shuffle for both sizes of words.
inline unsigned int shuffle_word(unsigned int word, int from, int size) AMPCC_AMP_1_3 {
  return sub_group_shuffle(word, from, size);
}
inline unsigned long shuffle_word(unsigned long word, int from, int size) AMPCC_AMP_1_3 {
  const unsigned int low = sub_group_shuffle(static_cast<unsigned int>(word), from, size);
  const unsigned int high = sub_group_shuffle(static_cast<unsigned int>(word >> 32), from, size);
  return static_cast<unsigned long>(high) << 32 | low;
}

} // namespace ampcc_detail

#endif

namespace ampcc_detail {

class sub_group_access;

template <typename T> T lane_sum(T a, T b, std::true_type) AMPCC_DUAL {
  using word = typename std::make_unsigned<T>::type;
  return static_cast<T>(static_cast<word>(a) + static_cast<word>(b));
}
template <typename T> T lane_sum(T a, T b, std::false_type) AMPCC_DUAL { return a + b; }

/// For template parameters: the function takes part only for numbers of 32 or 64 bits.
template <typename T>
using if_sub_group_value =
    typename std::enable_if<std::is_arithmetic<T>::value && (sizeof(T) == 4 || sizeof(T) == 8),
                            int>::type;

} // namespace ampcc_detail

/// The sub-group of a thread: up to 32 threads of its tile that exchange values without
/// tile_static variables and barriers of the program. Threads of a tile are numbered, with the last
/// component of `local` changing fastest; threads 0 to 31 are the first sub-group, and so on. The
/// last one has the rest. A sub_group comes from the property `sub_group` of tiled_index or
/// tile_index; copies can be passed on. Its operations are for kernels of version 1.3 and later of
/// the language.
///
/// All threads of the tile must reach the same call of an operation; the compiler reports a call
/// under a condition that differs between them. T is an arithmetic type of 32 or 64 bits. An
/// operation orders no accesses to memory.
///
/// Cost: on NVIDIA's GPUs of compute capability 7.0 and later an instruction for each exchange of
/// 32 bits. On other devices two barriers of the tile, and three for reductions, scans and votes.
///
/// Example:
///   parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp:1.3) {
///     const sub_group g = t.sub_group;
///     const int sum = g.reduce(v[t]);
///     const int highest = g.reduce(v[t], sub_group::maximum());
///     if (g.index() == 0)
///       v[t] = sum - highest;
///   });
class sub_group {
public:
  /// The number of threads of each sub-group but the last of a tile.
  static const int max_size = 32;

  /// Copies are the same sub-group.
  sub_group(const sub_group &) = default;
  sub_group &operator=(const sub_group &) = default;

#ifdef __AMPCC__
  /// The number of threads, and the number of this one among them, from 0 on.
  int size() const AMPCC_AMP_1_3 {
    const int full = threads_ / max_size * max_size;
    return full == threads_ || thread_ < full ? max_size : threads_ - full;
  }
  int index() const AMPCC_AMP_1_3 { return thread_ & (max_size - 1); }
  /// The number of sub-groups of the tile, and the number of this one among them.
  int count() const AMPCC_AMP_1_3 { return (threads_ + max_size - 1) / max_size; }
  int number() const AMPCC_AMP_1_3 { return thread_ / max_size; }

  /// Returns bit i for the thread with index i: whether its condition holds.
  unsigned int ballot(bool condition) const AMPCC_AMP_1_3 {
    unsigned int *const votes = ampcc_detail::exchange_memory<unsigned int>();
    unsigned int result = 0;
    if (ampcc_detail::has_sub_groups())
      result = ampcc_detail::sub_group_ballot(condition, size());
    else
      votes[thread_] = condition;
    wait();
    if (!ampcc_detail::has_sub_groups() && thread_ < count())
      collect();
    wait();
    if (!ampcc_detail::has_sub_groups())
      result = votes[first()];
    wait();
    return result;
  }
  /// Return whether the condition of any thread holds, and of all threads.
  bool any(bool condition) const AMPCC_AMP_1_3 { return ballot(condition) != 0; }
  bool all(bool condition) const AMPCC_AMP_1_3 { return ballot(!condition) == 0; }

  /// Returns the value of the thread with index `from`, and the thread's own value if there is no
  /// such thread.
  template <typename T, ampcc_detail::if_sub_group_value<T> = 0>
  T shuffle(T value, int from) const AMPCC_AMP_1_3 {
    const bool exists = static_cast<unsigned int>(from) < static_cast<unsigned int>(size());
    return value_at(value, exists ? from : index());
  }
  /// The same with `index() - distance` and `index() + distance` for `from`.
  template <typename T, ampcc_detail::if_sub_group_value<T> = 0>
  T shuffle_up(T value, int distance) const AMPCC_AMP_1_3 {
    return shuffle(value, index() - distance);
  }
  template <typename T, ampcc_detail::if_sub_group_value<T> = 0>
  T shuffle_down(T value, int distance) const AMPCC_AMP_1_3 {
    return shuffle(value, index() + distance);
  }
  /// The same with `index() ^ mask` for `from`.
  template <typename T, ampcc_detail::if_sub_group_value<T> = 0>
  T shuffle_xor(T value, int mask) const AMPCC_AMP_1_3 {
    return shuffle(value, index() ^ mask);
  }
  /// Returns the value of the thread with index `from`, which is less than `size()` and the same in
  /// all threads of the sub-group.
  template <typename T, ampcc_detail::if_sub_group_value<T> = 0>
  T broadcast(T value, int from = 0) const AMPCC_AMP_1_3 {
    return shuffle(value, from);
  }

  /// Returns the values of all threads combined by `op`, their sum without one. `op` is
  /// associative and commutative. The order in which it is applied is open, so that the last digits
  /// of a sum of floating-point numbers differ between devices.
  template <typename T, typename Op, ampcc_detail::if_sub_group_value<T> = 0>
  T reduce(T value, Op op) const AMPCC_AMP_1_3 {
    return prefix(value, op, size() - 1, threads_ % max_size == 0);
  }
  template <typename T, ampcc_detail::if_sub_group_value<T> = 0>
  T reduce(T value) const AMPCC_AMP_1_3 {
    return reduce(value, plus());
  }
  /// Returns the values of the threads up to this one combined by `op`, their sum without one. `op`
  /// is associative.
  template <typename T, typename Op, ampcc_detail::if_sub_group_value<T> = 0>
  T inclusive_scan(T value, Op op) const AMPCC_AMP_1_3 {
    return prefix(value, op, index(), false);
  }
  template <typename T, ampcc_detail::if_sub_group_value<T> = 0>
  T inclusive_scan(T value) const AMPCC_AMP_1_3 {
    return inclusive_scan(value, plus());
  }
  /// Returns `init` combined with the values of the threads before this one, the sum of these
  /// without `init` and `op`.
  template <typename T, typename Op, ampcc_detail::if_sub_group_value<T> = 0>
  T exclusive_scan(T value, T init, Op op) const AMPCC_AMP_1_3 {
    const T before = prefix(value, op, index() == 0 ? 0 : index() - 1, false);
    return index() == 0 ? init : op(init, before);
  }
  template <typename T, ampcc_detail::if_sub_group_value<T> = 0>
  T exclusive_scan(T value) const AMPCC_AMP_1_3 {
    return exclusive_scan(value, T(), plus());
  }
#endif

  /// The operation of sums, for reductions and scans. Sums of integers wrap around.
  struct plus {
    /// Returns `a + b`.
    template <typename T> T operator()(T a, T b) const AMPCC_DUAL {
      return ampcc_detail::lane_sum(a, b, std::is_integral<T>());
    }
  };
  /// The operation of a minimum.
  struct minimum {
    /// Returns `b < a ? b : a`.
    template <typename T> T operator()(T a, T b) const AMPCC_DUAL { return b < a ? b : a; }
  };
  /// The operation of a maximum.
  struct maximum {
    /// Returns `a < b ? b : a`.
    template <typename T> T operator()(T a, T b) const AMPCC_DUAL { return a < b ? b : a; }
  };

private:
  friend class ampcc_detail::sub_group_access;
  sub_group(int thread, int threads) AMPCC_DUAL : thread_(thread), threads_(threads) {}

#ifdef __AMPCC__
  /// The number of the first thread of the sub-group in the tile.
  int first() const AMPCC_AMP_1_3 { return thread_ & ~(max_size - 1); }
  void wait() const AMPCC_AMP_1_3 { ampcc_detail::sub_group_wait(ampcc_detail::fence_tile_static); }

  /// The value of the thread with the index `from`, which exists.
  template <typename T> T value_at(T value, int from) const AMPCC_AMP_1_3 {
    using bits = ampcc_detail::sub_group_value<T>;
    auto *const words = ampcc_detail::exchange_memory<ampcc_detail::sub_group_word<T>>();
    T result = value;
    if (ampcc_detail::has_sub_groups())
      result = value_by_instruction(value, from);
    else
      words[thread_] = bits::word(value);
    wait();
    if (!ampcc_detail::has_sub_groups())
      result = bits::number(words[first() + from]);
    wait();
    return result;
  }
  template <typename T> T value_by_instruction(T value, int from) const AMPCC_AMP_1_3 {
    using bits = ampcc_detail::sub_group_value<T>;
    return bits::number(ampcc_detail::shuffle_word(bits::word(value), from, size()));
  }

  /// The values of the threads up to the one with the index `from` combined by `op`. `whole`: all
  /// threads want that of the last one, and the sub-group has 32 threads.
  template <typename T, typename Op>
  T prefix(T value, Op op, int from, bool whole) const AMPCC_AMP_1_3 {
    using bits = ampcc_detail::sub_group_value<T>;
    auto *const words = ampcc_detail::exchange_memory<ampcc_detail::sub_group_word<T>>();
    T result = value;
    if (ampcc_detail::has_sub_groups())
      result = whole ? reduced_by_instructions(value, op)
                     : value_by_instruction(prefix_by_instructions(value, op), from);
    else
      words[thread_] = bits::word(value);
    wait();
    if (!ampcc_detail::has_sub_groups() && thread_ < count())
      accumulate<T>(op);
    wait();
    if (!ampcc_detail::has_sub_groups())
      result = bits::number(words[first() + from]);
    wait();
    return result;
  }
  template <typename T, typename Op> T reduced_by_instructions(T value, Op op) const AMPCC_AMP_1_3 {
    for (int mask = max_size / 2; mask > 0; mask /= 2)
      value = op(value, value_by_instruction(value, index() ^ mask));
    return value;
  }
  template <typename T, typename Op> T prefix_by_instructions(T value, Op op) const AMPCC_AMP_1_3 {
    for (int distance = 1; distance < max_size; distance *= 2) {
      const bool has_other = index() >= distance;
      const T other = value_by_instruction(value, has_other ? index() - distance : index());
      if (has_other)
        value = op(other, value);
    }
    return value;
  }

  // The first threads of the tile combine the values of a sub-group each, because a loop over few
  // neighbouring threads is the best form of it for a processor. The `while` loops stay loops in
  // the text for the device; `for` loops of the library are unrolled. --amp-check would check
  // accesses through a parameter.
  template <typename T, typename Op> void accumulate(Op op) const AMPCC_AMP_1_3 {
    using bits = ampcc_detail::sub_group_value<T>;
    auto *const words = ampcc_detail::exchange_memory<ampcc_detail::sub_group_word<T>>();
    int i = thread_ * max_size;
    const int end = i + sub_group(i, threads_).size();
    T sum = bits::number(words[i]);
    while (++i < end) {
      sum = op(sum, bits::number(words[i]));
      words[i] = bits::word(sum);
    }
  }
  void collect() const AMPCC_AMP_1_3 {
    unsigned int *const votes = ampcc_detail::exchange_memory<unsigned int>();
    const int begin = thread_ * max_size;
    const int count = sub_group(begin, threads_).size();
    unsigned int result = votes[begin];
    int i = 0;
    while (++i < count)
      result |= votes[begin + i] << i;
    votes[begin] = result;
  }
#endif

  /// The number of the thread in its tile, and how many there are. The runtime uses neither.
  [[maybe_unused]] int thread_, threads_;
};

namespace ampcc_detail {

/// Constructs the sub_group of a tiled_index.
class sub_group_access {
public:
  static sub_group make(int thread, int threads) AMPCC_DUAL { return sub_group(thread, threads); }
};

} // namespace ampcc_detail

} // namespace Concurrency

#endif
