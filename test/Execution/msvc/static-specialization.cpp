// An explicit specialization that is `static` may be in a header of several units.
// RUN: %ampcc --amp-msvc -Wall -Werror -DSECOND -c %s -o %t.o && %ampcc --amp-msvc -Wall -Werror %s %t.o -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx -DSECOND -c %s -o %t.o && %ampcc --amp-msvc --amp-host-compiler=%gxx %s %t.o -o %t && %t
// REQUIRES: gxx
#include <amp.h>

template <class T> int size() { return 1; }
template <> static int size<double>() { return 2; }

#ifdef SECOND
int sizes() { return size<double>(); }
#else
int sizes();
int main() { return !(size<double>() == 2 && sizes() == 2 && size<int>() == 1); }
#endif
