"""Writes large C++ AMP programs.

    scale.py kernels N      N kernels, launched one after the other
    scale.py statements N   a kernel of N statements
    scale.py accesses N     a kernel of N accesses through indices that it computes
    scale.py blocks N       a loop in N nested blocks
    scale.py calls N        a chain of N calls
    scale.py views N        a kernel that captures N views

    scale.py --compare SMALL LARGE   fails unless LARGE, made of twice as much, is about twice as long
"""
import os
import sys


def kernels(n):
    for i in range(n):
        yield f"void launch{i}(array_view<int, 1> v) {{"
        yield "  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) {"
        yield f"    v[i] = v[i] * {i} + i[0];"
        yield "  });"
        yield "}"
    yield "int main() {}"


def statements(n):
    yield "int main() {"
    yield "  int data[4] = {1, 2, 3, 4}, expected[4] = {1, 2, 3, 4};"
    yield "  array_view<int, 1> v(4, data);"
    yield "  auto work = [](int x) restrict(amp, cpu) {"
    yield "    int a = x, b = 1;"
    for i in range(n):
        yield f"    {'ab'[i % 2]} += {'ba'[i % 2]} * {i % 7} + x;" if i % 5 else f"    if (a > {i}) b ^= {i};"
    yield "    return a ^ b;"
    yield "  };"
    yield "  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = work(v[i]); });"
    yield "  v.synchronize();"
    yield "  for (int i = 0; i < 4; ++i)"
    yield "    if (data[i] != work(expected[i]))"
    yield "      return 1;"
    yield "}"


def accesses(n):
    yield "int main() {"
    yield "  array_view<float, 2> v(64, 64);"
    yield "  parallel_for_each(v.get_extent(), [=](index<2> i) restrict(amp) {"
    yield "    float s = 0;"
    for k in range(n):
        yield f"    index<2> j{k} = i; j{k}[0] = {k % 64}; s += v(i[0], {k % 64}) * v[j{k}]; v[j{k}] = s;"
    yield "  });"
    yield "}"


def blocks(n):
    yield "int main() {"
    yield "  array_view<int, 1> v(4);"
    yield "  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) {"
    yield "    " + "{ v[i] += 1; " * n
    yield "    for (index<1> j; j[0] < 3; ++j) v[i] += v[j];"
    yield "    " + "}" * n
    yield "  });"
    yield "}"


def calls(n):
    yield "template <int N> int chain(int *p) restrict(amp, cpu) {"
    yield "  if constexpr (N == 0)"
    yield "    return *p;"
    yield "  else {"
    yield "    int mine = *p + N;"
    yield "    return chain<N - 1>(&mine) + *p;"
    yield "  }"
    yield "}"
    yield "int main() {"
    yield "  int data[4] = {1, 2, 3, 4};"
    yield "  array_view<int, 1> v(4, data);"
    yield "  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) {"
    yield f"    v[i] = chain<{n}>(&v[i]);"
    yield "  });"
    yield "  v.synchronize();"
    yield "  for (int i = 0; i < 4; ++i) {"
    yield "    int start = i + 1;"
    yield f"    if (data[i] != chain<{n}>(&start))"
    yield "      return 1;"
    yield "  }"
    yield "}"


def views(n):
    yield "int main() {"
    yield "  int sum[1] = {0};"
    yield "  array_view<int, 1> out(1, sum);"
    for i in range(n):
        yield f"  int data{i}[1] = {{{i}}};"
        yield f"  array_view<const int, 1> v{i}(1, data{i});"
    yield "  parallel_for_each(out.get_extent(), [=](index<1> i) restrict(amp) {"
    for i in range(n):
        yield f"    out[i] += v{i}[i];"
    yield "  });"
    yield "  out.synchronize();"
    yield f"  return sum[0] == {n * (n - 1) // 2} ? 0 : 1;"
    yield "}"


def compare(small, large):
    ratio = os.path.getsize(large) / os.path.getsize(small)
    if not 1.8 < ratio < 2.2:
        sys.exit(f"{large} is {ratio:.2f} times as long as {small}")


if sys.argv[1] == "--compare":
    compare(*sys.argv[2:])
    sys.exit()
print("#include <amp.h>\nusing namespace concurrency;\n")
print("\n".join(globals()[sys.argv[1]](int(sys.argv[2]))))
