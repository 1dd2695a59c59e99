// Annotations for the analyser, of 2010 and of later.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

static int first(__in const int *a, __out int *b, __in_ecount(2) int *c, _In_range_(0, 2) int n) {
  *b = 1;
  return a[0] + c[1] + n;
}
_Use_decl_annotations_ int main() {
  int a[2] = {1, 2}, b = 0;
  return !(first(a, &b, a, 1) == 4 && b == 1);
}
