// In the manner of a template library on HCC's C++ AMP: functors of the user, iterators over device memory, a control object,
// attributes for clauses, C++ tests that count their failures.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++amp -stdlib=libc++ -O1 -Wno-unused-command-line-argument %s -o %t && %t | FileCheck %s
// CHECK: [ PASSED ] 11
// CHECK-NOT: FAILED
#include <amp.h>
#include <algorithm>
#include <cassert>
#include <functional>
#include <iostream>
#include <iterator>
#include <numeric>
#include <stdexcept>
#include <vector>

#define WAVEFRONT_SIZE 64
#define ON_DEVICE __attribute__((amp))
#define ON_BOTH __attribute__((amp, cpu))

namespace lib {
class control {
public:
  enum e_UseHostMode { NoUseHost, UseHost };
  static control &getDefault() {
    static control c(Concurrency::accelerator().get_default_view());
    return c;
  }
  explicit control(const Concurrency::accelerator_view &v) : m_av(v), m_mode(NoUseHost), m_groups(4) {}
  Concurrency::accelerator_view &getAcceleratorView() { return m_av; }
  void setUseHost(e_UseHostMode mode) { m_mode = mode; }
  e_UseHostMode getUseHost() const { return m_mode; }
  int getWGPerComputeUnit() const { return m_groups; }

private:
  Concurrency::accelerator_view m_av;
  e_UseHostMode m_mode;
  int m_groups;
};

struct device_vector_tag : std::random_access_iterator_tag {};

template <typename T> class device_vector {
public:
  typedef Concurrency::array_view<T> container;
  typedef T value_type;

  template <typename Container> class iterator_base {
  public:
    typedef device_vector_tag iterator_category;
    typedef T value_type;
    typedef int difference_type;
    typedef T *pointer;
    typedef T &reference;
    iterator_base(Container &v, difference_type i) : m_Container(v), m_Index(i) {}
    iterator_base operator+(difference_type n) const { return iterator_base(m_Container, m_Index + n); }
    difference_type operator-(const iterator_base &rhs) const { return m_Index - rhs.m_Index; }
    bool operator==(const iterator_base &rhs) const { return m_Index == rhs.m_Index && &m_Container == &rhs.m_Container; }
    Concurrency::array_view<T> payload(int n) const { return m_Container.m_devMemory.section(Concurrency::index<1>(m_Index), Concurrency::extent<1>(n)); }

  private:
    Container &m_Container;
    difference_type m_Index;
  };
  typedef iterator_base<device_vector<T> > iterator;

  device_vector(size_t n, const T &value = T()) : m_data(n, value), m_devMemory(static_cast<int>(n), m_data) {}
  template <typename InputIterator>
  device_vector(InputIterator begin, InputIterator end, typename std::enable_if<!std::is_integral<InputIterator>::value>::type * = 0)
      : m_data(begin, end), m_devMemory(static_cast<int>(m_data.size()), m_data) {}
  iterator begin() { return iterator(*this, 0); }
  iterator end() { return iterator(*this, size()); }
  int size() const { return m_devMemory.get_extent()[0]; }
  T operator[](int i) const { return m_devMemory[i]; }
  T *data() {
    m_devMemory.synchronize();
    return m_data.data();
  }

private:
  std::vector<T> m_data;
  mutable container m_devMemory;
  template <typename> friend class iterator_base;
};

template <typename T = void> struct plus {
  T operator()(const T &lhs, const T &rhs) const ON_BOTH { return lhs + rhs; }
};
template <typename T> struct maximum {
  T operator()(const T &lhs, const T &rhs) const [[cpu]] [[hc]] { return rhs > lhs ? rhs : lhs; }
};
template <typename T> struct identity {
  T operator()(const T &x) const restrict(cpu, amp) { return x; }
};
template <typename Predicate> struct not1_t {
  Predicate pred;
  not1_t(Predicate p) ON_BOTH : pred(p) {}
  template <typename A> bool operator()(const A &a) const ON_BOTH { return !pred(a); }
};
template <typename Predicate> not1_t<Predicate> not1(const Predicate &p) { return not1_t<Predicate>(p); }

namespace detail {
inline int alignTo(int n, int to) { return (n + to - 1) / to * to; }

template <typename F> void launch(control &ctl, int n, F f) {
  Concurrency::parallel_for_each(ctl.getAcceleratorView(), Concurrency::extent<1>(alignTo(n, WAVEFRONT_SIZE)).tile<WAVEFRONT_SIZE>(),
                                 [=](Concurrency::tiled_index<WAVEFRONT_SIZE> t) ON_DEVICE {
                                   int gid = t.global[0];
                                   if (gid >= n)
                                     return;
                                   f(gid);
                                 });
}

template <typename In, typename Out, typename UnaryFunction>
void transform(control &ctl, In first, In last, Out result, UnaryFunction f, device_vector_tag) {
  int n = last - first;
  Concurrency::array_view<const typename In::value_type> in = first.payload(n);
  Concurrency::array_view<typename Out::value_type> out = result.payload(n);
  out.discard_data();
  launch(ctl, n, [=](int gid) ON_DEVICE { out[gid] = f(in[gid]); });
}
template <typename In, typename Out, typename UnaryFunction>
void transform(control &ctl, In first, In last, Out result, UnaryFunction f, std::random_access_iterator_tag) {
  typedef typename std::iterator_traits<In>::value_type iType;
  typedef typename std::iterator_traits<Out>::value_type oType;
  if (ctl.getUseHost() == control::UseHost) {
    std::transform(first, last, result, f);
    return;
  }
  device_vector<iType> in(first, last);
  device_vector<oType> out(last - first);
  transform(ctl, in.begin(), in.end(), out.begin(), f, device_vector_tag());
  std::copy(out.data(), out.data() + out.size(), result);
}

template <typename It, typename T, typename Unary, typename Binary>
T transform_reduce(control &ctl, It first, It last, Unary transform_op, T init, Binary op) {
  const int n = last - first, groups = ctl.getWGPerComputeUnit(), length = groups * WAVEFRONT_SIZE;
  if (n == 0)
    return init;
  Concurrency::array_view<const typename It::value_type> in = first.payload(n);
  std::vector<T> partial(groups);
  Concurrency::array_view<T, 1> results(groups, partial);
  Concurrency::parallel_for_each(ctl.getAcceleratorView(), Concurrency::extent<1>(length).tile<WAVEFRONT_SIZE>(),
                                 [=](Concurrency::tiled_index<WAVEFRONT_SIZE> t_idx) ON_DEVICE {
                                   tile_static T scratch[WAVEFRONT_SIZE];
                                   int gx = t_idx.global[0], lx = t_idx.local[0];
                                   T accumulator = init;
                                   if (gx < n) {
                                     accumulator = transform_op(in[gx]);
                                     for (int i = gx + length; i < n; i += length)
                                       accumulator = op(accumulator, transform_op(in[i]));
                                   }
                                   scratch[lx] = accumulator;
                                   int tail = n - t_idx.tile[0] * WAVEFRONT_SIZE;
                                   t_idx.barrier.wait();
                                   for (int w = WAVEFRONT_SIZE / 2; w > 0; w >>= 1) {
                                     if (lx < w && lx + w < tail)
                                       scratch[lx] = op(scratch[lx], scratch[lx + w]);
                                     t_idx.barrier.wait();
                                   }
                                   if (lx == 0)
                                     results[t_idx.tile[0]] = scratch[0];
                                 });
  results.synchronize();
  T acc = init;
  for (int i = 0; i < std::min(groups, alignTo(n, WAVEFRONT_SIZE) / WAVEFRONT_SIZE); ++i)
    acc = op(acc, partial[i]);
  return acc;
}
}

template <typename In, typename Out, typename F> void transform(control &ctl, In first, In last, Out result, F f) {
  detail::transform(ctl, first, last, result, f, typename std::iterator_traits<In>::iterator_category());
}
template <typename In, typename Out, typename F> void transform(In first, In last, Out result, F f) {
  transform(control::getDefault(), first, last, result, f);
}
template <typename It, typename T, typename Op> T reduce(It first, It last, T init, Op op) {
  return detail::transform_reduce(control::getDefault(), first, last, identity<T>(), init, op);
}
template <typename It, typename Predicate> int count_if(It first, It last, Predicate pred) {
  return detail::transform_reduce(
      control::getDefault(), first, last, [=](const typename It::value_type &x) ON_BOTH { return pred(x) ? 1 : 0; }, 0, plus<int>());
}
}

namespace std {
template <typename T> struct iterator_traits<lib::device_vector<T> > {};
}

struct square {
  template <typename T> T operator()(const T &x) const ON_BOTH { return x * x; }
};
struct saxpy {
  float a;
  explicit saxpy(float _a) ON_BOTH : a(_a) {}
  float operator()(const float &x) const ON_BOTH { return a * x + 1.f; }
};
struct point {
  int x, y;
  bool operator>(const point &r) const ON_BOTH { return x * x + y * y > r.x * r.x + r.y * r.y; }
};
struct is_even {
  bool operator()(int x) const restrict(amp) restrict(cpu) { return (x & 1) == 0; }
};

static int passed = 0, failed = 0;
#define EXPECT_EQ(A, B) \
  do { if ((A) == (B)) ++passed; else { ++failed; std::cout << "[ FAILED ] " #A " == " #B << std::endl; } } while (false)

template <typename T> void TestReduce(int n) {
  std::vector<T> h(n);
  std::generate(h.begin(), h.end(), [] { static T x = 0; return x = x >= 7 ? T(0) : x + 1; });
  lib::device_vector<T> d(h.begin(), h.end());
  EXPECT_EQ(std::accumulate(h.begin(), h.end(), T(3)), lib::reduce(d.begin(), d.end(), T(3), lib::plus<T>()) - T(0) * n);
}

int main(void) {
  const int lengths[] = {1, 63, 64, 1000};
  for (int n : lengths) {
    std::vector<int> h(n);
    std::iota(h.begin(), h.end(), -3);
    lib::device_vector<int> d(h.begin(), h.end()), r(n);
    lib::transform(d.begin(), d.end(), r.begin(), square());
    EXPECT_EQ(r[n - 1], (n - 4) * (n - 4));
    EXPECT_EQ(lib::count_if(d.begin(), d.end(), lib::not1(is_even())), std::count_if(h.begin(), h.end(), [](int x) { return x % 2 != 0; }));
  }
  std::vector<float> a(100, 2.f), b(100), c(100);
  lib::transform(a.begin(), a.end(), b.begin(), saxpy(3.f));
  lib::control onHost(lib::control::getDefault());
  onHost.setUseHost(lib::control::UseHost);
  lib::transform(onHost, a.begin(), a.end(), c.begin(), saxpy(3.f));
  EXPECT_EQ(b, c);
  point points[] = {{1, 2}, {-7, 1}, {3, 3}}, zero = {0, 0};
  lib::device_vector<point> dp(points, points + 3);
  point most = lib::reduce(dp.begin(), dp.end(), zero, lib::maximum<point>());
  EXPECT_EQ(most.x * 10 + most.y, -69);
  std::vector<unsigned> ones(300, 1u);
  lib::device_vector<unsigned> d1(ones.begin(), ones.end());
  EXPECT_EQ(lib::reduce(d1.begin() + 100, d1.end(), 0u, lib::plus<unsigned>()), 200u);
  std::cout << "[ PASSED ] " << passed << std::endl;
  return failed;
}
