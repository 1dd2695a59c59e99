// __declspec(property): read, assigned, indexed, in templates, macros and kernels.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx -Wall -Werror %s -o %t && %t
// REQUIRES: opencl-device
#include <amp.h>
using namespace concurrency;

#define CHECK(CONDITION)                                                                           \
  if (!(CONDITION))                                                                                \
  return __LINE__
#define LIMIT (2 * 8)

class counter {
public:
  counter() restrict(cpu, amp) : value(0) {}
  int get() const restrict(cpu, amp) { return value; }
  void put(int v) restrict(cpu, amp) { value = v; }
  int at(int i, int j) { return value + 10 * i + j; }
  __declspec(property(get = get, put = put)) int Value;
  __declspec(property(get = at)) int Grid[][];
  __declspec(property(get = half)) int Unused;
  int half() { return Value / 2; }
  int twice() const {
    return Value + this->Value;
  }

private:
  int value;
};

template <typename T> struct holder {
  T content;
  T &get_content() { return content; }
  __declspec(property(get = get_content)) T &Content;
  int through() { return Content.Value + content.Value; }
};

template <typename T> int read(T &c) {
  c.Value = 5;
  return c.Value;
}

int main() {
  counter a, *p = &a;
  a.Value = 3;
  CHECK(a.Value == 3 && p->Value == 3 && a.twice() == 6);
  p->Value = a.Value + LIMIT;
  CHECK(a.Value == 19);
  a.Value = LIMIT;
  CHECK(a.Value == 16);
  a.Value += 2 << 1;
  CHECK(a.Value == 20);
  a.Value *= 2 + a.Value;
  CHECK(a.Value == 440);
  a.Value = 7;
  ++a.Value;
  CHECK(a.Grid[2][1] == 29 && a.Grid[a.Value][p->Value] == 96);
  holder<counter> h;
  h.content = a;
  CHECK(h.through() == 16 && h.Content.Value == 8);
  CHECK(read(a) == 5 && read(h.content) == 5);
  array_view<int> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    counter c = a;
    c.Value = c.Value + i[0];
    v[i] = c.Value;
  });
  CHECK(v[3] == 8);
  return 0;
}
