// amp:1.2: functions that call themselves. Each case computes in a kernel what it computes on the
// host.
// RUN: %ampcc -std=c++17 --amp-version=1.2 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-robust %s -o %t.robust && %t.robust
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-check %s -o %t.checked
// RUN: env AMPCC_DEVICE=native %t.checked 2>&1 | FileCheck %s --check-prefix=CLEAN --allow-empty
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-vector-form=always %s -o %t.lanes
// RUN: env AMPCC_DEVICE=native %t.lanes
// CLEAN-NOT: {{.}}
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

int factorial(int n) restrict(cpu, amp) { return n < 2 ? 1 : n * factorial(n - 1); }
int fibonacci(int n) restrict(cpu, amp) {
  if (n < 2)
    return n;
  return fibonacci(n - 1) + fibonacci(n - 2);
}
int ackermann(int m, int n) restrict(cpu, amp) {
  return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

bool is_odd(unsigned n) restrict(cpu, amp);
bool is_even(unsigned n) restrict(cpu, amp) { return n == 0 || is_odd(n - 1); }
bool is_odd(unsigned n) restrict(cpu, amp) { return n != 0 && is_even(n - 1); }

/// No result, an array that the calls share, and variables before and after a call in a loop.
void permute(int *order, int count, int from, int &sum) restrict(cpu, amp) {
  if (from == count) {
    int number = 0;
    for (int i = 0; i < count; ++i)
      number = number * 5 + order[i];
    sum = sum * 31 + number;
    return;
  }
  for (int i = from; i < count; ++i) {
    const int kept = order[from];
    order[from] = order[i];
    order[i] = kept;
    permute(order, count, from + 1, sum);
    order[i] = order[from];
    order[from] = kept;
  }
}

struct range {
  int least, most;
};
/// The result is an object; a variable of each call has its address passed down.
range widen(const int *values, int count, range *around) restrict(cpu, amp) {
  range own = {values[0], values[0]};
  if (around && around->least < own.least)
    own.least -= 1;
  if (count > 1) {
    const range rest = widen(values + 1, count - 1, &own);
    own.least = own.least < rest.least ? own.least : rest.least;
    own.most = own.most > rest.most ? own.most : rest.most;
  }
  return own;
}

/// Jumps out of loops and switches, some with a call inside.
int jumps(int n, int depth) restrict(cpu, amp) {
  int result = depth;
  for (int i = 0;; ++i) {
    if (i == n)
      continue;
    switch ((i + depth) % 4) {
    case 0:
      result += i;
      break;
    case 1:
      if (depth > 0)
        result += jumps(n - 1, depth - 1);
      [[fallthrough]];
    case 2:
      result *= 3;
      continue;
    default: {
      const int local[2] = {i, depth};
      result += local[i & 1];
    }
    }
    int j = 0;
    do {
      if (j == 2)
        continue;
      if (result > 1000 + i)
        return result % 997 + j;
      result += depth ? jumps(i & 1, depth - 1) & 7 : 1;
    } while (++j < 3);
    while (result & 1)
      result += i + 1 > 4 ? 1 : 3;
    if (i > 5)
      break;
  }
  return result;
}

/// Each call has an array of its own.
int digits(int n, int base) restrict(cpu, amp) {
  int found[4] = {n % base};
  int count = 1;
  for (; count < 4 && n / base; ++count)
    found[count] = n / base + count;
  const int below = n > 1 ? digits(n / 2, base) : 0;
  int sum = below;
  for (int i = 0; i < count; ++i)
    sum += found[i] * (i + 1);
  return sum;
}

struct tree {
  const int *left, *right;
  int walk(int node, int &visited) const restrict(cpu, amp) {
    if (node < 0)
      return 0;
    ++visited;
    return walk(left[node], visited) + node * visited + walk(right[node], visited);
  }
};
template <class T, int Size> T sum_of(const T (&values)[Size], int from) restrict(cpu, amp) {
  return from == Size ? T() : values[from] + sum_of(values, from + 1);
}

int run(int which, int x, const int *left, const int *right) restrict(cpu, amp) {
  switch (which) {
  case 0:
    return factorial(x);
  case 1:
    return fibonacci(x);
  case 2:
    return ackermann(x & 1, x & 3);
  case 3:
    return is_even(x) + 2 * is_odd(x);
  case 4: {
    int order[4] = {0, 1, 2, 3}, sum = x;
    permute(order, 4, 0, sum);
    return sum & 0xffffff;
  }
  case 5: {
    const int values[5] = {x, 3 - x, x * x, 7, -x};
    const range r = widen(values, 5, nullptr);
    return r.least * 100 + r.most;
  }
  case 6:
    return jumps(x, 3);
  case 7:
    return digits(x + 20, 3);
  case 8: {
    int visited = x;
    return tree{left, right}.walk(0, visited);
  }
  default: {
    const float values[] = {1.5f, 2, 3};
    return int(sum_of(values, x % 3) * 2);
  }
  }
}

int main() {
  constexpr int cases = 10, inputs = 8, nodes = 15;
  std::vector<int> results(cases * inputs), children[2];
  for (int i = 0; i < nodes; ++i)
    for (int side : {0, 1})
      children[side].push_back(2 * i + 1 + side < nodes ? 2 * i + 1 + side : -1);
  {
    array_view<int, 2> r(cases, inputs, results);
    array_view<const int> left(nodes, children[0]), right(nodes, children[1]);
    parallel_for_each(r.extent, [=](index<2> i) restrict(amp) {
      r[i] = run(i[0], i[1], &left[0], &right[0]);
    });
  }
  bool wrong = false;
  for (int which = 0; which < cases; ++which)
    for (int x = 0; x < inputs; ++x) {
      const int device = results[which * inputs + x];
      const int host = run(which, x, children[0].data(), children[1].data());
      if (device != host)
        std::printf("case %d of %d: %d, on the host %d\n", which, x, device, host);
      wrong |= device != host;
    }
  return wrong;
}
