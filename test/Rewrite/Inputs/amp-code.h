#ifndef AMP_CODE_H
#define AMP_CODE_H
#include <amp.h>
#include "no-amp.h"
#include "deep/clauses.h"
static const int in_header = 5;
static inline int not_used() { return in_header; }
inline int device(int x) restrict(amp) { return x; }
inline void from_header(concurrency::array_view<int, 1> v) {
  parallel_for_each(v.get_extent(),
                    [=](concurrency::index<1> i) restrict(amp) { v[i] = device(v[i]); });
}
#endif
