// RUN: %ampcc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// A small library of vectors and matrices whose expressions are evaluated in one kernel, with static polymorphism.

#include <amp.h>
#include <amp_math.h>
#include <cassert>
#include <cmath>
#include <iostream>
#include <type_traits>
#include <vector>

namespace lazy {

using concurrency::array_view;
using concurrency::extent;
using concurrency::index;

template <class E> struct expression {
  const E &self() const { return static_cast<const E &>(*this); }
};

template <class T> class vector;

template <class T> struct leaf : expression<leaf<T>> {
  typedef T value_type;
  array_view<const T, 1> view;
  explicit leaf(const array_view<const T, 1> &v) restrict(cpu, amp) : view(v) {}
  T operator[](int i) const restrict(cpu, amp) { return view[i]; }
  int size() const restrict(cpu, amp) { return view.extent[0]; }
};

template <class T> struct scalar : expression<scalar<T>> {
  typedef T value_type;
  T value;
  explicit scalar(T v) restrict(cpu, amp) : value(v) {}
  T operator[](int) const restrict(cpu, amp) { return value; }
  int size() const restrict(cpu, amp) { return 0; }
};

// How an operand is stored inside of an expression
template <class E> struct operand { typedef E type; static const E &get(const E &e) { return e; } };
template <class T> struct operand<vector<T>> {
  typedef leaf<T> type;
  static leaf<T> get(const vector<T> &v) { return v.as_leaf(); }
};

template <class L, class R, class Op> struct binary : expression<binary<L, R, Op>> {
  typedef typename std::common_type<typename L::value_type, typename R::value_type>::type value_type;
  L l;
  R r;
  binary(const L &l, const R &r) restrict(cpu, amp) : l(l), r(r) {}
  value_type operator[](int i) const restrict(cpu, amp) { return Op::apply(value_type(l[i]), value_type(r[i])); }
  int size() const restrict(cpu, amp) { return l.size() > r.size() ? l.size() : r.size(); }
};

template <class E, class Op> struct unary : expression<unary<E, Op>> {
  typedef typename E::value_type value_type;
  E e;
  explicit unary(const E &e) restrict(cpu, amp) : e(e) {}
  value_type operator[](int i) const restrict(cpu, amp) { return Op::apply(e[i]); }
  int size() const restrict(cpu, amp) { return e.size(); }
};

// An expression shifted by an offset that is part of its type, zero outside
template <int Offset, class E> struct shifted : expression<shifted<Offset, E>> {
  typedef typename E::value_type value_type;
  E e;
  explicit shifted(const E &e) restrict(cpu, amp) : e(e) {}
  value_type operator[](int i) const restrict(cpu, amp) {
    const int at = i + Offset;
    return at < 0 || at >= e.size() ? value_type() : e[at];
  }
  int size() const restrict(cpu, amp) { return e.size(); }
};

#define LAZY_OPERATOR(name, op)                                                                                   \
  struct name {                                                                                                   \
    template <class T> static T apply(T a, T b) restrict(cpu, amp) { return a op b; }                             \
  };                                                                                                              \
  template <class L, class R>                                                                                     \
  binary<typename operand<L>::type, typename operand<R>::type, name> operator op(const expression<L> &l, const expression<R> &r) { \
    return binary<typename operand<L>::type, typename operand<R>::type, name>(operand<L>::get(l.self()), operand<R>::get(r.self())); \
  }                                                                                                               \
  template <class R>                                                                                              \
  binary<scalar<typename R::value_type>, typename operand<R>::type, name> operator op(typename R::value_type l, const expression<R> &r) { \
    return binary<scalar<typename R::value_type>, typename operand<R>::type, name>(scalar<typename R::value_type>(l), operand<R>::get(r.self())); \
  }                                                                                                               \
  template <class L>                                                                                              \
  binary<typename operand<L>::type, scalar<typename L::value_type>, name> operator op(const expression<L> &l, typename L::value_type r) { \
    return binary<typename operand<L>::type, scalar<typename L::value_type>, name>(operand<L>::get(l.self()), scalar<typename L::value_type>(r)); \
  }

LAZY_OPERATOR(add, +)
LAZY_OPERATOR(subtract, -)
LAZY_OPERATOR(multiply, *)
LAZY_OPERATOR(divide, /)
#undef LAZY_OPERATOR

struct negation {
  template <class T> static T apply(T a) restrict(cpu, amp) { return -a; }
};
struct root {
  static float apply(float a) restrict(cpu) { return std::sqrt(a); }
  static float apply(float a) restrict(amp) { return concurrency::precise_math::sqrt(a); }
};
struct square {
  template <class T> static T apply(const T &a) restrict(cpu, amp) { return a * a; }
};

template <class E> unary<typename operand<E>::type, negation> operator-(const expression<E> &e) {
  return unary<typename operand<E>::type, negation>(operand<E>::get(e.self()));
}
template <class E> unary<typename operand<E>::type, root> sqrt(const expression<E> &e) {
  return unary<typename operand<E>::type, root>(operand<E>::get(e.self()));
}
template <class E> unary<typename operand<E>::type, square> sqr(const expression<E> &e) {
  return unary<typename operand<E>::type, square>(operand<E>::get(e.self()));
}
template <int N, class E> shifted<N, typename operand<E>::type> shift(const expression<E> &e) {
  return shifted<N, typename operand<E>::type>(operand<E>::get(e.self()));
}

template <class T> class vector : public expression<vector<T>> {
public:
  typedef T value_type;
  explicit vector(int n, T value = T()) : host_(n, value), view_(n, host_) {}
  vector(const vector &) = delete;
  template <class E> vector &operator=(const expression<E> &e) {
    assign(operand<E>::get(e.self()));
    return *this;
  }
  vector &operator=(const vector &o) {
    assign(o.as_leaf());
    return *this;
  }
  template <class E> vector &operator+=(const expression<E> &e) { return *this = *this + e; }
  vector &operator*=(T s) { return *this = *this * s; }
  T &operator[](int i) { return view_[i]; }
  int size() const { return view_.extent[0]; }
  leaf<T> as_leaf() const { return leaf<T>(view_); }

private:
  template <class E> void assign(const E &e) {
    assert(e.size() == 0 || e.size() == size());
    // An expression may read this vector at other places: evaluate aside.
    std::vector<T> aside(host_.size());
    array_view<T, 1> out(size(), aside);
    out.discard_data();
    concurrency::parallel_for_each(out.extent, [out, e](index<1> i) restrict(amp) { out[i] = e[i[0]]; });
    concurrency::copy(out, view_);
  }
  std::vector<T> host_;
  array_view<T, 1> view_;
};

template <class L, class R> typename L::value_type dot(const expression<L> &l, const expression<R> &r) {
  typedef typename L::value_type T;
  enum { tile = 32 };
  const auto a = operand<L>::get(l.self());
  const auto b = operand<R>::get(r.self());
  const int n = a.size();
  const int tiles = (n + tile - 1) / tile;
  std::vector<T> parts(tiles);
  array_view<T, 1> out(tiles, parts);
  out.discard_data();
  concurrency::parallel_for_each(extent<1>(n).tile<tile>().pad(), [=](concurrency::tiled_index<tile> t) restrict(amp) {
    tile_static T sums[tile];
    const int g = t.global[0], l = t.local[0];
    sums[l] = g < n ? a[g] * b[g] : T();
    for (int half = tile / 2; half > 0; half /= 2) {
      t.barrier.wait_with_tile_static_memory_fence();
      if (l < half)
        sums[l] += sums[l + half];
    }
    if (l == 0)
      out[t.tile] = sums[0];
  });
  T sum = T();
  for (int i = 0; i < tiles; ++i)
    sum += out[i];
  return sum;
}

} // namespace lazy

static int failures = 0;

static void expect(bool ok, const char *what) {
  std::cout << (ok ? "ok   " : "FAIL ") << what << "\n";
  failures += !ok;
}

// Conjugate gradients for the second difference, written with expressions only
static bool conjugate_gradients() {
  const int n = 64;
  lazy::vector<float> x(n), r(n), p(n), ap(n), b(n);
  for (int i = 0; i < n; ++i)
    b[i] = 1.0f + (i % 4);
  r = b;
  p = r;
  float rr = lazy::dot(r, r);
  int steps = 0;
  while (rr > 1e-6f && steps++ < 3 * n) {
    ap = 2.0f * p - lazy::shift<-1>(p) - lazy::shift<1>(p);
    const float alpha = rr / lazy::dot(p, ap);
    x += alpha * p;
    r = r - alpha * ap;
    const float next = lazy::dot(r, r);
    p = r + (next / rr) * p;
    rr = next;
  }
  float worst = 0;
  for (int i = 0; i < n; ++i) {
    const float left = i ? x[i - 1] : 0, right = i + 1 < n ? x[i + 1] : 0;
    worst = std::fmax(worst, std::fabs(2 * x[i] - left - right - b[i]));
  }
  std::cout << steps << " steps, residual " << worst << "\n";
  return worst < 1e-2f;
}

int main() {
  const int n = 100;
  lazy::vector<float> a(n), b(n, 2.0f), c(n);
  lazy::vector<int> counts(n);
  for (int i = 0; i < n; ++i) {
    a[i] = float(i);
    counts[i] = i % 5;
  }
  c = a * b + 1.0f;
  expect(c[10] == 21.0f && c[99] == 199.0f, "a * b + 1");
  c = -(a - b) / (b + 2.0f) + lazy::sqrt(lazy::sqr(a));
  bool ok = true;
  for (int i = 0; i < n; ++i)
    ok = ok && c[i] == -(float(i) - 2.0f) / 4.0f + float(i);
  expect(ok, "signs, quotients and roots");
  c = a + counts;
  expect(c[7] == 9.0f, "float and int");
  c += lazy::shift<3>(a) + lazy::shift<-2>(lazy::shift<2>(a));
  expect(c[0] == 3.0f && c[97] == 97.0f + 2.0f + 97.0f && c[1] == 1.0f + 1.0f + 4.0f, "shifts");
  a = lazy::shift<1>(a); // reads its own target
  expect(a[0] == 1.0f && a[98] == 99.0f && a[99] == 0.0f, "shift of itself");
  counts = counts * 2 - 1;
  expect(lazy::dot(counts, counts) == 20 * (1 + 1 + 9 + 25 + 49), "dot of int");
  a *= 0.5f;
  expect(a[9] == 5.0f, "scaled");
  expect(conjugate_gradients(), "conjugate gradients");
  return failures != 0;
}
