// References and rvalue references to pointers: rebound, exchanged, moved on, in all memories.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w -I%S/Inputs %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include "three_memories.h"

void next(int *&p) restrict(amp, cpu) { ++p; }
void next(const int *&p) restrict(amp, cpu) { ++p; }
void swap(int *&a, int *&b) restrict(amp, cpu) {
  int *t = a;
  a = b;
  b = t;
}
template <typename T> void exchange(T &a, T &b) restrict(amp, cpu) {
  T t = a;
  a = b;
  b = t;
}
int take(int *&&p) restrict(amp, cpu) {
  p += 1;
  return *p;
}
int *&pick(int *&a, int *&b, bool first) restrict(amp, cpu) { return first ? a : b; }
void rebind(int *&to, int *from) restrict(amp, cpu) { to = from; }
int *advanced(int *const &p, int n) restrict(amp, cpu) { return p + n; }
int pop(const int *&p) restrict(amp, cpu) { return *p++; }
void set(int *&p, int v) restrict(amp, cpu) { *p++ = v; }
template <typename It> void forward(It &it, int n) restrict(amp, cpu) {
  while (n-- > 0)
    ++it;
}

int main() {
  bool bad = false;
  bad |= BODY(int *q = s; next(q); *q = 1; const int *c = p; next(c); next(c); return *c;);
  bad |= BODY(int *a = s, *b = s + 2; swap(a, b); *a = 1; return *b;);
  bad |= BODY(int *a = s, *b = p; swap(a, b); *a = 1; *b = 2; return 0;);
  bad |= BODY(int *a = s, *b = g; if (i & 1) exchange(a, b); a[1] = 9; return *b;);
  bad |= BODY(return take(s + 1) + take(p + 0) + take(g + 2););
  bad |= BODY(int *&&r = p + 2; r -= 1; *r = 77; next(r); return *r;);
  bad |= BODY(int *a = s; int *&r = a; r = s + 3; *a += 5; r = p; return *a;);
  bad |= BODY(int *a = s, *b = p; pick(a, b, i & 1) += 2; *a = 1; *b = 2; return 0;);
  bad |= BODY(int *a = s, *b = g; pick(a, b, i & 1) = p; return *a + *b;);
  bad |= BODY(int *a = p; rebind(a, s + 1); *a = 4; rebind(a, g); return *a;);
  bad |= BODY(int *a = p; rebind(a, i & 1 ? s : g); *a = 6; return 0;);
  bad |= BODY(return *advanced(s, 2) + *advanced(i & 1 ? p : g, 1););
  bad |= BODY(const int *a = i & 1 ? s : p; int n = pop(a); n = n * 2 + pop(a); return n * 3 + *a;);
  bad |= BODY(int *a = g; for (int k = 0; k < 3; ++k) set(a, k); return int(a - g););
  bad |= BODY(int *a = i & 1 ? s : g; forward(a, 3); *a = 0; return 1;);
  bad |= BODY(int *a = nullptr; int *&r = a; if (r == nullptr) r = s; *a = 1; return r != nullptr;);
  bad |= BODY(int *a = s; auto f = [](int *&a, int k) { a += k; return *a; }; return f(a, 1) + f(a, 2););
  bad |= BODY(int *a = s; const int *const &r = a; return r[1];);
  bad |= BODY(int x = i; int *a = &x; int *&r = i & 1 ? a : p; r = s; return *a + *p;);
  return bad;
}
