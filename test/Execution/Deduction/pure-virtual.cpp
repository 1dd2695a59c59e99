// amp:1.3: calls of pure virtual functions of classes without a clause, in a hierarchy with virtual
// bases, from functions without a clause and from amp code.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe
#include "compare.h"
#include <optional>

struct named {
  int id;
  explicit named(int id) : id(id) {}
  virtual int kind() const = 0;
  virtual ~named() {}
};
struct shape : virtual named {
  float scale;
  shape(int id, float scale) : named(id), scale(scale) {}
  virtual std::optional<float> distance(float from) const = 0;
};
struct lit : virtual named {
  float glow;
  lit(int id, float glow) : named(id), glow(glow) {}
  virtual float light(float x) const { return glow * x; }
};
struct sphere : shape, lit {
  float radius;
  sphere(int id, float radius) : named(id), shape(id, 1), lit(id, 0.5f), radius(radius) {}
  std::optional<float> distance(float from) const override {
    return from > radius ? std::optional<float>(from - radius) : std::nullopt;
  }
  int kind() const override { return 2; }
};
struct bright final : sphere {
  bright(int id, float radius) : named(id), sphere(id, radius) {}
  float light(float x) const override { return 3 * lit::light(x) + radius; }
  int kind() const override { return 10 * sphere::kind(); }
};
struct plane final : shape {
  plane(int id) : named(id), shape(id, 2) {}
  std::optional<float> distance(float from) const override { return scale * from; }
  int kind() const override { return 1; }
};

float nearest(const shape &s, float from) { return s.distance(from).value_or(-1); }
float on_amp(const shape *s, float from) restrict(cpu, amp) { return *s->distance(from + 100); }
float of_scene(int i) {
  const sphere a(1, 2 + i);
  const bright b(2, 5);
  const plane c(3);
  const shape *const shapes[] = {&a, &b, &c};
  const lit *const lights[] = {&a, &b};
  float sum = 0;
  for (const shape *s : shapes)
    sum += nearest(*s, 6) + 10 * s->kind() + s->id + on_amp(s, i);
  for (const lit *l : lights)
    sum += l->light(0.25f) + l->kind();
  int (named::*kind)() const = &named::kind;
  return sum * 8 + (shapes[i % 3]->*kind)();
}

int main() { return differences<float>(1, 12, [](int, int i) { return of_scene(i); }) != 0; }
