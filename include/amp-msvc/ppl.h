//===- ppl.h - loops on the threads of the CPU ----------------------------===//
//
// On the include path only with --amp-msvc: what C++ AMP sources use of the Parallel Patterns
// Library to compare with, on standard threads.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_PPL_H
#define AMP_MSVC_PPL_H

#include <algorithm>
#include <atomic>
#include <exception>
#include <iterator>
#include <mutex>
#include <thread>
#include <vector>

namespace concurrency {
namespace ppl_detail {

/// Calls body(0) ... body(count - 1), each once, on all threads of the machine. The first exception
/// ends the loop early and is thrown again here.
template <typename Body> void run(std::size_t count, const Body &body) {
  const std::size_t hardware = std::max(1u, std::thread::hardware_concurrency());
  const std::size_t workers = std::min<std::size_t>(hardware, count);
  std::atomic<std::size_t> next(0);
  std::exception_ptr failure;
  std::mutex guard;

  auto work = [&] {
    // Small pieces keep the threads busy to the end, large ones keep them out of each other's way.
    const std::size_t piece = std::max<std::size_t>(1, count / (workers * 16));
    for (std::size_t first; (first = next.fetch_add(piece)) < count;) {
      try {
        const std::size_t last = std::min(count, first + piece);
        for (std::size_t i = first; i != last; ++i)
          body(i);
      } catch (...) {
        const std::lock_guard<std::mutex> hold(guard);
        if (!failure)
          failure = std::current_exception();
        next = count;
      }
    }
  };

  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < workers; ++i)
    threads.emplace_back(work);
  work();
  for (std::thread &t : threads)
    t.join();
  if (failure)
    std::rethrow_exception(failure);
}

} // namespace ppl_detail

/// Calls f(first), f(first + step), ... for every value below last.
template <typename Index, typename Function>
void parallel_for(Index first, Index last, Index step, const Function &f) {
  if (!(first < last))
    return;
  const std::size_t count = static_cast<std::size_t>((last - first - 1) / step) + 1;
  ppl_detail::run(
      count, [&](std::size_t i) { f(static_cast<Index>(first + static_cast<Index>(i) * step)); });
}

template <typename Index, typename Function>
void parallel_for(Index first, Index last, const Function &f) {
  parallel_for(first, last, static_cast<Index>(1), f);
}

/// Calls f on every element of [first, last), which needs random access.
template <typename Iterator, typename Function>
void parallel_for_each(Iterator first, Iterator last, const Function &f) {
  ppl_detail::run(static_cast<std::size_t>(std::distance(first, last)),
                  [&](std::size_t i) { f(first[i]); });
}

/// Calls every function once, side by side.
template <typename... Functions> void parallel_invoke(const Functions &...functions) {
  struct task {
    const void *function;
    void (*call)(const void *);
  };
  const task tasks[] = {
      {&functions, [](const void *f) { (*static_cast<const Functions *>(f))(); }}...};
  ppl_detail::run(sizeof...(functions), [&](std::size_t i) { tasks[i].call(tasks[i].function); });
}

} // namespace concurrency

namespace Concurrency = concurrency;

#endif
