// Constants with the value 0 are null pointers, and a function becomes a void * by itself.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
using namespace concurrency;

#define MY_FALSE false
const int zero = 0;
static void work() {}
static int count() { return zero; }
static char *find(int n) {
  if (n)
    return MY_FALSE;
  return '\0';
}
struct node {
  int *left;
  char *right;
  node() : left(false), right(zero) {}
};
static bool isNull(void *p) { return p == nullptr; }
template <class T> T *none() { return 1 - 1; }

int main() {
  void *p = work;
  p = &work;
  p = static_cast<void *>(work);
  node n;
  int *both[2] = {false, 2 - 2};
  int d[1] = {};
  array_view<int> v(1, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    int x = 3, *q = false;
    q = &x;
    v[i] = *q;
  });
  return !(p == (void *)work && !find(0) && !find(1) && !n.left && !n.right && isNull(false) &&
           !isNull(work) && !both[1] && !count() && !none<int>() && v[0] == 3);
}
