// A program's own operators new and delete, which read what a view shows while the runtime is at
// work, a child of a fork, and functions that the loader chooses among, run under --amp-check.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check -static -DCLONES %s -o %t.static && env AMPCC_DEVICE=native %t.static
// RUN: %ampcc --amp-check %s -o %t && %t 2>&1 | FileCheck %s --allow-empty
// CHECK-NOT: check
#include <amp.h>
#include <cstdlib>
#include <new>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>
using namespace concurrency;

static int sizes[16]; // no kernel changes them
static long total;
void *operator new(std::size_t n) {
  total += sizes[n & 15];
  if (void *made = std::malloc(n))
    return made;
  throw std::bad_alloc();
}
void operator delete(void *p) noexcept {
  total += sizes[3];
  std::free(p);
}
void operator delete(void *p, std::size_t) noexcept { ::operator delete(p); }

#ifdef CLONES
__attribute__((target_clones("avx2", "default")))
#endif
static int sum(const int *of, int count) {
  int result = 0;
  for (int i = 0; i < count; ++i)
    result += of[i];
  return result;
}

int main() {
  array_view<int> v(16, sizes);
  for (int k = 0; k < 20; ++k) {
    std::vector<int> d(k + 1);
    array_view<int> w(k + 1, d);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 0; });
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] = 1; });
    w.synchronize();
    if (sum(d.data(), k + 1) != k + 1)
      return 1;
  }
  const pid_t child = fork();
  if (child == 0)
    _exit(sum(sizes, 16));
  int status = 1;
  waitpid(child, &status, 0);
  return status || total;
}
