// Pointers that lead into tile_static, global or local memory, as is found at run time.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w -I%S/Inputs %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include "three_memories.h"

struct Node {
  int a;
  int b[2];
};
int *choose(int *a, int *b, bool first) restrict(amp, cpu) { return first ? a : b; }
const int *find(const int *from, const int *to, int below) restrict(amp, cpu) {
  for (; from != to; ++from)
    if (*from < below)
      return from;
  return nullptr;
}
int sum(const int *a, int n) restrict(amp, cpu) {
  int r = 0;
  while (n-- > 0)
    r = r * 3 + *a++;
  return r;
}
void fill(int *first, int *last, int v) restrict(amp, cpu) {
  while (first < last)
    *first++ = v++;
}
void exchange(int *a, int *b) restrict(amp, cpu) {
  int t = *a;
  *a = *b;
  *b = t;
}
int member(Node *n, int k) restrict(amp, cpu) { return n->a += n->b[k & 1]; }

int main() {
  bool bad = false;
  bad |= BODY(int *q = i < 3 ? s : i < 5 ? g : p; *q = 1; q[1] += 2; *(q + 2) -= 3; return q[3];);
  bad |= BODY(int *q = p; if (i & 1) q = s; if (i & 2) q = g; return sum(q, 4););
  bad |= BODY(int *q = i & 1 ? s : p; q += 2; --q; int x = *q++; *q = 8; return x + int(q - (i & 1 ? s : p)););
  bad |= BODY(int *q = choose(s, p, i & 1); return q == s ? 1 : q == p ? 2 : 3;);
  bad |= BODY(const int *f = find(i & 1 ? s : p, (i & 1 ? s : p) + 4, i + 20); return f ? *f : -1;);
  bad |= BODY(fill(choose(s, g, i & 1), choose(s, g, i & 1) + 3, i); return 0;);
  bad |= BODY(exchange(choose(s, p, i & 1), choose(g, s + 1, i & 2)); return 0;);
  bad |= BODY(int *q = nullptr; if (i & 1) q = s; else if (i & 2) q = p; return q ? *q : -7;);
  bad |= BODY(int *q = nullptr; if (!q) q = choose(s, g, i & 1); return *q && q != nullptr;);
  bad |= BODY(int *a = choose(s, p, i & 1); int *b = a + 3; int n = 0; for (; a <= b; a++) n += *a; return n;);
  bad |= BODY(int *a = choose(s, p, i & 1), *b = choose(p, g, i & 2); a = b; *a = 4; b = p; return *b;);
  bad |= BODY(int n = 0; for (int k = 0; k < 4; ++k) { int *q = k & 1 ? &s[k] : k & 2 ? &g[k] : &p[k]; n += ++*q; } return n;);
  bad |= BODY(Node m = {i, {2, 3}}; Node n = {4, {5, 6}}; Node *q = i & 1 ? &m : &n; q->b[i & 1] = 9; return member(q, i) + m.b[1] * 10 + n.b[0];);
  bad |= BODY(int *q = i & 1 ? s : p; int a[4] = {q[0], *q, q[i & 3], 2}; q = a; return q[1] + a[2];);
  bad |= BODY(int k = 0; int *q = i & 1 ? s : p; q[k++] = q[k++] + 2; return k;);
  bad |= BODY(const int *q = i & 1 ? s : p; auto f = [=](const int *q, int k) { return q[k] + i; }; return f(q, 1) + f(g, 2););
  bad |= BODY(int *q = i & 1 ? s : p; int &r = q[1]; int *z = &r; *z += 2; return int(z - q););
  bad |= BODY(int *q = choose(choose(s, p, i & 1), choose(g, p + 1, i & 2), i & 4); *q = -1; return 0;);
  bad |= BODY(float f[2] = {1.5f, 2.5f}; float h = 4; float *q = i & 1 ? f : &h; *q *= 2; return int(q[0] * 2 + h););
  bad |= BODY(bool flag = false; bool other = true; bool *q = i & 1 ? &flag : &other; *q = !*q; return flag * 2 + other;);
  bad |= BODY(int *q = s; for (int k = 0; k < i; ++k) q = q == s ? p : q == p ? g : s; q[0] = 2; return q[1];);
  return bad;
}
