#include <amp.h>
inline void from_header(concurrency::array_view<float, 1> v) {
  parallel_for_each(v.get_extent(), [=](concurrency::index<1> i) restrict(amp) {
    v[i] = 1;
  });
#ifdef FAIL
  int error = "text";
#endif
}
