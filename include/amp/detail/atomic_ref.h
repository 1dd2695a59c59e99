//===- atomic_ref.h - atomic access to an element in kernels --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// concurrency::atomic_ref, memory scopes and atomic_fence. The specification has none of them: they
// belong to version 1.3 of the language. The class exists on the host and on the device, so that
// classes of amp code may have such members; its functions are for kernels.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ATOMIC_REF_H
#define AMP_DETAIL_ATOMIC_REF_H

#include "atomics.h"
#include <atomic>
#include <type_traits>

namespace Concurrency {

/// The threads for which an atomic operation orders the other accesses of its thread: those of its
/// tile, or all threads of the launch.
enum class memory_scope { tile, device };

namespace ampcc_detail {

/// Whether atomic operations change a T.
template <typename T>
struct is_atomic
    : std::integral_constant<bool,
                             std::is_same<T, int>::value || std::is_same<T, unsigned int>::value ||
                                 (std::is_integral<T>::value && sizeof(T) == 8 &&
                                  std::is_same<T, typename std::remove_cv<T>::type>::value) ||
                                 std::is_same<T, float>::value || std::is_same<T, double>::value> {
};

} // namespace ampcc_detail

#ifdef __AMPCC__

namespace ampcc_detail {

template <memory_scope Scope>
struct fence_flags
    : std::integral_constant<int, fence_tile_static | fence_global |
                                      (Scope == memory_scope::device ? fence_device : 0)> {};

template <memory_scope Scope> void fence_before(std::memory_order order) AMPCC_AMP_1_3 {
  if (order == std::memory_order_release || order == std::memory_order_acq_rel ||
      order == std::memory_order_seq_cst)
    mem_fence(fence_flags<Scope>::value);
}
template <memory_scope Scope> void fence_after(std::memory_order order) AMPCC_AMP_1_3 {
  if (order != std::memory_order_relaxed && order != std::memory_order_release)
    mem_fence(fence_flags<Scope>::value);
}

/// For template parameters: the function takes part only for integers.
template <typename T>
using if_integral = typename std::enable_if<std::is_integral<T>::value, int>::type;

/// The sum or difference; that of integers wraps around, as in the atomic operation.
template <typename T> T wrapped_sum(T a, T b, std::true_type) AMPCC_AMP_1_3 {
  using bits = typename std::make_unsigned<T>::type;
  return static_cast<T>(static_cast<bits>(a) + static_cast<bits>(b));
}
template <typename T> T wrapped_sum(T a, T b, std::false_type) AMPCC_AMP_1_3 { return a + b; }
template <typename T> T wrapped_difference(T a, T b, std::true_type) AMPCC_AMP_1_3 {
  using bits = typename std::make_unsigned<T>::type;
  return static_cast<T>(static_cast<bits>(a) - static_cast<bits>(b));
}
template <typename T> T wrapped_difference(T a, T b, std::false_type) AMPCC_AMP_1_3 {
  return a - b;
}

} // namespace ampcc_detail

/// Orders this thread's accesses to all memory, as `order` says, for the threads of `scope`; with
/// `std::memory_order_relaxed` it does nothing. No thread waits. It is for version 1.3 and later of
/// the language.
///
/// Cost: a fence of the device; in the scope `tile` it is quicker on GPUs.
inline void atomic_fence(std::memory_order order,
                         memory_scope scope = memory_scope::device) AMPCC_AMP_1_3 {
  if (order == std::memory_order_relaxed)
    return;
  if (scope == memory_scope::tile)
    ampcc_detail::mem_fence(ampcc_detail::fence_flags<memory_scope::tile>::value);
  else
    ampcc_detail::mem_fence(ampcc_detail::fence_flags<memory_scope::device>::value);
}

#endif

/// Access to an element of an array or view, or to a tile_static variable, in atomic operations. T
/// is an integer of 32 or 64 bits, `float` or `double`. Copies are for the same element. `Order` is
/// the memory order of operations that name none, `Scope` that of all operations. It is for version
/// 1.3 and later of the language; the functions exist in kernels only.
///
/// Cost: that of the atomic function, and for another order than `std::memory_order_relaxed` that
/// of one or two fences. 64 bits need a device with `supports_64bit_atomics`.
///
/// Example:
///   atomic_ref<float> sum(sums[bin]);
///   sum += x;
template <typename T, std::memory_order Order = std::memory_order_relaxed,
          memory_scope Scope = memory_scope::device>
class AMPCC_LIBRARY_CLASS("atomic_ref") atomic_ref {
  static_assert(ampcc_detail::is_atomic<T>::value,
                "concurrency::atomic_ref<T>: T must be int, unsigned int, an integer of 64 bits, "
                "float or double");

public:
  using value_type = T;

#ifdef __AMPCC__
  /// For the element `object`.
  explicit atomic_ref(T &object) AMPCC_AMP_1_3 : place_(&object) {}
  atomic_ref(const atomic_ref &) = default;
  atomic_ref &operator=(const atomic_ref &) = delete;

  /// Reads the element, in one step. A release in `order` has no effect.
  T load(std::memory_order order = Order) const AMPCC_AMP {
    if (order == std::memory_order_seq_cst)
      ampcc_detail::fence_before<Scope>(order);
    const T value = ampcc_detail::atomic_load(place_);
    ampcc_detail::fence_after<Scope>(order);
    return value;
  }
  /// The same as `load`.
  operator T() const AMPCC_AMP { return load(); }
  /// Writes the element, in one step. An acquire in `order` has no effect.
  void store(T value, std::memory_order order = Order) const AMPCC_AMP {
    ampcc_detail::fence_before<Scope>(order);
    ampcc_detail::atomic_store(place_, value);
    if (order == std::memory_order_seq_cst)
      ampcc_detail::fence_after<Scope>(order);
  }
  /// The same as `store`. Returns the value.
  T operator=(T value) const AMPCC_AMP {
    store(value);
    return value;
  }
  /// Stores a value, and returns what was there.
  T exchange(T value, std::memory_order order = Order) const AMPCC_AMP {
    ampcc_detail::fence_before<Scope>(order);
    const T old = atomic_exchange(place_, value);
    ampcc_detail::fence_after<Scope>(order);
    return old;
  }
  /// Stores `value` if the element has the bits of `expected`, and returns whether it did; if not,
  /// `expected` receives what was there. The weak form is the same here.
  bool compare_exchange_strong(T &expected, T value,
                               std::memory_order order = Order) const AMPCC_AMP {
    ampcc_detail::fence_before<Scope>(order);
    const bool stored = atomic_compare_exchange(place_, &expected, value);
    ampcc_detail::fence_after<Scope>(order);
    return stored;
  }
  bool compare_exchange_weak(T &expected, T value,
                             std::memory_order order = Order) const AMPCC_AMP {
    return compare_exchange_strong(expected, value, order);
  }
  /// These change the element as the function `atomic_fetch_add` and its kin do, and return what
  /// was there. `fetch_and`, `fetch_or` and `fetch_xor` are for integers.
  T fetch_add(T value, std::memory_order order = Order) const AMPCC_AMP {
    ampcc_detail::fence_before<Scope>(order);
    const T old = atomic_fetch_add(place_, value);
    ampcc_detail::fence_after<Scope>(order);
    return old;
  }
  T fetch_sub(T value, std::memory_order order = Order) const AMPCC_AMP {
    ampcc_detail::fence_before<Scope>(order);
    const T old = atomic_fetch_sub(place_, value);
    ampcc_detail::fence_after<Scope>(order);
    return old;
  }
  T fetch_min(T value, std::memory_order order = Order) const AMPCC_AMP {
    ampcc_detail::fence_before<Scope>(order);
    const T old = atomic_fetch_min(place_, value);
    ampcc_detail::fence_after<Scope>(order);
    return old;
  }
  T fetch_max(T value, std::memory_order order = Order) const AMPCC_AMP {
    ampcc_detail::fence_before<Scope>(order);
    const T old = atomic_fetch_max(place_, value);
    ampcc_detail::fence_after<Scope>(order);
    return old;
  }
  template <typename U = T, ampcc_detail::if_integral<U> = 0>
  T fetch_and(T value, std::memory_order order = Order) const AMPCC_AMP {
    ampcc_detail::fence_before<Scope>(order);
    const T old = atomic_fetch_and(place_, value);
    ampcc_detail::fence_after<Scope>(order);
    return old;
  }
  template <typename U = T, ampcc_detail::if_integral<U> = 0>
  T fetch_or(T value, std::memory_order order = Order) const AMPCC_AMP {
    ampcc_detail::fence_before<Scope>(order);
    const T old = atomic_fetch_or(place_, value);
    ampcc_detail::fence_after<Scope>(order);
    return old;
  }
  template <typename U = T, ampcc_detail::if_integral<U> = 0>
  T fetch_xor(T value, std::memory_order order = Order) const AMPCC_AMP {
    ampcc_detail::fence_before<Scope>(order);
    const T old = atomic_fetch_xor(place_, value);
    ampcc_detail::fence_after<Scope>(order);
    return old;
  }

  /// Change the element, and return the new value; the forms after the name return the old one.
  T operator++() const AMPCC_AMP { return *this += 1; }
  T operator--() const AMPCC_AMP { return *this -= 1; }
  T operator++(int) const AMPCC_AMP { return fetch_add(1); }
  T operator--(int) const AMPCC_AMP { return fetch_sub(1); }
  T operator+=(T value) const AMPCC_AMP {
    return ampcc_detail::wrapped_sum(fetch_add(value), value, std::is_integral<T>());
  }
  T operator-=(T value) const AMPCC_AMP {
    return ampcc_detail::wrapped_difference(fetch_sub(value), value, std::is_integral<T>());
  }
  template <typename U = T, ampcc_detail::if_integral<U> = 0>
  T operator&=(T value) const AMPCC_AMP {
    return fetch_and(value) & value;
  }
  template <typename U = T, ampcc_detail::if_integral<U> = 0>
  T operator|=(T value) const AMPCC_AMP {
    return fetch_or(value) | value;
  }
  template <typename U = T, ampcc_detail::if_integral<U> = 0>
  T operator^=(T value) const AMPCC_AMP {
    return fetch_xor(value) ^ value;
  }
#else
  atomic_ref(const atomic_ref &) = default;
#endif

private:
  T *place_;
};

} // namespace Concurrency

#endif
