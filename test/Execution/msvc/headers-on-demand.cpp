// With --amp-msvc <amp.h> includes a header that takes long to parse only for a unit that writes one of its names.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && env AMPCC_DEVICE=native %t | FileCheck %s
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && env AMPCC_DEVICE=native %t | FileCheck %s
// CHECK: 6 3 9 1 4 5 5
// RUN: echo '#include <amp.h>' > %t.none.cpp && echo 'int f() restrict(amp, cpu) { return 1; }' >> %t.none.cpp
// RUN: %ampcc --amp-msvc -c -MD -MF %t.d %t.none.cpp -o %t.o
// RUN: not grep -E '/(deque|iostream|numeric|queue|random|sstream|unordered_set|future|ppltasks.h)\b' %t.d
// A header that includes another for it gets the same.
// RUN: %ampcc --amp-msvc -DFIRST -Wall -Werror %s -o %t && env AMPCC_DEVICE=native %t | FileCheck %s
#ifdef FIRST
#include <iostream>
#include <map>
#endif
#include <amp.h>
using namespace concurrency;
using namespace std;

template <class T> struct holder {
  deque<T> values;
  unordered_set<T> seen;
};

#define PRINT(X) cout << (X) << ' '

int main() {
  int data[3] = {1, 2, 3};
  array_view<int> v(3, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = v[i]; });
  v.synchronize();
  PRINT(accumulate(data, data + 3, 0));
  priority_queue<int> first;
  for (int i : data)
    first.push(i);
  PRINT(first.top());
  uniform_int_distribution<int> nine(9, 9);
  mt19937 engine;
  PRINT(nine(engine));
  holder<int> h;
  h.values.push_front(1);
  h.seen.insert(1);
  PRINT(h.seen.count(h.values.front()));
  stringstream text;
  text << 4;
  PRINT(text.str());
  PRINT(create_task([] { return 5; }).get());
  map<int, int> squares;
  squares[5] = 5;
  std::function<int(int)> square = [&](int i) { return squares[i]; };
  cout << square(5) << endl;
}
