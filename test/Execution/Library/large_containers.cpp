// Containers with more elements than an int counts, of two and three dimensions: elements, sections, projections,
// other shapes and copies, in kernels and on the host. The memory is there only where it is touched. A device that
// cannot hold them says so, with the size.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t
// RUN: env AMPCC_DEVICE=native %t | FileCheck --check-prefix=NATIVE --allow-empty %s
// RUN: env AMPCC_DEVICE=opencl %t
// RUN: %ampcc --amp-robust %s -o %t.robust
// RUN: env AMPCC_DEVICE=native %t.robust
#include <amp.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>
using namespace concurrency;

// NATIVE-NOT: {{.}}

// Memory that costs nothing before it is used, in which the caller looks for elements.
class memory {
public:
  explicit memory(std::size_t ints) : bytes_(ints * sizeof(int)) {
    begin_ = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (begin_ == MAP_FAILED)
      throw out_of_memory("0 bytes");
  }
  memory(const memory &) = delete;
  ~memory() { munmap(begin_, bytes_); }
  int *data() const { return static_cast<int *>(begin_); }
  std::size_t size() const { return bytes_ / sizeof(int); }

private:
  void *begin_;
  std::size_t bytes_;
};

const int side = 47000;                            // 2.2e9 ints
const std::size_t area = std::size_t(side) * side; // the place of an element after the last one
const int edge = 1443;                             // 3.0e9 ints
const std::size_t volume = std::size_t(edge) * edge * edge;

bool views_of_rank_2() {
  memory all(area);
  array_view<int, 2> v(side, side, all.data());
  parallel_for_each(
      extent<1>(4), [=](index<1> i) restrict(amp) {
        v(side - 1, side - 1 - i[0]) = 10 + i[0]; // the threads share a row,
        v(side - 2 - i[0], side - 1) = 20 + i[0]; // a column,
        v[side - 6][side - 1 - i[0]] = 30 + i[0];
        v.section(side - 7, side - 4, 1, 4)(0, i[0]) = 40 + i[0];
      });
  array_view<int, 2> part = v.section(side - 9, side - 4, 2, 4);
  array_view<int, 1> row = v[side - 10];
  parallel_for_each(part.extent, [=](index<2> i) restrict(amp) { part[i] = 50 + 4 * i[0] + i[1]; });
  parallel_for_each(
      extent<1>(4), [=](index<1> i) restrict(amp) { row[side - 4 + i[0]] = 60 + i[0]; });
  bool good = v(side - 1, side - 4) == 13 && v[side - 5][side - 1] == 23 &&
              v[index<2>(side - 6, side - 4)] == 33;
  v.synchronize();
  const int *end = all.data() + area;
  for (int i = 0; i < 4; ++i)
    good = good && end[-1 - i] == 10 + i && end[-1 - (1 + i) * long(side)] == 20 + i &&
           end[-5L * side - 1 - i] == 30 + i && end[-6L * side - 4 + i] == 40 + i &&
           end[-8L * side - 4 + i] == 50 + i && end[-7L * side - 4 + i] == 54 + i &&
           end[-9L * side - 4 + i] == 60 + i;
  return good;
}

// Rows that memory holds: a product of 32 bits would wrap around.
bool rows_from_memory() {
  memory all(area);
  array_view<int, 2> v(side, side, all.data());
  std::vector<int> numbers(64), found(64);
  for (int i = 0; i < 64; ++i)
    numbers[i] = side - 1 - i;
  array_view<const int> rows(64, numbers);
  array_view<int> read(64, found);
  parallel_for_each(rows.extent, [=](index<1> i) restrict(amp) { v(rows[i], 5) = 90 + i[0]; });
  parallel_for_each(rows.extent, [=](index<1> i) restrict(amp) { read[i] = v(rows[i], 5); });
  read.synchronize();
  v.synchronize();
  bool good = true;
  for (int i = 0; i < 64; ++i)
    good = good && found[i] == 90 + i && all.data()[std::size_t(side - 1 - i) * side + 5] == 90 + i;
  return good;
}

bool views_of_rank_3() {
  memory all(volume);
  array_view<int, 3> v(edge, edge, edge, all.data());
  array_view<int, 2> plane = v[edge - 2];
  array_view<int, 3> part = v.section(edge - 3, 1, 2, 2, 3, 4).section(1, 1, 1, 1, 2, 3);
  parallel_for_each(
      extent<1>(4), [=](index<1> i) restrict(amp) {
        v(edge - 1, edge - 1, edge - 1 - i[0]) = 10 + i[0];
        v(edge - 1 - i[0], edge - 2, edge - 1) = 20 + i[0];
        plane(edge - 1, i[0]) = 30 + i[0];
        v[edge - 5](i[0], edge - 1) = 40 + i[0];
      });
  parallel_for_each(part.extent, [=](index<3> i) restrict(amp) { part[i] = 50 + 3 * i[1] + i[2]; });
  bool good = v(edge - 4, edge - 2, edge - 1) == 23 && v[edge - 5][3][edge - 1] == 43;
  v.synchronize();
  const auto at = [&](std::size_t z, std::size_t y, std::size_t x) {
    return all.data()[(z * edge + y) * edge + x];
  };
  for (int i = 0; i < 4; ++i)
    good = good && at(edge - 1, edge - 1, edge - 1 - i) == 10 + i &&
           at(edge - 1 - i, edge - 2, edge - 1) == 20 + i && at(edge - 2, edge - 1, i) == 30 + i &&
           at(edge - 5, i, edge - 1) == 40 + i;
  for (int i = 0; i < 6; ++i)
    good = good && at(edge - 2, 2 + i / 3, 3 + i % 3) == 50 + i;
  return good;
}

template <typename Array> bool corner(Array &a, std::vector<int> last) {
  std::vector<int> found(last.size());
  const int n = static_cast<int>(last.size());
  array_view<int, Array::rank> end = a.section(index<Array::rank>());
  index<Array::rank> origin;
  extent<Array::rank> size;
  for (int d = 0; d < Array::rank; ++d) {
    size[d] = d + 1 == Array::rank ? n : 1;
    origin[d] = a.extent[d] - size[d];
  }
  copy(end.section(origin, size), found.begin());
  return found == last;
}

bool arrays() {
  array<int, 2> a(side, side);
  array<int, 3> b(edge, edge, edge);
  parallel_for_each(
      extent<1>(4), [&](index<1> i) restrict(amp) {
        a(side - 1, side - 4 + i[0]) = 10 + i[0];
        a(side - 2 - i[0], 0) = 20 + i[0];
        b(edge - 1, edge - 1, edge - 4 + i[0]) = 13 - i[0];
        b(edge - 2, i[0], 0) = 30 + i[0];
        array_view<int, 2> other = a.view_as(extent<2>(side / 2, 2 * side));
        other(side / 2 - 2, 4 + i[0]) = 40 + i[0];
      });
  std::vector<int> found(4), more{7, 8, 9};
  copy(a.section(side - 5, 0, 4, 1), found.begin());
  bool good = found == std::vector<int>{23, 22, 21, 20} && corner(a, {10, 11, 12, 13}) &&
              corner(b, {13, 12, 11, 10});
  copy(b.section(edge - 2, 0, 0, 1, 4, 1), found.begin());
  good = good && found == std::vector<int>{30, 31, 32, 33};
  copy(more.begin(), more.end(), b.section(edge - 1, edge - 1, edge - 3, 1, 1, 3));
  copy(b.section(edge - 1, edge - 1, edge - 2, 1, 1, 2),
       array_view<int, 3>(
           a.view_as(extent<3>(side / 2, 2, side)).section(side / 2 - 1, 1, side - 2, 1, 1, 2)));
  array_view<int, 2> shape = a.view_as(extent<2>(side / 2, 2 * side));
  copy(shape.section(side / 2 - 2, 4, 1, 4), found.begin());
  return good && found == std::vector<int>{40, 41, 42, 43} && corner(b, {13, 7, 8, 9}) &&
         corner(a, {10, 11, 8, 9});
}

template <typename Make> bool throws(const char *text, Make make) {
  try {
    make();
  } catch (const runtime_exception &error) {
    if (std::strstr(error.what(), text) && error.get_error_code() < 0)
      return true;
    std::printf("threw: %s\n", error.what());
  }
  return false;
}

bool other_elements() {
  memory all(area);
  array_view<long, 1> longs(static_cast<int>(area / 2), reinterpret_cast<long *>(all.data()));
  array_view<int, 1> ints = longs.section(longs.extent[0] - 4, 4).reinterpret_as<int>();
  parallel_for_each(
      ints.extent, [=](index<1> i) restrict(amp) {
        ints[i] = 70 + i[0];
        longs.section(longs.extent[0] - 8, 4).reinterpret_as<int>()[i] = 80 + i[0];
      });
  ints.synchronize();
  longs.synchronize();
  const int *end = all.data() + area;
  bool good = throws("2209000000 elements", [&] { longs.reinterpret_as<int>(); }) &&
              throws("2209000000 elements", [&] { array_view<int>{all}; });
  for (int i = 0; i < 8; ++i)
    good = good && end[i - 8] == 70 + i && end[i - 16] == 80 + i;
  return good;
}

// A container that does not fit into memory is an exception at its construction, with the size.
bool too_large() {
  const int most = 0x7fffffff;
  return throws("2147483647 x 2147483647 x 2147483647",
                [=] { array<int, 3> a(most, most, most); }) &&
         throws("2147483647 x 2147483647 x 2147483647",
                [=] { array_view<int, 3> a(most, most, most); }) &&
         throws("400000000000000 bytes", [] { array<int, 2> a(10000000, 10000000); }) &&
         throws("65536 x 65536", [] {
           array_view<int, 1>(1, static_cast<int *>(nullptr)).view_as(extent<2>(65536, 65536));
         });
}

// A device that cannot hold it, or a machine: the message has the size.
bool attempt(const char *name, bool (*test)()) {
  try {
    const bool good = test();
    if (!good)
      std::printf("%s failed\n", name);
    return good;
  } catch (const out_of_memory &error) {
    std::printf("%s is left out: %s\n", name, error.what());
    return std::strstr(error.what(), "000 bytes") || std::strstr(error.what(), "28 bytes");
  }
}

int main() {
  bool good = attempt("views_of_rank_2", views_of_rank_2);
  good = attempt("rows_from_memory", rows_from_memory) && good;
  good = attempt("views_of_rank_3", views_of_rank_3) && good;
  good = attempt("arrays", arrays) && good;
  good = attempt("other_elements", other_elements) && good;
  return attempt("too_large", too_large) && good ? 0 : 1;
}
