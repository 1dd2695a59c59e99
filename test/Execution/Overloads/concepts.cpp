// A concept that requires a call is evaluated for the side that uses it, in any order.
// REQUIRES: opencl-device, libstdcxx
// RUN: %ampcc -std=c++20 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++20 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <concepts>
#include <vector>
using namespace concurrency;

struct of_amp {
  int x;
};
struct of_cpu {
  int x;
};
int over(of_amp a) restrict(amp) { return a.x; }
int over(of_cpu c) { return c.x; }

template <class T> concept Over = requires(T t) { over(t); };
template <class T> concept Both = Over<T> && sizeof(T) == sizeof(int);
template <class T> concept Nested = requires { requires Over<T>; };

// As many bits as hold for T.
#define ANSWERS(T) (int(Over<T>) + 2 * Both<T> + 4 * Nested<T> + 8 * !Over<T>)
constexpr int yes = 7, no = 8;

static_assert(ANSWERS(of_amp) == no && ANSWERS(of_cpu) == yes);
int on_host() { return ANSWERS(of_amp); }
int on_amp() restrict(amp) { return ANSWERS(of_amp); }
int on_amp_of_cpu() restrict(amp) { return ANSWERS(of_cpu); }

struct members {
  static_assert(ANSWERS(of_amp) == no);
  int first() const restrict(cpu, amp) { return 0; }
  int on_host() const { return ANSWERS(of_amp); }
  int on_amp() const restrict(amp) { return ANSWERS(of_amp); }
  int again_on_host() const { return ANSWERS(of_amp); }
};
static_assert(ANSWERS(of_amp) == no);

template <class T> constexpr int asks() restrict(cpu, amp) { return ANSWERS(T); }
template <class T> constexpr int asks_amp() restrict(amp) {
  if constexpr (Over<T>)
    return ANSWERS(T);
  else
    return -1;
}

int chosen(auto) restrict(cpu, amp) { return 1; }
int chosen(Over auto) restrict(cpu, amp) { return 2; }
int chosen(Both auto) restrict(cpu, amp) { return 3; }

template <class T> struct constrained {
  int m() const restrict(cpu, amp) requires Over<T> { return 1; }
  int m() const restrict(cpu, amp) requires(!Over<T>) { return 2; }
};

struct only_amp {
  int operator()(int x) const restrict(amp) { return x + 1; }
};
template <std::invocable<int> F> int called(F f) restrict(amp) { return f(1); }

template <class T> int in_template(array_view<int> v) {
  const int before = ANSWERS(T);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    auto no_parameters = []() restrict(amp) { return asks<T>(); };
    v[0] = no_parameters();
  });
  return before == ANSWERS(T) ? before : -1;
}

int main() {
  if (on_host() != no || members().on_host() != no || members().again_on_host() != no ||
      asks<of_amp>() != no || asks<of_cpu>() != yes || chosen(of_amp{}) != 1 ||
      chosen(of_cpu{}) != 3 || constrained<of_amp>().m() != 2)
    return 1;
  std::vector<int> data(12);
  array_view<int> v(12, data);
  if (in_template<of_amp>(v) != no || v[0] != yes)
    return 2;
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    v[0] = on_amp() == yes;
    v[1] = members().on_amp() == yes;
    v[2] = asks<of_amp>() == yes;
    v[3] = asks_amp<of_amp>() == yes;
    v[4] = ANSWERS(of_amp) == yes;
    v[5] = chosen(of_amp{}) == 3;
    v[6] = chosen(of_cpu{}) == 1;
    v[7] = constrained<of_amp>().m() == 1;
    v[8] = called(only_amp{}) == 2;
    v[9] = called([](int x) restrict(amp) { return x; });
    v[10] = std::invocable<only_amp, int> && !std::invocable<only_amp>;
    v[11] = on_amp_of_cpu() == no;
  });
  for (int i = 0; i < 12; ++i)
    if (v[i] != 1)
      return 10 + i;
}
