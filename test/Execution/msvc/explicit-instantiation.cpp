// An explicit instantiation of a class without `class`.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

namespace n {
template <typename T> struct holder {
  T v;
  void set(T x) { v = x; }
};
} // namespace n
template n::holder<int>;
template struct n::holder<unsigned int>;

int main() {
  n::holder<int> h;
  h.set(0);
  return h.v;
}
