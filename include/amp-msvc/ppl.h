//===- ppl.h - the Parallel Patterns Library on standard threads ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). Programs from Visual C++ use
// the Parallel Patterns Library (PPL) beside their kernels: parallel_for, parallel_for_each over
// iterators, parallel_invoke, parallel_transform, parallel_reduce, parallel_sort, task_group and
// combinable, on the threads of detail/thread_pool.h. Calls may nest: a thread that waits for its
// pieces of work runs them itself. Schedulers have no effect (detail/scheduler.h).
//
// The parallel_for_each of C++ AMP has a domain or an accelerator_view as its first argument; that
// of the PPL has an iterator, and runs on the CPU. A unit that only includes <amp.h> gets this
// header if it writes one of the names in ParallelPatterns (lib/Reading/StandardHeaders.cpp), so a
// new name needs an entry there. A further algorithm of the library is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_PPL_H
#define AMP_MSVC_PPL_H

#include "concrt.h"
#include "detail/cancellation.h"
#include "detail/thread_pool.h"
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <iterator>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace Concurrency {

namespace ppl_detail {

/// Calls body(0) ... body(count - 1), each once, on all threads of the pool, and returns when all
/// calls have. After an exception no further pieces begin, and run() throws the first one.
template <typename Body> void run(std::size_t count, const Body &body) {
  const std::size_t workers = std::min(thread_pool::threads(), count);
  std::atomic<std::size_t> next(0);
  auto work = [&] {
    // About 16 pieces for each thread: small pieces let all threads end at about the same time,
    // large ones let them change `next` rarely.
    const std::size_t piece = std::max<std::size_t>(1, count / (workers * 16));
    for (std::size_t first; (first = next.fetch_add(piece)) < count;) {
      try {
        const std::size_t last = std::min(count, first + piece);
        for (std::size_t i = first; i != last; ++i)
          body(i);
      } catch (...) {
        next = count;
        throw;
      }
    }
  };
  work_group group;
  for (std::size_t i = 0; i < workers; ++i)
    group.run(work);
  group.wait();
}

} // namespace ppl_detail

/// Partitioners, which parallel_for accepts and ignores.
class simple_partitioner {
public:
  explicit simple_partitioner(std::size_t = 1) {}
};
class static_partitioner {};
class auto_partitioner {};
class affinity_partitioner {};

/// Calls f(first), f(first + step), ... for every value below `last`, on several threads. Throws
/// std::invalid_argument if `step` is not positive. A partitioner after the function is ignored.
template <typename Index, typename Function,
          typename = std::enable_if_t<std::is_integral<Index>::value>>
void parallel_for(Index first, std::common_type_t<Index> last, std::common_type_t<Index> step,
                  const Function &f) {
  if (step < 1)
    throw std::invalid_argument("the step of parallel_for is not positive");
  if (!(first < last))
    return;
  // Unsigned, because a range of a signed type may have more values than are positive in the type.
  const auto begin = static_cast<std::uint64_t>(first), by = static_cast<std::uint64_t>(step);
  const std::uint64_t count = (static_cast<std::uint64_t>(last) - begin - 1) / by + 1;
  ppl_detail::run(count, [&](std::size_t i) { f(static_cast<Index>(begin + i * by)); });
}

template <typename Index, typename Function>
void parallel_for(Index first, std::common_type_t<Index> last, const Function &f) {
  parallel_for(first, last, static_cast<Index>(1), f);
}

#define AMP_MSVC_PARTITIONED(PARTITIONER)                                                          \
  template <typename Index, typename Function>                                                     \
  void parallel_for(Index first, std::common_type_t<Index> last, const Function &f, PARTITIONER) { \
    parallel_for(first, last, static_cast<Index>(1), f);                                           \
  }                                                                                                \
  template <typename Index, typename Function>                                                     \
  void parallel_for(Index first, std::common_type_t<Index> last, std::common_type_t<Index> step,   \
                    const Function &f, PARTITIONER) {                                              \
    parallel_for(first, last, step, f);                                                            \
  }
AMP_MSVC_PARTITIONED(const simple_partitioner &)
AMP_MSVC_PARTITIONED(const static_partitioner &)
AMP_MSVC_PARTITIONED(const auto_partitioner &)
AMP_MSVC_PARTITIONED(affinity_partitioner &)
#undef AMP_MSVC_PARTITIONED

/// Calls f on every element of [first, last), on several threads. Iterators without random access
/// are stored in a vector first.
template <typename Iterator, typename Function,
          typename = typename std::iterator_traits<Iterator>::iterator_category>
void parallel_for_each(Iterator first, Iterator last, const Function &f) {
  using category = typename std::iterator_traits<Iterator>::iterator_category;
  if constexpr (std::is_convertible<category, std::random_access_iterator_tag>::value) {
    ppl_detail::run(static_cast<std::size_t>(last - first), [&](std::size_t i) {
      f(first[static_cast<typename std::iterator_traits<Iterator>::difference_type>(i)]);
    });
  } else {
    std::vector<Iterator> places;
    for (; first != last; ++first)
      places.push_back(first);
    ppl_detail::run(places.size(), [&](std::size_t i) { f(*places[i]); });
  }
}

/// The same. The partitioner is ignored.
template <typename Iterator, typename Function, typename Partitioner,
          typename = typename std::iterator_traits<Iterator>::iterator_category>
void parallel_for_each(Iterator first, Iterator last, const Function &f, Partitioner &&) {
  parallel_for_each(first, last, f);
}

/// Calls every function once, on several threads, and returns when all have returned. There is at
/// least one function.
template <typename... Functions> void parallel_invoke(const Functions &...functions) {
  ppl_detail::work_group group;
  const int each[] = {(group.run(std::cref(functions)), 0)...};
  (void)each;
  group.wait();
}

/// Stores f of each element of one range, or of two, from `out` on. Returns the end of the results.
/// Needs random-access iterators.
template <typename In, typename Out, typename Function>
Out parallel_transform(In first, In last, Out out, const Function &f) {
  const auto count = static_cast<std::size_t>(std::distance(first, last));
  ppl_detail::run(count, [&](std::size_t i) { out[i] = f(first[i]); });
  return out + count;
}

template <typename In1, typename In2, typename Out, typename Function>
Out parallel_transform(In1 first, In1 last, In2 second, Out out, const Function &f) {
  const auto count = static_cast<std::size_t>(std::distance(first, last));
  ppl_detail::run(count, [&](std::size_t i) { out[i] = f(first[i], second[i]); });
  return out + count;
}

/// Returns the elements of a range combined to one value. `combine` must be associative, because
/// pieces of the range are combined separately, and `identity` must not change a value. The order
/// of the elements is kept. Needs random-access iterators.
template <typename Iterator, typename T, typename Function>
T parallel_reduce(Iterator first, Iterator last, const T &identity, const Function &combine) {
  const auto count = static_cast<std::size_t>(std::distance(first, last));
  const std::size_t pieces = std::min(count, ppl_detail::thread_pool::threads() * 4);
  std::deque<T> partial(pieces, identity); // no vector: threads would share a byte of vector<bool>
  ppl_detail::run(pieces, [&](std::size_t piece) {
    T sum = identity;
    for (std::size_t i = count * piece / pieces; i != count * (piece + 1) / pieces; ++i)
      sum = combine(std::move(sum), first[i]);
    partial[piece] = std::move(sum);
  });
  T result = identity;
  for (T &sum : partial)
    result = combine(std::move(result), std::move(sum));
  return result;
}

/// The same with a function for a part of the range and the result so far, whose result may have
/// another type than the elements. `combine` combines the results of parts.
template <typename Result, typename Iterator, typename Part, typename Combine>
Result parallel_reduce(Iterator first, Iterator last, const Result &identity, const Part &part,
                       const Combine &combine) {
  const auto count = static_cast<std::size_t>(std::distance(first, last));
  const std::size_t pieces = std::min(count, ppl_detail::thread_pool::threads() * 4);
  std::deque<Result> partial(pieces, identity);
  ppl_detail::run(pieces, [&](std::size_t piece) {
    partial[piece] =
        part(first + count * piece / pieces, first + count * (piece + 1) / pieces, identity);
  });
  Result result = identity;
  for (Result &next : partial)
    result = combine(std::move(result), std::move(next));
  return result;
}

template <typename Iterator, typename T>
T parallel_reduce(Iterator first, Iterator last, const T &identity) {
  return parallel_reduce(first, last, identity, std::plus<>());
}

/// Sorts a range by merging halves that several threads sort. Not stable. Needs random-access
/// iterators and memory for a copy of the elements.
template <typename Iterator, typename Less>
void parallel_sort(Iterator first, Iterator last, const Less &less) {
  constexpr std::ptrdiff_t small = 2048; // elements that one thread sorts
  if (last - first <= small) {
    std::sort(first, last, less);
    return;
  }
  const Iterator middle = first + (last - first) / 2;
  parallel_invoke([&] { parallel_sort(first, middle, less); },
                  [&] { parallel_sort(middle, last, less); });
  std::vector<typename std::iterator_traits<Iterator>::value_type> sorted;
  sorted.reserve(static_cast<std::size_t>(last - first));
  std::merge(std::make_move_iterator(first), std::make_move_iterator(middle),
             std::make_move_iterator(middle), std::make_move_iterator(last),
             std::back_inserter(sorted), less);
  std::move(sorted.begin(), sorted.end(), first);
}

template <typename Iterator> void parallel_sort(Iterator first, Iterator last) {
  parallel_sort(first, last, std::less<>());
}

/// The same. The size of pieces is ignored.
template <typename Iterator, typename Less>
void parallel_sort(Iterator first, Iterator last, const Less &less, std::size_t) {
  parallel_sort(first, last, less);
}
template <typename Iterator, typename... Less>
void parallel_buffered_sort(Iterator first, Iterator last, const Less &...less) {
  parallel_sort(first, last, less...);
}

/// Sorts by numbers without a sign: the elements, or what the function returns for each of them.
template <typename Iterator, typename Number>
void parallel_radixsort(Iterator first, Iterator last, const Number &number, std::size_t = 0) {
  parallel_sort(first, last, [&](const auto &a, const auto &b) {
    return static_cast<std::size_t>(number(a)) < static_cast<std::size_t>(number(b));
  });
}
template <typename Iterator> void parallel_radixsort(Iterator first, Iterator last) {
  parallel_radixsort(first, last, [](const auto &value) { return value; });
}

/// The result of task_group::wait, which never returns `not_complete`.
enum task_group_status { not_complete, completed, canceled };

/// A function that a task_group can run without a copy.
template <typename Function> class task_handle {
public:
  task_handle(const Function &function) : function_(function) {}
  void operator()() const { function_(); }

private:
  Function function_;
};

template <typename Function> task_handle<std::decay_t<Function>> make_task(Function &&function) {
  return task_handle<std::decay_t<Function>>(function);
}

/// A group of functions that run on the pool and are waited for together. Several threads may add
/// to it. The destructor waits as well.
class task_group {
public:
  task_group() = default;
  /// A group that is canceled with the token, and then stays canceled after wait().
  explicit task_group(const cancellation_token &token)
      : token_(token),
        registration_(token.register_callback([this] { group_.cancel_for_good(); })) {}
  ~task_group() { token_.deregister_callback(registration_); }
  task_group(const task_group &) = delete;
  task_group &operator=(const task_group &) = delete;

  template <typename Function> void run(const Function &function) { group_.run(function); }
  /// Runs the function of a handle without a copy. The handle must exist until wait() has returned.
  template <typename Function> void run(task_handle<Function> &handle) {
    group_.run(std::ref(handle));
  }

  /// Waits for all functions, and throws the first of their exceptions. Returns `canceled` if
  /// cancel() was called since the last wait() or the token of the group was canceled, else
  /// `completed`. After cancel() the group can be used again.
  task_group_status wait() { return group_.wait() ? canceled : completed; }
  template <typename Function> task_group_status run_and_wait(const Function &function) {
    group_.run(function);
    return wait();
  }

  /// Prevents functions that have not begun from running. Those that run can see it by
  /// is_current_task_group_canceling().
  void cancel() { group_.cancel(); }
  bool is_canceling() const { return group_.canceled(); }

private:
  ppl_detail::work_group group_;
  cancellation_token token_ = cancellation_token::none();
  cancellation_token_registration registration_;
};

typedef task_group structured_task_group;

/// A separate T for each thread that calls local(), such as a partial sum. No other thread may use
/// the object during clear(), combine() and combine_each().
template <typename T> class combinable {
public:
  combinable() : make_([] { return T(); }) {}
  template <typename Make, typename = decltype(std::declval<Make &>()())>
  explicit combinable(Make make) : make_(std::move(make)) {}

  combinable(const combinable &other) : make_(other.make_), values_(other.values_) {}
  combinable &operator=(const combinable &other) {
    make_ = other.make_;
    values_ = other.values_;
    return *this;
  }

  /// Returns the value of the calling thread, and creates it at the first call. The reference stays
  /// valid until clear(). `exists` becomes false if this call created the value.
  T &local() {
    bool exists;
    return local(exists);
  }
  T &local(bool &exists) {
    const std::lock_guard<std::mutex> hold(mutex_);
    const auto found = values_.find(std::this_thread::get_id());
    exists = found != values_.end();
    return exists ? found->second
                  : values_.emplace(std::this_thread::get_id(), make_()).first->second;
  }
  void clear() { values_.clear(); }

  /// Returns the values of all threads combined by f, in any order; a new value if there are none.
  template <typename Function> T combine(Function f) const {
    if (values_.empty())
      return make_();
    auto i = values_.begin();
    T result = i->second;
    while (++i != values_.end())
      result = f(result, i->second);
    return result;
  }
  template <typename Function> void combine_each(Function f) const {
    for (const auto &value : values_)
      f(value.second);
  }

private:
  std::function<T()> make_;
  std::mutex mutex_;
  std::unordered_map<std::thread::id, T> values_; // insertion moves no element
};

} // namespace Concurrency

namespace concurrency = Concurrency;

#endif
