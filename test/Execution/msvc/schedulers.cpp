// Schedulers keep their policies, and their functions run. A program that only includes <amp.h> has them.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <vector>
using namespace Concurrency;

static void add(void *to) {
  static_cast<event *>(to)->set();
}

int main() {
  CurrentScheduler::Create(SchedulerPolicy(2, MinConcurrency, 1, MaxConcurrency, 2));
  if (CurrentScheduler::GetPolicy().GetPolicyValue(MaxConcurrency) != 2 || CurrentScheduler::GetNumberOfVirtualProcessors() < 1)
    return 1;
  CurrentScheduler::Detach();
  SchedulerPolicy policy;
  if (policy.SetPolicyValue(MinConcurrency, 2) != 1)
    return 2;
  policy.SetConcurrencyLimits(1, 4);
  Scheduler *scheduler = Scheduler::Create(policy);
  event first, second;
  scheduler->ScheduleTask(add, &first);
  ScheduleGroup *group = scheduler->CreateScheduleGroup();
  group->ScheduleTask(add, &second);
  first.wait();
  second.wait();
  if (group->Release() || scheduler->Release() || Context::Id() != Context::Id())
    return 3;
  std::vector<unsigned> numbers = {5, 3, 9, 1};
  parallel_radixsort(numbers.begin(), numbers.end());
  parallel_buffered_sort(numbers.begin() + 1, numbers.end(), std::greater<unsigned>());
  combinable<int> a([] { return 1; }), b;
  b = a;
  const int sum = parallel_reduce(
      numbers.begin(), numbers.end(), 0, [](std::vector<unsigned>::iterator i, std::vector<unsigned>::iterator end, int so_far) {
        for (; i != end; ++i)
          so_far += *i;
        return so_far;
      },
      std::plus<int>());
  return numbers[0] == 1 && numbers[1] == 9 && sum == 18 && b.local() == 1 ? 0 : 4;
}
