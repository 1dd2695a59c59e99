#include <amp.h>
template <class G> void generate(concurrency::array_view<int> out, const G &g) {
  concurrency::parallel_for_each(out.extent, [=](concurrency::index<1> i) restrict(amp) { out[i] = g(); });
}
template <class T> void fill(concurrency::array_view<int> out, T value) {
  generate(out, [=]() restrict(amp) { return value; });
}
