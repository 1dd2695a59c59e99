// Templates as Visual C++ reads them: when they are instantiated, in their base classes too, and
// without `typename`.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: opencl-device
#include <amp.h>
#include <vector>
using namespace concurrency;

template <typename T> struct storage {
  typedef std::vector<T> items_type;
  typedef T value_type;
  items_type items;
  int used;
  explicit storage(int n) : items(n), used(n) {}
  void set(int i, T v) { items[i] = v; }
  static int limit() { return 100; }
  template <typename U> U as(int i) { return U(items[i]); }
};

template <typename T> class numbers : public storage<T> {
public:
  numbers(int n) : storage(n) {}
  void fill() {
    for (int i = 0; i < used && i < limit(); ++i)
      set(i, value_type(i));
  }
  items_type &all() { return items; }
  value_type sum() {
    value_type total = 0;
    for (items_type::const_iterator i = items.begin(); i != items.end(); ++i)
      total += *i;
    return twice(total);
  }
  int first() { return as<int>(1); }
  void triple() {
    array_view<T, 1> v(used, items);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      value_type x = v[i];
      v[i] = x * 3;
    });
    v.synchronize();
  }
};

template <typename T> typename T::value_type last(typename T &list) {
  T::items_type::reverse_iterator i = list.items.rbegin();
  const T::value_type result = *i;
  later(0);
  return result;
}

template <typename T> void never(T t) { nobody_knows(1); }

template <typename T> T twice(T t) { return t + t; }

static int calls = 0;
void later(int) { ++calls; }

int main() {
  numbers<int> n(10);
  n.fill();
  n.triple();
  if (n.sum() != 270 || n.first() != 3 || last(n) != 27 || calls != 1)
    return 1;
  numbers<float> f(4);
  f.fill();
  return f.all().size() == 4 && f.sum() == 12.0f ? 0 : 2;
}
