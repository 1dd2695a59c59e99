// A program has its own names that POSIX has and Windows does not.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
// REQUIRES: opencl-device, gxx
#include <amp.h>
#include <dlfcn.h>
#include <fstream>
#include <math.h>
#include <windows.h>

float y0 = 1, gamma = 2;
int pipe = 3;
void pause() {}
int fork() { return 6; } // the C library keeps its own
struct alarm {
  int at;
};
static float j1(float x) restrict(amp, cpu) { return 2 * x; }
static int read(int n) { return n; }
static int write = 5;

int main(int, char **argv) {
  alarm a = {4};
  const float sum = y0 + gamma;
  concurrency::array_view<float> v(1);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = j1(sum); });
  pause();
  char magic[4] = {};
  DWORD count = 0;
  HANDLE file = CreateFileA(argv[0], GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
  if (!ReadFile(file, magic, 4, &count, NULL) || magic[1] != 'E')
    return 1;
  CloseHandle(file);
  std::ifstream(argv[0]).read(magic, 1);
  if (!dlsym(RTLD_DEFAULT, "fork") || dlsym(RTLD_DEFAULT, "fork") == (void *)&fork)
    return 2;
  return !(v[0] == 6 && pipe + a.at + write + read(1) == 13 && fork() == 6);
}
