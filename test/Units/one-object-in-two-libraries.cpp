// Each of two libraries made of one object runs its own kernel, which calls the library's own function.
// REQUIRES: opencl-device
// RUN: %ampcc -fPIC -DKERNEL -c %s -o %t.kernel.o
// RUN: %ampcc -fPIC -DFACTOR=3 -c %s -o %t.3.o && %ampcc -shared %t.kernel.o %t.3.o -o %t.3.so
// RUN: %ampcc -fPIC -DFACTOR=5 -c %s -o %t.5.o && %ampcc -shared %t.kernel.o %t.5.o -o %t.5.so
// RUN: %ampcc %s -ldl -o %t && %t %t.3.so %t.5.so && %t %t.5.so %t.3.so
#include <amp.h>

#ifdef FACTOR
int changed(int value) restrict(amp) { return value * FACTOR; }
#elif defined KERNEL
int changed(int value) restrict(amp);
extern "C" int run(int value) {
  concurrency::array_view<int> v(1, &value);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = changed(v[i]); });
  v.synchronize();
  return value;
}
#else
#include <cstring>
#include <dlfcn.h>

int main(int argc, char **argv) {
  for (int i = 1; i < argc; ++i) {
    void *library = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL);
    auto run = library ? reinterpret_cast<int (*)(int)>(dlsym(library, "run")) : nullptr;
    if (!run || run(7) != (std::strstr(argv[i], ".3.so") ? 21 : 35))
      return i;
  }
}
#endif
