// Every form of copy and copy_async, with iterators of every kind.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
#include <amp.h>
#include <forward_list>
#include <iterator>
#include <list>
#include <numeric>
#include <sstream>
using namespace concurrency;

std::vector<int> numbers(12);
const extent<2> shape(3, 4);

// `now` copies with copy, or with copy_async and get.
template <typename Now> bool containers(Now now) {
  array<int, 2> from(shape, numbers.begin()), a(shape), b(shape), c(shape);
  const array<int, 2> &fixed = from;
  std::vector<int> memory(12), other(12), third(12);
  array_view<int, 2> view(shape, memory), d(shape, other), e(shape, third);
  array_view<const int, 2> reader(view);
  now(fixed, view);
  now(fixed, a);
  now(view, b);
  now(reader, c);
  now(view, d);
  now(reader, e.section(index<2>()));
  const std::vector<int> wanted = numbers;
  view.synchronize(), d.synchronize(), e.synchronize();
  return memory == wanted && other == wanted && third == wanted && std::vector<int>(a) == wanted &&
         std::vector<int>(b) == wanted && std::vector<int>(c) == wanted;
}

template <typename Now, typename Container> bool iterators(Now now, Container &target) {
  std::list<long> list(numbers.begin(), numbers.end());
  std::forward_list<short> forward(numbers.begin(), numbers.end());
  std::ostringstream text;
  for (int n : numbers)
    text << n << ' ';
  const std::string numbers_text = text.str();

  const auto holds = [&] {
    std::vector<int> vector(12);
    std::list<int> inserted;
    int memory[12];
    std::ostringstream written;
    now(target, vector.begin());
    now(target, std::back_inserter(inserted));
    now(target, memory);
    now(target, std::ostream_iterator<int>(written, " "));
    const bool equal = vector == numbers && written.str() == numbers_text &&
                       std::equal(inserted.begin(), inserted.end(), numbers.begin()) &&
                       inserted.size() == 12 && std::equal(memory, memory + 12, numbers.begin());
    const std::vector<int> zeros(12);
    now(zeros.begin(), target);
    return equal;
  };
  now(numbers.begin(), numbers.end(), target);
  if (!holds())
    return false;
  now(numbers.cbegin(), target);
  if (!holds())
    return false;
  now(numbers.data(), numbers.data() + 12, target);
  if (!holds())
    return false;
  now(list.begin(), list.end(), target);
  if (!holds())
    return false;
  now(forward.begin(), target);
  if (!holds())
    return false;
  std::istringstream input(numbers_text);
  now(std::istream_iterator<int>(input), std::istream_iterator<int>(), target);
  return holds();
}

template <typename Now> bool all(Now now) {
  array<int, 2> target(shape);
  array_view<int, 2> unbound(shape);
  std::vector<int> memory(12);
  array_view<int, 2> view(shape, memory);
  return containers(now) && iterators(now, target) && iterators(now, unbound) &&
         iterators(now, view);
}

template <typename Operation> bool throws(Operation operation) {
  try {
    operation();
    return false;
  } catch (const runtime_exception &) {
    return true;
  }
}

struct synchronous {
  template <typename... Args> void operator()(Args &&...args) const {
    copy(std::forward<Args>(args)...);
  }
};
struct asynchronous {
  template <typename... Args> void operator()(Args &&...args) const {
    copy_async(std::forward<Args>(args)...).get();
  }
};

int main() {
  std::iota(numbers.begin(), numbers.end(), 1);
  if (!all(synchronous()))
    return 1;
  if (!all(asynchronous()))
    return 2;
  array<int, 2> target(shape), wider(3, 5);
  std::list<int> list(numbers.begin(), numbers.end());
  if (!throws([&] { copy(numbers.begin(), numbers.end() - 1, target); }) ||
      !throws([&] { copy(list.begin(), std::prev(list.end()), target); }) ||
      !throws([&] { copy(numbers.begin(), numbers.end(), wider); }) ||
      !throws([&] { copy(target, wider); }) || !throws([&] { copy_async(target, wider).get(); }))
    return 3;
  // Overlapping parts of one view: all is read before anything is written.
  array_view<int> whole(12, numbers);
  copy(whole.section(0, 8), whole.section(2, 8));
  return whole[9] == 8 && whole[2] == 1 ? 0 : 4;
}
