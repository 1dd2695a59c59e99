// OpenMP's directives that order or select threads do nothing for those of a kernel.
// RUN: %ampcc -std=c++17 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
#define AS_PRAGMA(text) _Pragma(#text)
#define UPDATE(what) \
  AS_PRAGMA(omp critical) /* expected-error@#macro {{'#pragma omp critical' has no effect on the threads of a kernel; use an atomic function}} */ \
  what;

void update(int &n) restrict(cpu, amp) {
#pragma omp atomic // expected-error {{'#pragma omp atomic' has no effect on the threads of a kernel; use an atomic function such as 'atomic_fetch_add'}}
  ++n;
  UPDATE(++n) // #macro
}
void order(int &n) restrict(amp) {
#pragma omp flush // expected-error {{'#pragma omp flush' has no effect on the threads of a kernel; use a fence such as 'all_memory_fence'}}
  for (int i = 0; i < 2; ++i)
#pragma omp single // expected-error {{'#pragma omp single' has no effect on the threads of a kernel; compare the index of the thread}}
    ++n;
}

/// The host's code, an arm that is not taken, and directives that one thread fulfils.
template <bool B> int sum(const int *p) restrict(cpu, amp) {
  int s = 0;
  if constexpr (B) {
#pragma omp critical
    ++s;
  }
  if constexpr (!B)
    s += 0;
  else
#pragma omp critical
    ++s;
#pragma omp parallel
  {
#pragma omp single
    ++s;
#pragma omp barrier
  }
  struct local {
    static void host(int &n) restrict(cpu) {
#pragma omp critical
      ++n;
    }
  };
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < 4; ++i)
    s += p[i];
  return s;
}
void atomicInRegion(int &n) restrict(cpu, amp) {
#pragma omp parallel
  {
#pragma omp atomic // expected-error {{'#pragma omp atomic' has no effect on the threads of a kernel}}
    ++n;
  }
}
void host(int *p) restrict(amp) { *p = sum<false>(p); }
int onHost(int *p) {
  auto inner = [](int *p) restrict(amp) { ++*p; };
#pragma omp critical
  ++*p;
  return sum<false>(p);
}
