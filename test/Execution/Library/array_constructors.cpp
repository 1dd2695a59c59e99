// Every constructor of array, in every form of its extent, and copies, moves and assignments.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
#include <amp.h>
#include <list>
#include <numeric>
#include <type_traits>
using namespace concurrency;

static_assert(array<int>::rank == 1 && array<int, 3>::rank == 3, "");
static_assert(std::is_same<array<float, 2>::value_type, float>::value, "");
static_assert(!std::is_default_constructible<array<int>>::value, "");
static_assert(!std::is_convertible<extent<1>, array<int>>::value, "explicit");
static_assert(!std::is_convertible<int, array<int>>::value, "explicit");
static_assert(!std::is_convertible<array_view<int>, array<int>>::value, "explicit");

std::vector<int> numbers(24);

template <int N> bool has(const array<int, N> &a, const extent<N> &ext, bool filled = true) {
  std::vector<int> elements = a;
  return a.extent == ext && a.get_extent() == ext && elements.size() == ext.size() &&
         (!filled || std::equal(elements.begin(), elements.end(), numbers.begin()));
}
template <int N>
bool is_on(const array<int, N> &a, const accelerator_view &home,
           const accelerator_view &associated) {
  return a.accelerator_view == home && a.associated_accelerator_view == associated;
}

// `ext...` is an extent, or its components.
template <int N, typename... Ext>
bool every_form(const extent<N> &whole, const accelerator_view &av, Ext... ext) {
  const accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  auto first = numbers.begin();
  auto last = first + whole.size();
  std::list<int> list(first, last);
  const accelerator_view home = accelerator().default_view;

  array<int, N> a(ext...), b(ext..., av), c(ext..., av, access_type_none), d(ext..., cpu, av);
  if (!has(a, whole, false) || !has(b, whole, false) || !has(c, whole, false) ||
      !has(d, whole, false) || !is_on(a, home, home) || !is_on(b, av, av) || !is_on(d, cpu, av) ||
      c.cpu_access_type != access_type_none)
    return false;
  array<int, N> e(ext..., first), f(ext..., first, last), g(ext..., list.begin()),
      h(ext..., list.begin(), list.end());
  if (!has(e, whole) || !has(f, whole) || !has(g, whole) || !has(h, whole))
    return false;
  array<int, N> i(ext..., first, av), j(ext..., first, last, av),
      k(ext..., first, av, access_type_auto), l(ext..., first, last, av, access_type_auto);
  if (!has(i, whole) || !has(j, whole) || !has(k, whole) || !has(l, whole) || !is_on(l, av, av))
    return false;
  array<int, N> m(ext..., first, cpu, av), n(ext..., first, last, cpu, av);
  return has(m, whole) && has(n, whole) && is_on(m, cpu, av) && is_on(n, cpu, av);
}

bool from_views(const accelerator_view &av) {
  const accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  array_view<const int, 2> view(4, 6, numbers);
  array<int, 2> a(view), b(view, av), c(view, av, access_type_auto), d(view, cpu, av);
  return has(a, view.extent) && has(b, view.extent) && has(c, view.extent) && has(d, view.extent) &&
         is_on(d, cpu, av);
}

bool copies_and_moves(const accelerator_view &av) {
  array<int> a(24, numbers.begin(), av);
  array<int> b(a);
  if (!has(b, a.extent) || !is_on(b, av, av))
    return false;
  const int changed[] = {99};
  copy(changed, changed + 1, b.section(0, 1));
  if (!has(a, a.extent)) // its own elements
    return false;
  array<int> c(std::move(b));
  if (std::vector<int>(c)[0] != 99 || !is_on(c, av, av))
    return false;
  try {
    std::vector<int> gone = b;
    return false;
  } catch (const runtime_exception &) {
  }
  b = a; // assignable again
  if (!has(b, a.extent))
    return false;
  array<int> small(1);
  small = std::move(b);
  if (!has(small, a.extent) || !is_on(small, av, av))
    return false;
  small = array_view<const int>(c);
  std::vector<array<int>> several;
  for (int i = 0; i < 5; ++i)
    several.push_back(array<int>(i + 1, av));
  return std::vector<int>(small)[0] == 99 && several[4].extent[0] == 5;
}

template <typename Operation> bool throws(Operation operation) {
  try {
    operation();
    return false;
  } catch (const runtime_exception &) {
    return true;
  }
}

bool refuses(const accelerator_view &av) {
  return throws([] { array<int> a(0); }) && throws([] { array<int, 2> a(3, -1); }) &&
         throws([] { array<int, 3> a(1 << 20, 1 << 20, 1 << 10); }) &&
         throws([&] { array<int> a(4, numbers.begin(), numbers.begin() + 3, av); }) &&
         throws([&] { array<int> a(4, numbers.begin(), numbers.begin() + 5); });
}

int main() {
  std::iota(numbers.begin(), numbers.end(), 1);
  accelerator_view av = accelerator().create_view();
  if (!every_form(extent<1>(24), av, 24) || !every_form(extent<1>(24), av, extent<1>(24)))
    return 1;
  if (!every_form(extent<2>(4, 6), av, 4, 6) || !every_form(extent<2>(4, 6), av, extent<2>(4, 6)))
    return 2;
  if (!every_form(extent<3>(2, 3, 4), av, 2, 3, 4) ||
      !every_form(extent<3>(2, 3, 4), av, extent<3>(2, 3, 4)))
    return 3;
  const int parts[] = {2, 1, 3, 4};
  if (!every_form(extent<4>(parts), av, extent<4>(parts)))
    return 4;
  if (!from_views(av))
    return 5;
  if (!copies_and_moves(av))
    return 6;
  return refuses(av) ? 0 : 7;
}
