// RUN: %ampcc -std=c++14 %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Templates that compute: lists of types and numbers, loops unrolled by recursion, tuples, matrices whose sizes are part of their
// types, traits that choose a kernel, curiously recurring bases, functions chosen by SFINAE and tags, sorting networks made at
// compile time.

#include <amp.h>
#include <cstdio>
#include <type_traits>
#include <utility>
#include <vector>

namespace meta {

#define __both restrict(cpu, amp)

template <int... Is> struct sequence { static const int size = sizeof...(Is); };
template <int N, int... Is> struct make : make<N - 1, N - 1, Is...> {};
template <int... Is> struct make<0, Is...> { typedef sequence<Is...> type; };

template <class... Ts> struct list {};
template <class L> struct front;
template <class T, class... Ts> struct front<list<T, Ts...>> { typedef T type; };
template <class L, template <class> class F> struct map;
template <class... Ts, template <class> class F> struct map<list<Ts...>, F> { typedef list<typename F<Ts>::type...> type; };

// f(number, arguments...) for every number below N: kernels cannot capture by reference
template <int N> struct unroll {
  template <class F, class... A> static void run(const F &f, A &...a) __both {
    unroll<N - 1>::run(f, a...);
    f(std::integral_constant<int, N - 1>(), a...);
  }
};
template <> struct unroll<0> {
  template <class F, class... A> static void run(const F &, A &...) __both {}
};

// A tuple by inheritance
template <int I, class T> struct element {
  T value;
  element() __both : value() {}
  element(const T &v) __both : value(v) {}
};
template <class S, class... Ts> struct tuple_base;
template <int... Is, class... Ts> struct tuple_base<sequence<Is...>, Ts...> : element<Is, Ts>... {
  tuple_base() __both {}
  tuple_base(const Ts &...v) __both : element<Is, Ts>(v)... {}
};
template <class... Ts> struct tuple : tuple_base<typename make<sizeof...(Ts)>::type, Ts...> {
  typedef tuple_base<typename make<sizeof...(Ts)>::type, Ts...> base;
  tuple() __both {}
  tuple(const Ts &...v) __both : base(v...) {}
};
template <int I, class T> T &get(element<I, T> &e) __both { return e.value; }
template <int I, class T> const T &get(const element<I, T> &e) __both { return e.value; }

template <class F, class... Ts, int... Is> auto apply_impl(const F &f, const tuple<Ts...> &t, sequence<Is...>) __both -> decltype(f(get<Is>(t)...)) {
  return f(get<Is>(t)...);
}
template <class F, class... Ts> auto apply(const F &f, const tuple<Ts...> &t) __both -> decltype(apply_impl(f, t, typename make<sizeof...(Ts)>::type())) {
  return apply_impl(f, t, typename make<sizeof...(Ts)>::type());
}

template <class T> T sum_of(const T &t) __both { return t; }
template <class T, class... Ts> typename std::common_type<T, Ts...>::type sum_of(const T &t, const Ts &...ts) __both { return t + sum_of(ts...); }

struct adder {
  template <class... Ts> auto operator()(const Ts &...ts) const __both -> decltype(sum_of(ts...)) { return sum_of(ts...); }
};

} // namespace meta

namespace linear {

using meta::unroll;

template <class T, int R, int C> class matrix;

template <class Derived, class T> struct arithmetic {
  Derived operator+(const Derived &o) const __both {
    Derived r;
    for (int i = 0; i < Derived::count; ++i)
      r.data[i] = self().data[i] + o.data[i];
    return r;
  }
  friend Derived operator*(T s, const Derived &d) __both {
    Derived r;
    unroll<Derived::count>::run([s](auto i, Derived &to, const Derived &from) __both { to.data[decltype(i)::value] = s * from.data[decltype(i)::value]; }, r, d);
    return r;
  }

private:
  const Derived &self() const __both { return static_cast<const Derived &>(*this); }
};

template <class T, int R, int C> class matrix : public arithmetic<matrix<T, R, C>, T> {
public:
  enum { rows = R, columns = C, count = R * C };
  T data[R * C];
  template <int Row, int Column> T &at() __both {
    static_assert(Row < R && Column < C, "out of range");
    return data[Row * C + Column];
  }
  T &operator()(int r, int c) __both { return data[r * C + c]; }
  const T &operator()(int r, int c) const __both { return data[r * C + c]; }
  template <int K> matrix<T, R, K> operator*(const matrix<T, C, K> &o) const __both {
    matrix<T, R, K> result;
    for (int r = 0; r < R; ++r)
      for (int k = 0; k < K; ++k) {
        T sum = T();
        for (int c = 0; c < C; ++c)
          sum += (*this)(r, c) * o(c, k);
        result(r, k) = sum;
      }
    return result;
  }
};

template <class T, int N> struct determinant_of {
  static T run(const matrix<T, N, N> &m) __both {
    T sum = T();
    for (int c = 0; c < N; ++c) {
      matrix<T, N - 1, N - 1> minor;
      for (int y = 1; y < N; ++y)
        for (int x = 0, to = 0; x < N; ++x)
          if (x != c)
            minor(y - 1, to++) = m(y, x);
      const T d = m(0, c) * determinant_of<T, N - 1>::run(minor);
      sum += c % 2 ? -d : d;
    }
    return sum;
  }
};
template <class T> struct determinant_of<T, 1> {
  static T run(const matrix<T, 1, 1> &m) __both { return m(0, 0); }
};

} // namespace linear

// A sorting network as a list of pairs
template <int A, int B> struct comparator {
  template <class T> static void run(T *v) __both {
    if (v[B] < v[A]) {
      const T t = v[A];
      v[A] = v[B];
      v[B] = t;
    }
  }
};
template <class... Cs> struct network {
  template <class T> static void run(T *v) __both {
    const int order[] = {(Cs::run(v), 0)...};
    (void)order;
  }
};
typedef network<comparator<0, 1>, comparator<2, 3>, comparator<0, 2>, comparator<1, 3>, comparator<1, 2>> network4;

// Tags and SFINAE
struct by_shift {};
struct by_division {};
template <class T> struct halving { typedef typename std::conditional<std::is_integral<T>::value, by_shift, by_division>::type type; };
template <class T> T half(T v, by_shift) __both { return v >> 1; }
template <class T> T half(T v, by_division) __both { return v / T(2); }
template <class T> T half(T v) __both { return half(v, typename halving<T>::type()); }
template <class T> typename std::enable_if<std::is_floating_point<T>::value, int>::type kind(T) __both { return 1; }
template <class T> typename std::enable_if<std::is_unsigned<T>::value, int>::type kind(T) __both { return 2; }
template <class T> typename std::enable_if<std::is_signed<T>::value && std::is_integral<T>::value, int>::type kind(T) __both { return 3; }

template <int N> struct fibonacci { static const int value = fibonacci<N - 1>::value + fibonacci<N - 2>::value; };
template <> struct fibonacci<0> { static const int value = 0; };
template <> struct fibonacci<1> { static const int value = 1; };

template <class K> static bool same_on_both(const char *name, int n, const K &k) {
  typedef decltype(k(0)) result_type;
  std::vector<result_type> results(n);
  concurrency::array_view<result_type> out(n, results);
  out.discard_data();
  concurrency::parallel_for_each(out.get_extent(), [=](concurrency::index<1> i) restrict(amp) { out[i] = k(i[0]); });
  out.synchronize();
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += !(results[i] == k(i));
  std::printf("%-20s %s\n", name, wrong ? "DIFFERS" : "ok");
  return wrong == 0;
}

template <class T> static bool all_of_type(T) {
  bool ok = same_on_both("halves", 9, [](int i) __both { return half(T(i)) + T(kind(T(i))); });
  ok &= same_on_both("determinants", 7, [](int i) __both {
    linear::matrix<T, 4, 4> m;
    for (int k = 0; k < 16; ++k)
      m.data[k] = T((k * 7 + i) % 5);
    return linear::determinant_of<T, 4>::run(m);
  });
  ok &= same_on_both("products", 5, [](int i) __both {
    linear::matrix<T, 2, 3> a;
    linear::matrix<T, 3, 2> b;
    meta::unroll<6>::run([=](auto k, auto &a, auto &b) __both {
      a.data[decltype(k)::value] = T(decltype(k)::value + i);
      b.data[decltype(k)::value] = T(6 - decltype(k)::value);
    }, a, b);
    auto c = T(2) * (a * b) + a * b;
    return c.template at<0, 0>() + c.template at<1, 1>() * T(100);
  });
  return ok;
}

template <class L> struct for_types;
template <class... Ts> struct for_types<meta::list<Ts...>> {
  static bool run() {
    bool ok = true;
    const bool each[] = {all_of_type(Ts())...};
    for (bool b : each)
      ok = ok && b;
    return ok;
  }
};

// Several kernels by recursion over a list of tile sizes
template <int... Sizes> struct tiled_sums;
template <> struct tiled_sums<> {
  static bool run(const std::vector<int> &) { return true; }
};
template <int Size, int... Rest> struct tiled_sums<Size, Rest...> {
  static bool run(const std::vector<int> &data) {
    const int n = int(data.size());
    std::vector<int> sums(n / Size);
    concurrency::array_view<const int> in(n, data);
    concurrency::array_view<int> out(n / Size, sums);
    concurrency::parallel_for_each(in.get_extent().template tile<Size>(), [=](concurrency::tiled_index<Size> t) restrict(amp) {
      tile_static int s[Size];
      s[t.local[0]] = in[t.global];
      t.barrier.wait();
      if (t.local[0] == 0) {
        int sum = 0;
        meta::unroll<Size>::run([](auto i, int &sum, const int (&s)[Size]) __both { sum += s[decltype(i)::value]; }, sum, s);
        out[t.tile] = sum;
      }
    });
    bool ok = true;
    for (int k = 0; k < n / Size; ++k) {
      int sum = 0;
      for (int i = 0; i < Size; ++i)
        sum += data[k * Size + i];
      ok = ok && out[k] == sum;
    }
    return ok & tiled_sums<Rest...>::run(data);
  }
};

int main() {
  bool ok = for_types<meta::list<int, unsigned, float>>::run();
  ok &= same_on_both("tuples", 10, [](int i) __both {
    meta::tuple<int, float, int> t(i, 0.5f * i, 3);
    meta::get<0>(t) += 1;
    return meta::apply(meta::adder(), t);
  });
  ok &= same_on_both("networks", 24, [](int i) __both {
    int v[4] = {i % 4, i / 4 % 3 + 1, i * 7 % 5, 2};
    network4::run(v);
    return v[0] + 10 * v[1] + 100 * v[2] + 1000 * v[3];
  });
  ok &= same_on_both("constants", 3, [](int i) __both { return fibonacci<20>::value + i + meta::make<5>::type::size; });
  std::vector<int> data(64);
  for (int i = 0; i < 64; ++i)
    data[i] = i * i % 37;
  ok &= tiled_sums<1, 2, 4, 8, 16, 32>::run(data);
  return ok ? 0 : 1;
}
