#ifndef AMPL_FUNCTIONAL_H
#define AMPL_FUNCTIONAL_H

namespace ampl {

#define AMPL_BOTH restrict(cpu, amp)

#define AMPL_BINARY(name, op)                                                                  \
  template <class T = void> struct name {                                                      \
    T operator()(const T &a, const T &b) const AMPL_BOTH { return a op b; }                    \
  };                                                                                           \
  template <> struct name<void> {                                                              \
    template <class A, class B> auto operator()(const A &a, const B &b) const AMPL_BOTH -> decltype(a op b) { return a op b; } \
  }

AMPL_BINARY(plus, +);
AMPL_BINARY(minus, -);
AMPL_BINARY(multiplies, *);
#undef AMPL_BINARY

template <class T> struct less { bool operator()(const T &a, const T &b) const AMPL_BOTH { return a < b; } };
template <class T> struct greater { bool operator()(const T &a, const T &b) const AMPL_BOTH { return b < a; } };
template <class T> struct identity { const T &operator()(const T &a) const AMPL_BOTH { return a; } };
template <class T> struct maximum { T operator()(const T &a, const T &b) const AMPL_BOTH { return a < b ? b : a; } };

template <class F> class negated {
  F f_;

public:
  explicit negated(F f) AMPL_BOTH : f_(f) {}
  template <class... Args> bool operator()(const Args &...args) const AMPL_BOTH { return !f_(args...); }
};
template <class F> negated<F> not_fn(F f) AMPL_BOTH { return negated<F>(f); }

template <class F, class G> struct composed {
  F f;
  G g;
  template <class... Args> auto operator()(const Args &...args) const AMPL_BOTH -> decltype(f(g(args...))) { return f(g(args...)); }
};
template <class F, class G> composed<F, G> compose(F f, G g) AMPL_BOTH { return composed<F, G>{f, g}; }

template <class F, class T> class binder2nd {
  F f_;
  T value_;

public:
  binder2nd(const F &f, const T &value) AMPL_BOTH : f_(f), value_(value) {}
  template <class A> auto operator()(const A &a) const AMPL_BOTH -> decltype(f_(a, value_)) { return f_(a, value_); }
};
template <class F, class T> binder2nd<F, T> bind2nd(const F &f, const T &value) AMPL_BOTH { return binder2nd<F, T>(f, value); }

} // namespace ampl

#endif
