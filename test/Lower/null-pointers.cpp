// NULL, 0 and nullptr as pointers: compared, passed, returned, assigned, selected, as numbers.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w -I%S/Inputs %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include "three_memories.h"

int read(const int *p) restrict(amp, cpu) { return p == NULL ? -1 : *p; }
int read_or(int fallback, const int *p = NULL) restrict(amp, cpu) { return p ? *p : fallback; }
int *only(int *p, bool keep) restrict(amp, cpu) {
  if (!keep)
    return NULL;
  return p;
}
const int *find(const int *p, int v) restrict(amp, cpu) {
  for (int k = 0; k < 4; ++k)
    if (p[k] == v)
      return p + k;
  return 0;
}
template <typename T> bool is_null(T *p) restrict(amp, cpu) { return p == NULL; }
template <typename T> T *none() restrict(amp, cpu) { return NULL; }
struct Item {
  int v;
  static const Item *none() restrict(amp, cpu) { return NULL; }
  const Item *self_or_null(bool self) const restrict(amp, cpu) { return self ? this : NULL; }
};
int overloaded(int) restrict(amp, cpu) { return 1; }
int overloaded(const int *) restrict(amp, cpu) { return 2; }

int main() {
  bool bad = false;
  bad |= BODY(return read(s) + read(NULL) + read(0) + read(nullptr) + read(p););
  bad |= BODY(int *q = NULL; if (q == NULL) q = s; if (NULL != q) *q = 3; return q != NULL;);
  bad |= BODY(int *q = i & 1 ? s : NULL; return q ? *q : 4;);
  bad |= BODY(int *q = i & 1 ? NULL : i & 2 ? s : p; return q == NULL ? 4 : *q;);
  bad |= BODY(int *q = s; q = NULL; q = i & 1 ? q : g; return read(q););
  bad |= BODY(return read_or(i) + read_or(i, NULL) + read_or(i, s) + read_or(i, i & 1 ? p : 0););
  bad |= BODY(int *q = only(s, i & 1); int *r = only(p, i & 2); return (q ? *q : 1) + (r != 0 ? *r : 2););
  bad |= BODY(const int *f = find(s, 20 + i * 3 % 17); return f ? int(f - s) : -1;);
  bad |= BODY(return is_null(s) + 2 * is_null(none<int>()) + 4 * (none<float>() == nullptr););
  bad |= BODY(Item item = {i}; const Item *q = item.self_or_null(i & 1); return q != NULL ? q->v : Item::none() == NULL;);
  bad |= BODY(return overloaded(0) + 10 * overloaded(s) + 100 * overloaded(static_cast<int *>(NULL)););
  bad |= BODY(bool b = NULL; long n = NULL; return b + int(n) + 3;);
  bad |= BODY(int n = 0; for (const int *q = s; q != NULL; q = q == s + 3 ? NULL : q + 1) n += *q; return n;);
  bad |= BODY(const int *a = NULL; const int *b = nullptr; return (a == b) + 2 * (a != s) + 4 * !b;);
  bad |= BODY(int *q(NULL); int *const r = {NULL}; int *z = (int *)NULL; (q) = i & 1 ? p : q; return (q == r) + 2 * (z == 0););
  return bad;
}
