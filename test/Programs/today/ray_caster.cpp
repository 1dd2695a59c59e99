// RUN: %ampcc -std=c++20 --amp-version=1.3 -O1 %s -o %t && %t
// REQUIRES: opencl-device
// A ray caster over shapes with pure virtual functions and virtual bases: each thread makes the
// scene, bytes of colours, counts of hits by atomic operations
#include <algorithm>
#include <amp.h>
#include <array>
#include <atomic>
#include <cmath>
#include <compare>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <vector>
using namespace concurrency;

struct vec {
  float x, y, z;
  constexpr vec operator+(vec o) const { return {x + o.x, y + o.y, z + o.z}; }
  constexpr vec operator-(vec o) const { return {x - o.x, y - o.y, z - o.z}; }
  constexpr vec operator*(float s) const { return {x * s, y * s, z * s}; }
};
constexpr float dot(vec a, vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
struct ray {
  vec from, to;
  vec at(float t) const { return from + to * t; }
};
struct hit {
  float t = 1e30f;
  vec normal{};
  int id = -1;
  auto operator<=>(const hit &o) const { return t <=> o.t; }
};
struct colour {
  std::uint8_t r, g, b;
  bool operator==(const colour &) const = default;
};

struct named {
  int id;
  explicit named(int id) : id(id) {}
  virtual ~named() {}
};
struct shape : virtual named {
  explicit shape(int id) : named(id) {}
  virtual std::optional<hit> meet(const ray &r) const = 0;
};
struct painted : virtual named {
  colour base;
  painted(int id, colour base) : named(id), base(base) {}
  virtual colour shade(float light, vec) const {
    const auto part = [light](std::uint8_t x) { return static_cast<std::uint8_t>(x * light); };
    return {part(base.r), part(base.g), part(base.b)};
  }
};
struct thing : shape, painted {
  thing(int id, colour c) : named(id), shape(id), painted(id, c) {}
};
struct sphere : thing {
  vec centre;
  float radius;
  sphere(int id, vec centre, float radius, colour c)
      : named(id), thing(id, c), centre(centre), radius(radius) {}
  std::optional<hit> meet(const ray &r) const override {
    const vec away = r.from - centre;
    const float b = dot(away, r.to), inside = b * b - dot(away, away) + radius * radius;
    if (inside < 0)
      return std::nullopt;
    const float t = -b - std::sqrt(inside);
    return t > 1e-3f ? std::optional(hit{t, (r.at(t) - centre) * (1 / radius), id}) : std::nullopt;
  }
};
struct ground final : thing {
  float height;
  ground(int id, float height) : named(id), thing(id, {200, 200, 200}), height(height) {}
  std::optional<hit> meet(const ray &r) const override {
    const float t = r.to.y == 0 ? -1 : (height - r.from.y) / r.to.y;
    return t > 1e-3f && t < 50 ? std::optional(hit{t, {0, 1, 0}, id}) : std::nullopt;
  }
  colour shade(float light, vec at) const override {
    const bool dark = (static_cast<int>(std::floor(at.x)) + static_cast<int>(std::floor(at.z))) & 1;
    return painted::shade(dark ? light / 4 : light, at);
  }
};

colour cast(int x, int y, int size, hit &nearest) {
  const sphere big(0, {0, 0, 5}, 1.5f, {250, 40, 40}),
      small(1, {1.5f, 0.5f, 4}, 0.75f, {30, 90, 240});
  const ground plane(2, -1.25f);
  const std::array<const thing *, 3> scene{&big, &small, &plane};
  ray r{{0, 0, 0}, {(x - size / 2 + 0.5f) / size, (size / 2 - y - 0.5f) / size, 1}};
  r.to = r.to * (1 / std::sqrt(dot(r.to, r.to)));
  for (const shape *s : scene)
    if (const auto met = s->meet(r); met && *met < nearest)
      nearest = *met;
  if (nearest.id < 0)
    return {20, 30, 60};
  const ray shadow{r.at(nearest.t), {0.48f, 0.8f, -0.36f}};
  const bool lit = std::none_of(scene.begin(), scene.end(), [&](const shape *s) {
    return s->id != nearest.id && s->meet(shadow);
  });
  const float light = lit ? 0.25f + 0.75f * std::max(dot(nearest.normal, shadow.to), 0.0f) : 0.25f;
  const painted &seen = *scene[nearest.id];
  return seen.shade(light, r.at(nearest.t));
}

int main() {
  const int size = 64;
  std::vector<colour> image(size * size);
  std::vector<int> hits(3);
  const array_view<colour, 2> pixels(size, size, image);
  const array_view<int> count(3, hits);
  pixels.discard_data();
  parallel_for_each(
      pixels.extent.tile<8, 8>(), [=](tiled_index<8, 8> t) restrict(amp) {
        hit nearest;
        pixels[t] = cast(t.global[1], t.global[0], size, nearest);
        if (nearest.id >= 0)
          std::atomic_ref<int>(count[nearest.id]).fetch_add(1, std::memory_order_relaxed);
      });
  pixels.synchronize();
  count.synchronize();

  // The last digits of roots may differ between devices, and with them the edges of shadows.
  int wrong = 0, far = 0;
  std::array<int, 3> expected{};
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      hit nearest;
      const colour host = cast(x, y, size, nearest), kernel = image[y * size + x];
      if (nearest.id >= 0)
        ++expected[nearest.id];
      wrong += !(host == kernel);
      far += std::abs(host.r - kernel.r) > 1 || std::abs(host.g - kernel.g) > 1 ||
             std::abs(host.b - kernel.b) > 1;
    }
  for (int i = 0; i < 3; ++i)
    far += std::abs(hits[i] - expected[i]) > 4 ? 100 : 0;
  const bool good = wrong < size * size / 20 && far < 12 && hits[0] > 100 && hits[1] > 50;
  if (!good)
    std::printf("%d pixels differ, %d by more than 1; hits %d %d %d, not %d %d %d\n", wrong, far,
                hits[0], hits[1], hits[2], expected[0], expected[1], expected[2]);
  return good ? 0 : 1;
}
