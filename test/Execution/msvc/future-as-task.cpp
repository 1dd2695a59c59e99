// completion_future::to_task, with continuations and exceptions; <amp.h> brings the tasks and the
// result codes of Windows.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx -Wall -Werror %s -o %t && %t
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(1000, 3), back(1000), few(2);
  array<int> there(1000);
  int sum = 0;
  copy_async(data.begin(), data.end(), there)
      .to_task()
      .then([&] { return copy_async(there, back.begin()).to_task(); })
      .then([&] {
        for (int x : back)
          sum += x;
      })
      .wait();
  if (sum != 3000)
    return 1;
  task<void> failing = copy_async(few.begin(), few.end(), there).to_task();
  try {
    failing.get();
    return 2;
  } catch (const runtime_exception &) {
  }
  task<void> marker = accelerator().default_view.create_marker().to_task();
  auto all = marker && copy_async(there, data.begin()).to_task();
  all.wait();
  const HRESULT failed = E_FAIL;
  return !(marker.is_done() && FAILED(failed) && SUCCEEDED(S_OK));
}
