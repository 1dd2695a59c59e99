#include <amp.h>
#include <utility>
template <class T> int size_in_kernel() {
  int result = 0;
  concurrency::array_view<int> v(1, &result);
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = sizeof(T); });
  v.synchronize();
  return result;
}
