//===- native_jobs.h - work that waits for the threads of a pool ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Both pools (native_pool.cpp, static/native_pool.cpp) have one object of this class. A thread that
// has work divides it into pieces, enters it here and runs pieces itself; the pool's threads, the
// helpers, take pieces from all work that is entered. To wake a sleeping thread takes longer than
// many kernels run, so a helper that finds no work looks for some more for a few microseconds
// before it sleeps: in a loop of short launches no thread is woken. Change this code for the time
// that a launch needs besides its pieces.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_JOBS_H
#define AMPCC_RUNTIME_NATIVE_JOBS_H

#include "device/native/native_pieces.h"
#include <array>
#include <atomic>
#include <condition_variable>
#include <mutex>

namespace ampcc_rt {
namespace native {

class native_jobs {
public:
  /// Runs the pieces of a job on this thread, with the number 0, and on the helpers, and returns
  /// when no thread uses the job any more. Calls wake(n) if n more helpers are useful and there are
  /// fewer than `most`; wake must let n threads call help(), now or later, and may throw. If more
  /// than eight threads run jobs at the same time, the further jobs have no helpers.
  template <typename Wake> void run(shared_pieces &job, unsigned most, Wake wake) {
    place *const at = enter(job);
    if (const unsigned missing = at ? add_helpers(job.threads() - 1, most) : 0)
      try {
        wake(missing);
      } catch (...) { // this thread runs what the helpers would have run
        remove_helpers(missing);
      }
    job.run(0);
    if (at)
      leave(*at);
  }

  /// Runs pieces of the jobs until there has been none for 30 microseconds, or for a millisecond in
  /// all, because other work of the program may wait for the thread. For a thread that wake() has
  /// let call it. Threads that help at the same time have different numbers, not 0, and each the
  /// same one always.
  void help(unsigned number);

  /// Takes back `count` of the helpers for which wake() was called, if they cannot be started.
  void remove_helpers(unsigned count);

private:
  /// The state of an entered job. Those of different jobs do not share cache lines.
  struct alignas(64) place {
    std::atomic<unsigned> users{0};    ///< helpers that may use the job
    std::atomic<unsigned> useful{0};   ///< the most helpers that the job can use
    std::atomic<bool> is_taken{false}; ///< a thread is between enter() and leave()
    std::atomic<bool> sleeps{false};   ///< that thread waits for ended_
  };

  place *enter(shared_pieces &job);
  void leave(place &at);
  unsigned add_helpers(unsigned useful, unsigned most);
  bool help_once(unsigned number);

  std::array<place, 8> places_;
  /// The job of each place, null if no piece is left to take.
  alignas(64) std::array<std::atomic<shared_pieces *>, 8> open_{};
  /// In the upper half the threads that are in help(), or that wake() will let call it; in the
  /// lower half those of them that run no pieces.
  alignas(64) std::atomic<std::uint64_t> helpers_{0};
  std::mutex mutex_;
  std::condition_variable ended_;
};

} // namespace native
} // namespace ampcc_rt

#endif
