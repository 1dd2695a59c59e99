#include <amp.h>
#include <amp_graphics.h>
#include <memory>
using namespace concurrency;

/// A copy keeps what it works on.
int last_of_a_texture_that_goes() {
  auto t = std::make_shared<graphics::texture<int, 1>>(8);
  auto &r = *t;
  parallel_for_each(r.extent, [&r](index<1> i) restrict(amp) { r.set(i, i[0]); });
  int out[8];
  const completion_future f = graphics::copy_async(*t, out);
  t.reset();
  f.get();
  return out[7];
}
