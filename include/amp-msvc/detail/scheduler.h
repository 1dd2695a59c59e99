//===- scheduler.h - schedulers and contexts of Microsoft's runtime -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <concrt.h> and cancellation.h include this file. All work
// runs on one pool with a thread for each processor (thread_pool.h), whatever a policy says: a
// scheduler keeps its policy and has no other effect. A context is a thread. A further member of
// the schedulers of programs is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_SCHEDULER_H
#define AMP_MSVC_DETAIL_SCHEDULER_H

#include "thread_pool.h"
#include <atomic>
#include <cstdarg>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <string>
#include <thread>

namespace Concurrency {

// The exceptions of the runtime that programs name. The headers of this folder throw only
// invalid_scheduler_policy_key and task_canceled.
#define AMP_MSVC_EXCEPTION(NAME)                                                                   \
  class NAME : public std::exception {                                                             \
  public:                                                                                          \
    NAME() = default;                                                                              \
    explicit NAME(const char *text) : text_(text) {}                                               \
    const char *what() const noexcept override { return text_.c_str(); }                           \
                                                                                                   \
  private:                                                                                         \
    std::string text_ = #NAME;                                                                     \
  };
AMP_MSVC_EXCEPTION(context_self_unblock)
AMP_MSVC_EXCEPTION(context_unblock_unbalanced)
AMP_MSVC_EXCEPTION(default_scheduler_exists)
AMP_MSVC_EXCEPTION(improper_lock)
AMP_MSVC_EXCEPTION(improper_scheduler_attach)
AMP_MSVC_EXCEPTION(improper_scheduler_detach)
AMP_MSVC_EXCEPTION(invalid_multiple_scheduling)
AMP_MSVC_EXCEPTION(invalid_operation)
AMP_MSVC_EXCEPTION(invalid_scheduler_policy_key)
AMP_MSVC_EXCEPTION(missing_wait)
AMP_MSVC_EXCEPTION(scheduler_not_attached)
AMP_MSVC_EXCEPTION(task_canceled)
#undef AMP_MSVC_EXCEPTION

enum PolicyElementKey {
  SchedulerKind,
  MaxConcurrency,
  MinConcurrency,
  TargetOversubscriptionFactor,
  LocalContextCacheSize,
  ContextStackSize,
  ContextPriority,
  SchedulingProtocol,
  DynamicProgressFeedback,
  WinRTInitialization,
  MaxPolicyElementKey
};
enum SchedulingProtocolType { EnhanceScheduleGroupLocality, EnhanceForwardProgress };
enum SchedulerType { ThreadScheduler };
constexpr unsigned int MaxExecutionResources = ~0u, INHERIT_THREAD_PRIORITY = 0xf000;

/// Values by their keys: SchedulerPolicy(2, MinConcurrency, 1, MaxConcurrency, 4).
class SchedulerPolicy {
public:
  SchedulerPolicy() : values_{0, MaxExecutionResources, 1, 1, 8, 0, 0, 0, 1, 0} {}
  SchedulerPolicy(std::size_t count, ...) : SchedulerPolicy() {
    va_list arguments;
    va_start(arguments, count);
    for (; count; --count) {
      const int key = va_arg(arguments, int);
      const unsigned int value = va_arg(arguments, unsigned int);
      SetPolicyValue(static_cast<PolicyElementKey>(key), value);
    }
    va_end(arguments);
  }
  unsigned int GetPolicyValue(PolicyElementKey key) const { return values_[check(key)]; }
  unsigned int SetPolicyValue(PolicyElementKey key, unsigned int value) {
    unsigned int &place = values_[check(key)];
    const unsigned int before = place;
    place = value;
    return before;
  }
  void SetConcurrencyLimits(unsigned int least, unsigned int most = MaxExecutionResources) {
    values_[MinConcurrency] = least;
    values_[MaxConcurrency] = most;
  }

private:
  static PolicyElementKey check(PolicyElementKey key) {
    if (key < SchedulerKind || key >= MaxPolicyElementKey)
      throw invalid_scheduler_policy_key();
    return key;
  }

  unsigned int values_[MaxPolicyElementKey];
};

/// A group of functions that run on the pool.
class ScheduleGroup {
public:
  void ScheduleTask(void (*function)(void *), void *data) {
    ppl_detail::thread_pool::instance().add([=] { function(data); });
  }
  unsigned int Id() const { return 0; }
  unsigned int Reference() { return ++references_; }
  unsigned int Release() {
    const unsigned int left = --references_;
    if (left == 0)
      delete this;
    return left;
  }

private:
  std::atomic<unsigned int> references_{1};
};

class Scheduler {
public:
  static Scheduler *Create(const SchedulerPolicy &policy) { return new Scheduler(policy); }
  static void SetDefaultSchedulerPolicy(const SchedulerPolicy &) {}
  static void ResetDefaultSchedulerPolicy() {}
  void Attach() {}
  unsigned int Id() const { return 1; }
  unsigned int GetNumberOfVirtualProcessors() const {
    return static_cast<unsigned int>(ppl_detail::thread_pool::threads());
  }
  SchedulerPolicy GetPolicy() const { return policy_; }
  unsigned int Reference() { return ++references_; }
  unsigned int Release() {
    const unsigned int left = --references_;
    if (left == 0)
      delete this;
    return left;
  }
  ScheduleGroup *CreateScheduleGroup() { return new ScheduleGroup(); }
  void ScheduleTask(void (*function)(void *), void *data) {
    ppl_detail::thread_pool::instance().add([=] { function(data); });
  }

private:
  explicit Scheduler(const SchedulerPolicy &policy) : policy_(policy) {}

  SchedulerPolicy policy_;
  std::atomic<unsigned int> references_{1};
};

/// The scheduler of the calling thread, which is always that of the process.
class CurrentScheduler {
public:
  static void Create(const SchedulerPolicy &policy) { the_policy() = policy; }
  static void Detach() { the_policy() = SchedulerPolicy(); }
  static unsigned int Id() { return 1; }
  static SchedulerPolicy GetPolicy() { return the_policy(); }
  static unsigned int GetNumberOfVirtualProcessors() {
    return static_cast<unsigned int>(ppl_detail::thread_pool::threads());
  }
  static ScheduleGroup *CreateScheduleGroup() { return new ScheduleGroup(); }
  static void ScheduleTask(void (*function)(void *), void *data) {
    ppl_detail::thread_pool::instance().add([=] { function(data); });
  }

private:
  static SchedulerPolicy &the_policy() {
    static thread_local SchedulerPolicy policy;
    return policy;
  }
};

/// The calling thread. Block() and Unblock() do not exist.
class Context {
public:
  static unsigned int Id() {
    static std::atomic<unsigned int> count(0);
    static thread_local const unsigned int id = ++count;
    return id;
  }
  static unsigned int VirtualProcessorId() { return Id(); }
  static unsigned int ScheduleGroupId() { return 0; }
  static void Yield() { std::this_thread::yield(); }
  static void Oversubscribe(bool) {}
};

inline void *Alloc(std::size_t size) { return std::malloc(size); }
inline void Free(void *block) { std::free(block); }
inline unsigned int GetProcessorNodeCount() { return 1; }

} // namespace Concurrency

#endif
