// main PLUGIN: uses kernels of every part, and loads the plugin twice.
#include "fill.h"
#include "parts.h"
#include <cstdio>
#include <dlfcn.h>

int plain(int value);

static int use_plugin(const char *path, concurrency::array_view<int> &view) {
  void *plugin = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!plugin) {
    std::printf("%s\n", dlerror());
    return -1;
  }
  typedef int (*function)(concurrency::array_view<int> *);
  int sum = reinterpret_cast<function>(dlsym(plugin, "in_plugin"))(&view);
  dlclose(plugin);
  return sum;
}

int main(int, char **argv) {
  std::vector<int> data(4, 1);
  concurrency::array_view<int> view(4, data);
  if (in_static(2) != 8 || sum_of_fill<4>(5) != 20 || plain(1) != 2)
    return 1;
  in_shared(view); // 5 6 7 8
  for (int round = 0; round < 2; ++round)
    if (use_plugin(argv[1], view) != 12)
      return 2;
  view.synchronize();
  std::printf("%d %d %d %d\n", data[0], data[1], data[2], data[3]);
  return data[3] == 32 ? 0 : 3;
}
