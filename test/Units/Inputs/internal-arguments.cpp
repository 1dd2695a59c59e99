// A kernel of another unit's function, in instances that Clang and g++ name differently.
#include <amp.h>
using namespace concurrency;
int add_one(int n) restrict(amp);
namespace {
int plain;
static int own;
} // namespace
int numbers[2];
template <int *P> int run() {
  int n = 0;
  array_view<int> v(1, &n);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = add_one(4); });
  v.synchronize();
  return n;
}
int main() { return run<&plain>() != 5 || run<&own>() != 5 || run<numbers>() != 5; }
