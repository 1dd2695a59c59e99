// A program's own names may be as near to `restrict` and `tile_static` as they like.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++17 -Wno-undefined-inline -c %s -o %t.o
// expected-no-diagnostics
#include <amp.h>
using namespace concurrency;

struct tile_state {
  int x;
};
using TileStatic = tile_state;
typedef tile_state file_static;
namespace power {
inline bool on() { return true; }
} // namespace power
inline bool restricts(int n) { return n > 0; }

tile_state const origin = {0};
static file_static const here{1};
TileStatic const &pick(TileStatic const &s) { return s; }
template <class tile_stat> int size_of() {
  tile_stat const x{};
  return sizeof x;
}

bool use(array_view<int> v, int amp, int cpu) {
  tile_state const s = {4};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    tile_state const z = {i[0]};
    v[i] = z.x;
  });
  return power::on() && restricts(cpu) && pick(s).x + here.x + origin.x + size_of<int>() && power::on() & restricts(amp);
}
