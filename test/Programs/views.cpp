// RUN: %ampcc %s -O2 -o %t && %t
// RUN: env AMPCC_SHARED_MEMORY=0 %t
// REQUIRES: opencl-device
//
// A suite in the style of unit tests of the time, about data that is reached in several ways: views that overlap, views of views,
// views over one vector, discarded data, kernels in loops with reads by the host in between, views of arrays, structures of views.

#include <amp.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <functional>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

using namespace concurrency;

// A harness of macros
struct test_case {
  const char *name;
  void (*run)();
};
static std::vector<test_case> &all_tests() {
  static std::vector<test_case> tests;
  return tests;
}
struct registrar {
  registrar(const char *name, void (*run)()) {
    test_case t = {name, run};
    all_tests().push_back(t);
  }
};
struct test_failure : std::runtime_error {
  test_failure(const char *file, int line, const std::string &what) : std::runtime_error(std::string(file) + ":" + std::to_string(line) + ": " + what) {}
};
#define TEST(name)                                                                                                     \
  static void test_##name();                                                                                           \
  static const registrar register_##name(#name, &test_##name);                                                         \
  static void test_##name()
#define CHECK(...)                                                                                                     \
  do {                                                                                                                 \
    if (!(__VA_ARGS__))                                                                                                \
      throw test_failure(__FILE__, __LINE__, #__VA_ARGS__);                                                            \
  } while (false)
#define CHECK_EQ(a, b)                                                                                                 \
  do {                                                                                                                 \
    const auto a_ = (a);                                                                                               \
    const auto b_ = (b);                                                                                               \
    if (!(a_ == b_))                                                                                                   \
      throw test_failure(__FILE__, __LINE__, std::string(#a " is ") + std::to_string(a_) + ", not " + std::to_string(b_)); \
  } while (false)
#define FOR_EACH(e, i, ...) parallel_for_each(e, [=](index<decltype(e)::rank> i) restrict(amp) __VA_ARGS__)

static std::vector<int> numbers(int n, int first = 0) {
  std::vector<int> v(n);
  std::iota(v.begin(), v.end(), first);
  return v;
}

TEST(two_views_of_one_vector) {
  auto data = numbers(100);
  array_view<int> a(100, data);
  FOR_EACH(a.get_extent(), i, { a[i] += 1000; });
  a.synchronize();
  array_view<int> b(100, data);
  FOR_EACH(b.get_extent(), i, { b[i] *= 2; });
  b.synchronize();
  CHECK_EQ(data[7], 2014);
  a.refresh();
  FOR_EACH(a.get_extent(), i, { a[i] += 1; });
  CHECK_EQ(a[7], 2015);
}

TEST(sections_that_overlap) {
  auto data = numbers(64);
  array_view<int> all(64, data);
  array_view<int> left = all.section(0, 40), right = all.section(24, 40), middle = right.section(0, 16);
  for (int round = 0; round < 5; ++round) {
    FOR_EACH(left.get_extent(), i, { left[i] += 1; });
    FOR_EACH(right.get_extent(), i, { right[i] += 10; });
    FOR_EACH(middle.get_extent(), i, { middle[i] += 100; });
    CHECK_EQ(all[0], round + 1);
    CHECK_EQ(all[30], 30 + 111 * (round + 1));
    CHECK_EQ(all[63], 63 + 10 * (round + 1));
    left[0] -= 0;
  }
}

TEST(one_kernel_with_aliases) {
  auto data = numbers(32);
  array_view<int> whole(32, data);
  const array_view<int> low = whole.section(0, 16), high = whole.section(16, 16);
  const array_view<const int> reader(whole);
  FOR_EACH(low.get_extent(), i, {
    low[i] = reader[i[0] + 16] + 1;
    high[i] = low[i] * 2; // through one view what another one has written
    whole[i[0] + 16] += low[i];
  });
  whole.synchronize();
  for (int i = 0; i < 16; ++i) {
    CHECK_EQ(data[i], i + 17);
    CHECK_EQ(data[i + 16], 3 * (i + 17));
  }
}

TEST(pointer_to_element_and_view) {
  array_view<int> v(8);
  FOR_EACH(v.get_extent(), i, {
    v[i] = 1;
    int &r = v[i];
    int *p = &v[i];
    r += 2;
    *p *= 5;
    v[i] += 1;
    r = r + *p;
  });
  for (int i = 0; i < 8; ++i)
    CHECK_EQ(v[i], 32);
}

TEST(host_writes_between_launches) {
  std::vector<int> data(10, 0);
  array_view<int> v(10, data);
  int expected = 0;
  for (int k = 1; k < 20; ++k) {
    FOR_EACH(v.get_extent(), i, { v[i] = v[i] * 2 + i[0]; });
    expected = expected * 2 + 3;
    if (k % 3 == 0) {
      v[3] = v[3] % 1000;
      expected %= 1000;
    }
    if (k % 4 == 0) {
      v.synchronize();
      data[3] += k;
      v.refresh();
      expected += k;
    }
  }
  CHECK_EQ(v[3], expected);
}

TEST(views_as_const) {
  const auto data = numbers(50);
  array_view<const int> in(50, data);
  std::vector<int> result(50);
  for (int k = 0; k < 3; ++k) {
    array_view<int> out(50, result);
    out.discard_data();
    FOR_EACH(out.get_extent(), i, { out[i] = in[49 - i[0]] + k; });
  } // a view that ends here brings its data home
  CHECK_EQ(result[0], 51);
  CHECK_EQ(in[49], 49);
}

TEST(destructor_synchronizes) {
  std::vector<int> data(16, 1);
  {
    array_view<int> outer(16, data);
    {
      array_view<int> copy_of = outer;
      FOR_EACH(copy_of.get_extent(), i, { copy_of[i] = 5; });
    }
    FOR_EACH(outer.get_extent(), i, { outer[i] += 1; });
  }
  CHECK_EQ(std::accumulate(data.begin(), data.end(), 0), 96);
}

TEST(discarded_part) {
  auto data = numbers(20);
  array_view<int> v(20, data);
  auto part = v.section(5, 10);
  part.discard_data();
  FOR_EACH(part.get_extent(), i, { part[i] = -1; });
  v.synchronize();
  CHECK_EQ(data[4], 4);
  CHECK_EQ(data[5], -1);
  CHECK_EQ(data[14], -1);
  CHECK_EQ(data[15], 15);
}

TEST(array_behind_views) {
  auto data = numbers(24);
  array<int, 2> a(4, 6, data.begin());
  array_view<int, 2> v(a);
  array_view<int, 1> row = v[2];
  array_view<int, 2> column = a.section(index<2>(0, 1), extent<2>(4, 1));
  parallel_for_each(a.get_extent(), [&a, v](index<2> i) restrict(amp) {
    a[i] += 1;
    v[i] *= 2;
  });
  FOR_EACH(row.get_extent(), i, { row[i] = 7; });
  FOR_EACH(column.get_extent(), i, { column[i] = 9; });
  std::vector<int> out = a;
  CHECK_EQ(out[0], 2);
  CHECK_EQ(out[1], 9);
  CHECK_EQ(out[12], 7);
  CHECK_EQ(out[13], 9);
  CHECK_EQ(out[23], 48);
  CHECK_EQ(v(3, 5), 48);
}

TEST(views_without_a_source) {
  array_view<int> first(30), second(30);
  FOR_EACH(first.get_extent(), i, { first[i] = i[0]; });
  first.copy_to(second);
  FOR_EACH(second.get_extent(), i, { second[i] *= first[29 - i[0]]; });
  copy(second.section(0, 15), first.section(15, 15));
  CHECK_EQ(first[14], 14);
  CHECK_EQ(first[15], 0);
  CHECK_EQ(first[20], 5 * 24);
}

TEST(views_exchanged) {
  std::vector<int> even(16, 1), odd(16, 0);
  array_view<int> a(16, even), b(16, odd);
  for (int k = 0; k < 7; ++k) {
    FOR_EACH(b.get_extent(), i, { b[i] = a[i] + a[(i[0] + 1) % 16]; });
    std::swap(a, b);
    if (k == 3)
      CHECK_EQ(a[5], 16);
  }
  a.synchronize();
  b.synchronize();
  CHECK_EQ(odd[0], 128);
  CHECK_EQ(even[0], 64);
}

struct particle_views {
  array_view<float> x, v;
  array_view<int> hits;
};
struct world {
  particle_views p;
  float bounds[2];
  void move(index<1> i) const restrict(amp) {
    p.x[i] += p.v[i];
    if (p.x[i] < bounds[0] || p.x[i] > bounds[1]) {
      p.v[i] = -p.v[i];
      ++p.hits[i];
    }
  }
};

TEST(structures_of_views) {
  std::vector<float> state(2 * 10);
  std::vector<int> hits(10);
  for (int i = 0; i < 10; ++i)
    state[10 + i] = 0.25f * i;
  array_view<float> both(20, state);
  const world w = {{both.section(0, 10), both.section(10, 10), array_view<int>(10, hits)}, {-4.0f, 4.0f}};
  for (int k = 0; k < 40; ++k)
    parallel_for_each(extent<1>(10), [=](index<1> i) restrict(amp) { w.move(i); });
  w.p.hits.synchronize();
  both.synchronize();
  std::vector<float> x(10), v(10);
  std::vector<int> h(10);
  for (int i = 0; i < 10; ++i) {
    v[i] = 0.25f * i;
    for (int k = 0; k < 40; ++k) {
      x[i] += v[i];
      if (x[i] < -4 || x[i] > 4)
        v[i] = -v[i], ++h[i];
    }
    CHECK_EQ(state[i], x[i]);
    CHECK_EQ(hits[i], h[i]);
  }
}

TEST(reinterpreted_data) {
  struct pair { int a; float b; };
  std::vector<pair> data(12);
  for (int i = 0; i < 12; ++i)
    data[i].a = i, data[i].b = 0.5f * i;
  array_view<pair> v(12, data);
  auto words = v.reinterpret_as<int>();
  CHECK_EQ(words.get_extent()[0], 24);
  FOR_EACH(v.get_extent(), i, { words[2 * i[0]] += 100; v[i].b += 1.0f; });
  auto table = words.view_as(extent<2>(12, 2));
  FOR_EACH(extent<1>(12), i, { table(i[0], 0) += 1; });
  v.synchronize();
  CHECK_EQ(data[11].a, 112);
  CHECK_EQ(data[11].b, 6.5f);
}

TEST(told_by_one_thread) {
  std::vector<int> results(64);
  array_view<int, 2> out(4, 16, results);
  parallel_for_each(out.get_extent().tile<1, 16>(), [=](tiled_index<1, 16> t) restrict(amp) {
    tile_static int word;
    tile_static struct { int count; int last; } shared;
    if (t.local[1] == 0)
      shared.count = word = 0;
    for (int k = 0; k < 5; ++k) {
      t.barrier.wait();
      if (t.local[1] == k) {
        word = word * 10 + k;
        ++shared.count;
        shared.last = k;
      }
      t.barrier.wait();
      if (word % 10 != k || shared.last != k || shared.count != k + 1)
        out[t.global] = -1000;
    }
    t.barrier.wait();
    out[t.global] += word + t.tile[0];
  });
  for (int y = 0; y < 4; ++y)
    for (int x = 0; x < 16; ++x)
      CHECK_EQ(out(y, x), 1234 + y);
}

int main(int argc, char **argv) {
  int failed = 0;
  for (const test_case &t : all_tests()) {
    if (argc > 1 && std::strcmp(argv[1], t.name) != 0)
      continue;
    try {
      t.run();
      std::printf("[ ok ] %s\n", t.name);
    } catch (const std::exception &e) {
      std::printf("[FAIL] %s: %s\n", t.name, e.what());
      ++failed;
    }
  }
  return failed ? 1 : 0;
}
