#pragma once
#include <amp.h>
#include <iterator>
#include <type_traits>

namespace stl {
struct amp_iterator_tag : std::random_access_iterator_tag {};
struct constant_iterator_tag : amp_iterator_tag {};

template <typename It> struct iterator_traits {
  typedef typename It::value_type value_type;
  typedef typename It::iterator_category iterator_category;
};

template <typename T> struct plus {
  T operator()(const T &a, const T &b) const restrict(cpu, amp) { return a + b; }
};
template <typename T> struct multiplies {
  T operator()(const T &a, const T &b) const restrict(cpu, amp) { return a * b; }
};
template <typename Pred> class unary_negate {
  Pred pred_;
public:
  explicit unary_negate(const Pred &pred) : pred_(pred) {}
  template <typename T> bool operator()(const T &v) const restrict(cpu, amp) { return !pred_(v); }
};
template <typename Pred> unary_negate<Pred> not1(const Pred &pred) { return unary_negate<Pred>(pred); }

namespace policy {
struct untiled {
  template <typename F> static void launch(int n, const F &f) {
    concurrency::parallel_for_each(concurrency::extent<1>(n), [=](concurrency::index<1> idx) restrict(amp) { f(idx[0]); });
  }
};
template <int Size> struct tiled {
  static const int size = Size;
  template <typename F> static void launch(int n, const F &f) {
    concurrency::parallel_for_each<Size>(concurrency::extent<1>(n).tile<Size>().pad(), body<F>(n, f));
  }
private:
  template <typename F> class body {
    int n_;
    F f_;
  public:
    body(int n, const F &f) : n_(n), f_(f) {}
    void operator()(concurrency::tiled_index<Size> t) const restrict(amp) {
      if (t.global[0] < n_)
        f_(t.global[0]);
    }
  };
};
} // namespace policy

template <typename T> class amp_iterator {
  concurrency::array_view<T, 1> view_;
  int at_;
public:
  typedef T value_type;
  typedef amp_iterator_tag iterator_category;
  amp_iterator(const concurrency::array_view<T, 1> &view, int at) : view_(view), at_(at) {}
  T &operator[](int i) const restrict(amp) { return view_[at_ + i]; }
  amp_iterator operator+(int n) const { return amp_iterator(view_, at_ + n); }
  int operator-(const amp_iterator &other) const { return at_ - other.at_; }
};
template <typename T> amp_iterator<T> begin(const concurrency::array_view<T, 1> &v) { return amp_iterator<T>(v, 0); }
template <typename T> amp_iterator<T> end(const concurrency::array_view<T, 1> &v) { return amp_iterator<T>(v, v.get_extent()[0]); }

template <typename It, typename F> class transform_iterator {
  It it_;
  F f_;
public:
  typedef typename std::decay<decltype(std::declval<F>()(std::declval<typename It::value_type>()))>::type value_type;
  typedef constant_iterator_tag iterator_category;
  transform_iterator(It it, F f) : it_(it), f_(f) {}
  value_type operator[](int i) const restrict(amp) { return f_(it_[i]); }
  transform_iterator operator+(int n) const { return transform_iterator(it_ + n, f_); }
  int operator-(const transform_iterator &other) const { return it_ - other.it_; }
};
template <typename It, typename F> transform_iterator<It, F> make_transform_iterator(It it, F f) { return transform_iterator<It, F>(it, f); }

template <typename A, typename B, typename F> struct zip_iterator {
  A a;
  B b;
  F f;
  typedef typename A::value_type value_type;
  typedef constant_iterator_tag iterator_category;
  value_type operator[](int i) const restrict(amp) { return f(a[i], b[i]); }
  zip_iterator operator+(int n) const { return zip_iterator{a + n, b + n, f}; }
  friend int operator-(const zip_iterator &x, const zip_iterator &y) { return x.a - y.a; }
};
template <typename A, typename B, typename F> zip_iterator<A, B, F> make_zip_iterator(A a, B b, F f) { return zip_iterator<A, B, F>{a, b, f}; }

namespace detail {
template <typename It> struct is_amp_iterator {
  template <typename T> static std::is_base_of<amp_iterator_tag, typename T::iterator_category> test(int);
  template <typename T> static std::false_type test(...);
  static const bool value = decltype(test<It>(0))::value;
};
template <typename It> int count(It first, It last) { return last - first; }
template <typename Policy, typename F> void for_each_index(int n, const F &f) {
  if (n > 0)
    Policy::launch(n, f);
}
template <typename It, typename F> void for_each(It first, It last, const F &f, amp_iterator_tag) {
  for_each_index<policy::untiled>(count(first, last), [=](int i) restrict(amp) { f(first[i]); });
}
template <typename It, typename F> void for_each(It first, It last, const F &f, constant_iterator_tag) {
  for_each_index<policy::tiled<16>>(count(first, last), [=](int i) restrict(amp) {
    auto v = first[i];
    f(v);
  });
}
template <typename T, typename Op, int Size> class reducer {
  Op op_;
  template <int N, typename It> static void fold(It first, int n, concurrency::array_view<T, 1> out, Op op) {
    using namespace concurrency;
    out.discard_data();
    parallel_for_each(extent<1>(N), [=](index<1> idx) restrict(amp) {
      T sum = first[idx[0] < n ? idx[0] : 0];
      for (int i = idx[0] + N; i < n; i += N)
        sum = op(sum, first[i]);
      out[idx] = sum;
    });
  }
public:
  explicit reducer(const Op &op) : op_(op) {}
  template <typename It, typename U> U operator()(It first, It last, U start) const {
    int n = count(first, last);
    if (n == 0)
      return start;
    T data[Size];
    concurrency::array_view<T, 1> out(Size, data);
    fold<Size>(first, n, out, op_);
    out.synchronize();
    for (int i = 0; i < Size && i < n; ++i)
      start = op_(start, data[i]);
    return start;
  }
};
} // namespace detail
template <typename It, typename G> void generate(It first, It last, const G &g);
template <typename It, typename Pred, typename T> void replace_if(It first, It last, Pred pred, const T &to);
template <typename It, typename T, typename Op> T reduce(It first, It last, T start, Op op);
} // namespace stl
