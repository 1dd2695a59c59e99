// One launch; `name` prints the path of the default accelerator.
#include <amp.h>
#include <cstdio>
using namespace concurrency;

int main(int argc, char **) {
  int data[64];
  array_view<int> v(data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0]; });
  v.synchronize();
  if (argc > 1)
    std::printf("%ls\n", accelerator().get_device_path().c_str());
  return data[63] == 63 ? 0 : 1;
}
