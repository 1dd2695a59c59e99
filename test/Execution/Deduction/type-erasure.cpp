// amp:1.3: classes that hold a function and the address of an object of any class, as std::function
// does. Each case computes in a kernel what it computes on the host.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++20 --amp-version=1.3 --amp-robust %s -o %t.robust && %t.robust
#include "compare.h"
#include <functional>
#include <new>
#include <variant>

template <typename> class reference;
template <typename R, typename... Args> class reference<R(Args...)> {
  void *object;
  R (*call)(void *, Args...);

public:
  template <typename F>
  reference(F &f)
      : object(&f),
        call([](void *o, Args... args) -> R { return (*static_cast<F *>(o))(args...); }) {}
  R operator()(Args... args) const { return call(object, args...); }
};
int fold(int n, reference<int(int, int)> f) {
  int result = 1;
  for (int i = 0; i < n % 5; ++i)
    result = f(result, i);
  return result;
}
/// The object refers to variables of the caller.
int references(int n) {
  int calls = 0;
  auto add = [&calls, n](int a, int b) {
    ++calls;
    return a * 3 + b + n;
  };
  auto mix = [&calls](int a, int b) { return (calls += 2) + a - b; };
  return fold(n, n % 2 ? reference<int(int, int)>(add) : reference<int(int, int)>(mix)) * 100 +
         calls;
}

class action {
  struct table {
    int (*run)(const void *, int);
    void (*copy)(void *, const void *);
  };
  template <typename F>
  static constexpr table table_of = {
      [](const void *o, int x) { return (*static_cast<const F *>(o))(x); },
      [](void *to, const void *from) { new (to) F(*static_cast<const F *>(from)); }};
  table functions;
  alignas(8) unsigned char object[16];

public:
  template <typename F> action(F f) : functions(table_of<F>) { new (object) F(f); }
  action(const action &other) : functions(other.functions) { functions.copy(object, other.object); }
  int operator()(int x) const { return functions.run(object, x); }
};
action choose(int n) {
  if (n % 3 == 0)
    return [n](int x) { return x * n; };
  if (n % 3 == 1)
    return [](int x) { return x - 1; };
  return [a = n, b = 2.5f](int x) { return int(x * b) + a; };
}
/// The object is a copy in the class itself.
int values(int n) {
  const action a = choose(n), b = a, c = choose(n + 1);
  return a(n) + b(n + 1) * 3 + c(n) * 7;
}

struct shape {
  virtual int area() const { return 0; }
  virtual ~shape() = default;
};
struct rectangle : shape {
  int w, h;
  rectangle(int w, int h) : w(w), h(h) {}
  int area() const override { return w * h; }
  int twice() const { return 2 * area(); }
};
/// Virtual functions without a clause, and std::mem_fn, std::invoke.
int members(int n) {
  const shape plain;
  const rectangle r(n, 3);
  const shape &any = n % 2 ? plain : r;
  return any.area() + std::mem_fn(&rectangle::twice)(r) * 5 + std::invoke(&shape::area, any) * 11;
}

using number = std::variant<int, float, std::pair<int, int>>;
number pick(int n) {
  if (n % 3 == 0)
    return n;
  if (n % 3 == 1)
    return n * 0.5f;
  return std::pair(n, n + 1);
}
struct visitor {
  int operator()(int a, float b) const { return a - int(b * 4); }
  int operator()(float a, int b) const { return int(a * 4) * b; }
  int operator()(std::pair<int, int> a, std::pair<int, int> b) const { return a.first * b.second; }
  template <typename T, typename U> int operator()(const T &, const U &) const {
    return sizeof(T) * 100 + sizeof(U);
  }
};
/// std::visit of several variants is a table of functions.
int visits(int n) { return std::visit(visitor(), pick(n), pick(n / 3)); }

int main() {
  return differences<int>(4, 60, [](int test, int n) {
    return test == 0 ? references(n) : test == 1 ? values(n) : test == 2 ? members(n) : visits(n);
  });
}
