// A member array whose type depends on the class's template arguments, captured by reference.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 %s -o %t && %t
#include <amp.h>
#include <vector>

using namespace concurrency;

template <class T> struct Pair {
  T first, second;
};

template <class T, int N> class Doubled {
  array<Pair<T>, 1> Work;

public:
  Doubled() : Work(N) {}
  std::vector<Pair<T>> run() {
    array<Pair<T>, 1> &work = Work;
    parallel_for_each(work.extent, [&work](index<1> i) restrict(amp) {
      work[i].first = T(i[0]);
      work[i].second = work[i].first * 2;
    });
    std::vector<Pair<T>> result(N);
    copy(Work, result.begin());
    return result;
  }
};

int main() {
  std::vector<Pair<float>> of = Doubled<float, 9>().run();
  std::vector<Pair<int>> oi = Doubled<int, 5>().run();
  for (int i = 0; i < 9; ++i)
    if (of[i].first != i || of[i].second != 2 * i)
      return 1;
  return oi[4].second != 8;
}
