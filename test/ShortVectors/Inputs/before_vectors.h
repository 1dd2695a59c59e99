// A template of vectors that knows none.
#ifndef BEFORE_VECTORS_H
#define BEFORE_VECTORS_H

template <class V> auto first_two(const V &v) {
  auto p = v.xy;
  return p;
}

#endif
