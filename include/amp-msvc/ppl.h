//===- ppl.h - the Parallel Patterns Library on standard threads ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A replacement for the header of Visual C++ with this name: the parts that C++ AMP programs use
// beside their kernels. On the include path only with --amp-msvc. Work runs on the pool of
// thread_pool.h, so functions may be nested. Iterators are random access iterators, except those of
// parallel_for_each. An exception of the program's functions ends the work early, and the waiting
// function throws it.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_PPL_H
#define AMP_MSVC_PPL_H

#include "concrt.h"
#include "detail/thread_pool.h"
#include <algorithm>
#include <atomic>
#include <functional>
#include <iterator>
#include <mutex>
#include <thread>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace Concurrency {

namespace ppl_detail {

/// Calls body(0) ... body(count - 1), each once, on all threads of the machine, and waits. Throws
/// the first exception of a call; further calls may then be missing.
template <typename Body> void run(std::size_t count, const Body &body) {
  const std::size_t workers = std::min(thread_pool::threads(), count);
  std::atomic<std::size_t> next(0);
  auto work = [&] {
    // Small pieces distribute the load evenly, large ones need fewer accesses to `next`.
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

class simple_partitioner {
public:
  explicit simple_partitioner(std::size_t = 1) {}
};
class static_partitioner {};
class auto_partitioner {};
class affinity_partitioner {};

/// Calls f(first), f(first + step), ... for every value below last; step is positive. A partitioner
/// after the function is accepted and ignored.
template <typename Index, typename Function,
          typename = std::enable_if_t<std::is_integral<Index>::value>>
void parallel_for(Index first, std::common_type_t<Index> last, std::common_type_t<Index> step,
                  const Function &f) {
  if (!(first < last))
    return;
  const std::size_t count = static_cast<std::size_t>((last - first - 1) / step) + 1;
  ppl_detail::run(
      count, [&](std::size_t i) { f(static_cast<Index>(first + static_cast<Index>(i) * step)); });
}

template <typename Index, typename Function>
void parallel_for(Index first, std::common_type_t<Index> last, const Function &f) {
  parallel_for(first, last, static_cast<Index>(1), f);
}

#define AMP_MSVC_PARTITIONED(PARTITIONER)                                                          \
  template <typename Index, typename Function>                                                     \
  void parallel_for(Index first, std::common_type_t<Index> last, const Function &f, PARTITIONER) { \
    parallel_for(first, last, static_cast<Index>(1), f);                                           \
  }
AMP_MSVC_PARTITIONED(const simple_partitioner &)
AMP_MSVC_PARTITIONED(const static_partitioner &)
AMP_MSVC_PARTITIONED(const auto_partitioner &)
AMP_MSVC_PARTITIONED(affinity_partitioner &)
#undef AMP_MSVC_PARTITIONED

/// Calls f on every element of [first, last). The last template parameter excludes C++ AMP's
/// function of this name, whose first argument is no iterator.
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

/// Calls every function once, side by side.
template <typename... Functions> void parallel_invoke(const Functions &...functions) {
  ppl_detail::work_group group;
  const int each[] = {(group.run(std::cref(functions)), 0)...};
  (void)each;
  group.wait();
}

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

/// `combine` must be associative; it is called in the order of the elements.
template <typename Iterator, typename T, typename Function>
T parallel_reduce(Iterator first, Iterator last, const T &identity, const Function &combine) {
  const auto count = static_cast<std::size_t>(std::distance(first, last));
  const std::size_t pieces = std::min(count, ppl_detail::thread_pool::threads() * 4);
  std::vector<T> partial(pieces, identity);
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

template <typename Iterator, typename T>
T parallel_reduce(Iterator first, Iterator last, const T &identity) {
  return parallel_reduce(first, last, identity, std::plus<>());
}

template <typename Iterator, typename Less>
void parallel_sort(Iterator first, Iterator last, const Less &less) {
  constexpr std::ptrdiff_t small = 2048;
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

enum task_group_status { not_complete, completed, canceled };

/// A function for a group to run.
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

/// Work that may be added from several threads and is waited for together. wait() throws the first
/// exception of it; the destructor waits as well.
class task_group {
public:
  task_group() = default;
  task_group(const task_group &) = delete;
  task_group &operator=(const task_group &) = delete;

  template <typename Function> void run(const Function &function) { group_.run(function); }
  /// The handle is the caller's and lives until wait() has returned.
  template <typename Function> void run(task_handle<Function> &handle) {
    group_.run(std::ref(handle));
  }

  task_group_status wait() {
    const bool stopped = group_.canceled();
    group_.wait();
    return stopped ? canceled : completed;
  }
  template <typename Function> task_group_status run_and_wait(const Function &function) {
    group_.run(function);
    return wait();
  }

  /// Work that has not begun does not run any more; work that runs continues.
  void cancel() { group_.cancel(); }
  bool is_canceling() const { return group_.canceled(); }

private:
  ppl_detail::work_group group_;
};

typedef task_group structured_task_group;

/// A T for every thread that calls local(), which returns a reference that stays valid until
/// clear(). Several threads may call local(); the other functions need that no thread does
/// meanwhile.
template <typename T> class combinable {
public:
  combinable() : make_([] { return T(); }) {}
  template <typename Make> explicit combinable(Make make) : make_(std::move(make)) {}

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
