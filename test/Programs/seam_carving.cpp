// RUN: %ampcc -hc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Seam carving: the energy of an image, the cheapest path from top to bottom, one row a launch, and
// its removal, until the image is narrow enough. The host computes the same.

#include <algorithm>
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

using namespace concurrency;

class image {
public:
  image(int w, int h) : width_(w), height_(h), data_(w * h) {}
  int width() const { return width_; }
  int height() const { return height_; }
  int *data() { return data_.data(); }
  const std::vector<int> &pixels() const { return data_; }
  int &operator()(int y, int x) { return data_[y * width_ + x]; }
  int operator()(int y, int x) const { return data_[y * width_ + x]; }
  bool operator==(const image &o) const { return width_ == o.width_ && data_ == o.data_; }

private:
  int width_, height_;
  std::vector<int> data_;
};

static image make_image(int w, int h) {
  image im(w, h);
  for (int y = 0; y < h; ++y)
    for (int x = 0; x < w; ++x) {
      const int disc = (x - w / 3) * (x - w / 3) + (y - h / 2) * (y - h / 2) < h * h / 16;
      im(y, x) = ((disc ? 200 : 40) + (x * 7 + y * 13) % 11) & 0xff;
    }
  return im;
}

inline int clamp_to(int v, int hi) restrict(cpu, amp) { return v < 0 ? 0 : v > hi ? hi : v; }
inline int magnitude(int v) restrict(cpu, amp) { return v < 0 ? -v : v; }
template <typename T> inline T least(T a, T b, T c) restrict(cpu, amp) {
  T m = a < b ? a : b;
  return c < m ? c : m;
}

// The gradient; Pixels is an array or a view.
template <typename Pixels>
int energy_at(const Pixels &p, int y, int x, int w, int h) restrict(cpu, amp) {
  const int dx = p(y, clamp_to(x + 1, w - 1)) - p(y, clamp_to(x - 1, w - 1));
  const int dy = p(clamp_to(y + 1, h - 1), x) - p(clamp_to(y - 1, h - 1), x);
  return magnitude(dx) + magnitude(dy);
}

typedef std::vector<int> seam; // a column for each row

static seam trace(const std::vector<int> &cost, int w, int h) {
  seam s(h);
  const int *last = &cost[(h - 1) * w];
  s[h - 1] = int(std::min_element(last, last + w) - last);
  for (int y = h - 2; y >= 0; --y) {
    const int *row = &cost[y * w];
    int best = s[y + 1];
    for (int x = std::max(0, s[y + 1] - 1); x <= std::min(w - 1, s[y + 1] + 1); ++x)
      if (row[x] < row[best])
        best = x;
    s[y] = best;
  }
  return s;
}

class carver {
public:
  virtual ~carver() {}
  virtual std::vector<int> costs(const image &im) = 0;
  virtual image remove(const image &im, const seam &s) = 0;
  image carve(image im, int width) {
    if (width < 2 || width > im.width())
      throw std::invalid_argument("cannot carve to " + std::to_string(width));
    while (im.width() > width)
      im = remove(im, trace(costs(im), im.width(), im.height()));
    return im;
  }
};

class cpu_carver : public carver {
public:
  std::vector<int> costs(const image &im) {
    const int w = im.width(), h = im.height();
    const array_view<const int, 2> pixels(h, w, im.pixels());
    std::vector<int> c(w * h);
    for (int y = 0; y < h; ++y)
      for (int x = 0; x < w; ++x) {
        int above = 0;
        if (y > 0)
          above = least(c[(y - 1) * w + clamp_to(x - 1, w - 1)], c[(y - 1) * w + x],
                        c[(y - 1) * w + clamp_to(x + 1, w - 1)]);
        c[y * w + x] = energy_at(pixels, y, x, w, h) + above;
      }
    return c;
  }
  image remove(const image &im, const seam &s) {
    image out(im.width() - 1, im.height());
    for (int y = 0; y < out.height(); ++y)
      for (int x = 0; x < out.width(); ++x)
        out(y, x) = im(y, x + (x >= s[y]));
    return out;
  }
};

class amp_carver : public carver {
public:
  explicit amp_carver(accelerator_view av) : av_(av) {}
  std::vector<int> costs(const image &im) {
    const int w = im.width(), h = im.height();
    array<int, 2> pixels(h, w, im.pixels().begin(), av_), cost(h, w, av_);
    parallel_for_each(av_, pixels.get_extent(), [=, &pixels, &cost](index<2> i) restrict(amp) {
      cost[i] = energy_at(pixels, i[0], i[1], w, h);
    });
    for (int y = 1; y < h; ++y)
      parallel_for_each(av_, extent<1>(w), [=, &cost](index<1> i) restrict(amp) {
        const int x = i[0];
        cost(y, x) += least(cost(y - 1, clamp_to(x - 1, w - 1)), cost(y - 1, x),
                            cost(y - 1, clamp_to(x + 1, w - 1)));
      });
    std::vector<int> result(w * h);
    copy(cost, result.begin());
    return result;
  }
  image remove(const image &im, const seam &s) {
    image out(im.width() - 1, im.height());
    array_view<const int, 2> from(im.height(), im.width(), im.pixels());
    array_view<const int, 1> columns(int(s.size()), s);
    array_view<int, 2> to(out.height(), out.width(), out.data());
    to.discard_data();
    parallel_for_each(av_, to.get_extent(), [=](index<2> i) restrict(amp) {
      to[i] = from(i[0], i[1] + (i[1] >= columns[i[0]] ? 1 : 0));
    });
    to.synchronize();
    return out;
  }

private:
  accelerator_view av_;
};

int main(int argc, char **argv) {
  const int w = argc > 1 ? atoi(argv[1]) : 48, h = argc > 2 ? atoi(argv[2]) : 32, target = w - 9;
  const image im = make_image(w, h);
  cpu_carver host;
  amp_carver device(accelerator().get_default_view());
  int errors = 0;
  errors += host.costs(im) != device.costs(im);
  const image a = host.carve(im, target), b = device.carve(im, target);
  errors += !(a == b) || a.width() != target;
  // The disc keeps its pixels, which have a strong border.
  auto bright = [](const image &x) {
    return std::count_if(x.pixels().begin(), x.pixels().end(), [](int p) { return p >= 200; });
  };
  errors += bright(b) < bright(im) * 3 / 4;
  try {
    device.carve(im, 1);
    ++errors;
  } catch (const std::invalid_argument &e) {
    std::cout << e.what() << "\n";
  }
  std::cout << (errors ? "FAILED" : "PASSED") << std::endl;
  return errors;
}
