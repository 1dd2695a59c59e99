// One view on a device with memory of its own and on the native accelerator, which works in the
// host's: the host's memory is complete when it is read, however long each of them takes.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t -lOpenCL -pthread
// RUN: env AMPCC_DEVICE=opencl AMPCC_SHARED_MEMORY=native %t
#include <algorithm>
#include <amp_opencl.h>
#include <chrono>
#include <thread>
#include <vector>

using namespace concurrency;

// Commands that are enqueued after it wait for a while.
class delay {
public:
  explicit delay(const accelerator_view &view) {
    cl_int error = 0;
    gate_ = clCreateUserEvent(opencl::get_context(view), &error);
    clEnqueueBarrierWithWaitList(opencl::get_command_queue(view), 1, &gate_, nullptr);
    opens_ = std::thread([this] {
      std::this_thread::sleep_for(std::chrono::milliseconds(200));
      clSetUserEventStatus(gate_, CL_COMPLETE);
    });
  }
  ~delay() {
    opens_.join();
    clReleaseEvent(gate_);
  }

private:
  cl_event gate_;
  std::thread opens_;
};

static void add(const accelerator_view &on, const array_view<int> &numbers, int what) {
  parallel_for_each(on, numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] += what; });
}

int main() {
  const accelerator_view apart = accelerator().default_view;
  const accelerator_view native = accelerator(L"native").default_view;
  bool good = !apart.accelerator.supports_cpu_shared_memory &&
              native.accelerator.supports_cpu_shared_memory;

  std::vector<int> data(64, 1);
  array_view<int> numbers(64, data);
  add(apart, numbers.section(0, 32), 1);
  add(native, numbers.section(32, 32), 2);
  {
    delay later(apart);
    numbers.synchronize();
    for (int i = 0; i < 64; ++i)
      good = good && data[i] == (i < 32 ? 2 : 3);
  }

  // A kernel reads the host's memory, and the program changes it without synchronising.
  std::vector<int> sums(64);
  array_view<int> sum(64, sums);
  array_view<const int> seen = numbers;
  parallel_for_each(
      native, sum.extent, [=](index<1> i) restrict(amp) {
        for (int k = 0; k < 1000000; ++k)
          sum[i] = seen[(i[0] + k) % 64] + (sum[i] & 1);
      });
  numbers.synchronize();
  std::fill(data.begin(), data.end(), 100);
  numbers.refresh();
  sum.synchronize();
  for (int each : sums)
    good = good && each < 10;
  return good ? 0 : 1;
}
