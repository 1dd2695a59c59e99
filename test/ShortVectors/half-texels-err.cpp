// half and its vectors are no texels: a texture of float has formats of 16 bits.
// RUN: %ampcc --amp-version=1.3 -fsyntax-only -Xclang -verify %s
#include <amp_graphics.h>
#include <amp_half.h>
using namespace concurrency;
using namespace concurrency::graphics;

void read(const texture<half_4, 2> &picture, const array_view<float> &to) {
  parallel_for_each(to.extent, [=, &picture](index<1> i) restrict(amp) {
    to[i] = picture(0, i[0]).x; // expected-error@*:* {{concurrency::graphics::texture: the element type must be int, unsigned int or float or a short vector of them, or one, two or four of norm or unorm, or one or two of double}}
  });
}
