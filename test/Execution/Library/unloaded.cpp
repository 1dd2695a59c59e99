// A program without the runtime opens and closes a library with kernels several times. The library's kernels end before its code
// is unloaded. Then the program goes on, and it ends without a fault, although threads of the runtime wait for work.
// REQUIRES: opencl-device
// RUN: %ampcc -DLIBRARY -fPIC -shared %s -o %t.so
// RUN: %clangxx %s -ldl -pthread -o %t
// RUN: env AMPCC_DEVICE=native %t %t.so && env AMPCC_DEVICE=native %t %t.so thread
// RUN: env AMPCC_DEVICE=opencl %t %t.so && env AMPCC_DEVICE=opencl %t %t.so thread
// RUN: env AMPCC_DEVICE=native AMPCC_PROFILE=1 %t %t.so thread 2>&1 | FileCheck %s
// CHECK: launch()
#ifdef LIBRARY
#include <amp.h>
#include <vector>
using namespace concurrency;

namespace {

std::vector<int> data(1 << 16, 1);
array<int> kept(1 << 16), other(1 << 16);

void launch(const array_view<int> &a) {
  array<int> &numbers = kept;
  parallel_for_each(
      a.extent, [=, &numbers](index<1> i) restrict(amp) {
        for (int k = 0; k < 100; ++k)
          a[i] = a[i] * 3 + k;
        numbers[i] = a[i];
      });
}

} // namespace

extern "C" int run(bool waits) {
  array_view<int> a(1 << 16, data);
  launch(a);
  if (!waits) {
    launch(other); // no end of a view waits for this kernel
    return 1;
  }
  a.synchronize();
  return data[0];
}

#else
#include <cstring>
#include <dlfcn.h>
#include <thread>

static int use(const char *path, bool waits) {
  void *const library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  auto *const run = library ? reinterpret_cast<int (*)(bool)>(dlsym(library, "run")) : nullptr;
  const int found = run ? run(waits) : 0;
  return library && dlclose(library) == 0 ? found : 0;
}

static bool use_often(const char *path) {
  const int first = use(path, true);
  bool good = first != 0;
  for (int i = 0; i < 4; ++i)
    good = use(path, i % 2 == 0) == (i % 2 == 0 ? first : 1) && good;
  return good;
}

int main(int count, char **arguments) {
  bool good = false;
  if (count > 2)
    std::thread([&] { good = use_often(arguments[1]); }).join();
  else
    good = use_often(arguments[1]);
  return good ? 0 : 1;
}
#endif
