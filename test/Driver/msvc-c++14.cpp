// The dialect of Visual C++ with C++14.
// RUN: %ampcc --amp-msvc -std=c++14 %s -o %t && %t
// RUN: %ampcc --amp-msvc -std=c++14 --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: gxx
#include <amp.h>
#include <filesystem>
#include <ppltasks.h>
#include <windows.h>

int main() {
  auto task = concurrency::create_task([] { return 1; }).then([](concurrency::task<int> before) {
    return before.get() + 1;
  });
  return task.get() - 2;
}
