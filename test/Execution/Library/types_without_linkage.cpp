// Local types, types of an unnamed namespace and closure types as elements, containers and
// iterators: whatever has them in its own type.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
#include <amp.h>
#include <iterator>
#include <list>
#include <vector>
using namespace concurrency;

namespace {
struct item {
  int x, y;
};
struct holder {
  item items[4];
  item *data() { return items; }
  std::size_t size() const { return 4; }
};
} // namespace

// The numbers that a function makes of `at` and what follows.
template <typename F> struct made {
  typedef std::input_iterator_tag iterator_category;
  typedef int value_type;
  typedef std::ptrdiff_t difference_type;
  typedef const int *pointer;
  typedef int reference;
  F f;
  int at;
  made &operator++() {
    ++at;
    return *this;
  }
  int operator*() const { return f(at); }
  bool operator==(const made &other) const { return at == other.at; }
  bool operator!=(const made &other) const { return at != other.at; }
};
template <typename F> made<F> make(F f, int at) { return made<F>{f, at}; }

template <typename T> bool elements() {
  T memory[4] = {{1, 2}, {3, 4}, {5, 6}, {7, 8}}, out[4] = {};
  std::list<T> list(memory, memory + 4);
  array<T> a(4, memory), b(4);
  array_view<T> view(4, memory);
  array_view<const T> readable(view);
  copy(memory, a);
  copy(memory, memory + 4, a);
  copy_async(a, b).get();
  copy_async(list.begin(), list.end(), b).get();
  parallel_for_each(b.extent, [&b](index<1> i) restrict(amp) { b[i].y += i[0]; });
  copy(b, out);
  bool good = out[3].x == 7 && out[3].y == 11;
  copy_async(b, view).get();
  copy_async(view, list.begin()).get();
  good &= view[2].y == 8 && view(1).y == 5 && view.data()[3].y == 11 && list.back().y == 11;
  good &= view.get_ref(index<1>(3)).y == 11 && readable[3].y == 11;
  copy_async(memory, a).get();
  copy_async(a, out).get();
  array<T, 2> square(2, 2, memory);
  copy(square, out);
  return good && out[1].y == 5;
}

int main() {
  struct local {
    int x, y;
  };
  if (!elements<item>() || !elements<local>())
    return 1;

  holder held = {{{1, 2}, {3, 4}, {5, 6}, {7, 8}}};
  array_view<item> view(4, held);
  if (view[3].y != 8)
    return 2;

  auto square = [](int x) { return x * x; };
  array<int> numbers(3, make(square, 0), make(square, 3));
  copy(make(square, 4), numbers);
  copy_async(make(square, 1), make(square, 4), numbers).get();
  std::vector<int> got = numbers;
  if (got[2] != 9)
    return 3;

  struct sum {
    typedef std::output_iterator_tag iterator_category;
    typedef void value_type;
    typedef void difference_type;
    typedef void pointer;
    typedef void reference;
    int *to;
    sum &operator++() { return *this; }
    sum &operator*() { return *this; }
    sum &operator=(int x) {
      *to += x;
      return *this;
    }
  };
  int total = 0;
  copy(numbers, sum{&total});
  copy_async(numbers, sum{&total}).get();
  return total == 28 ? 0 : 4;
}
