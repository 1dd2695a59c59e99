//===- kernels.h - the ten kernels, for C++ AMP and OpenMP ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of one thread. The includer defines KERNEL: `restrict(amp)` or nothing. Arrays are
// whatever has a subscript: array_views or pointers. kernels.ispc has the same functions.
//
//===----------------------------------------------------------------------===//
#ifndef BENCH_ISPC_KERNELS_H
#define BENCH_ISPC_KERNELS_H

#include "shapes.h"

namespace bench {

/// Iterations until the point leaves the circle.
inline int escape_time(float cx, float cy) KERNEL {
  float x = cx, y = cy;
  int n = 0;
  for (; n < ESCAPE_LIMIT; ++n) {
    if (x * x + y * y > 4)
      break;
    const float next = x * x - y * y + cx;
    y = 2 * x * y + cy;
    x = next;
  }
  return n;
}

//===----------------------------------------------------------------------===//
// Noise
//===----------------------------------------------------------------------===//

inline float fade(float t) KERNEL { return t * t * t * (t * (t * 6 - 15) + 10); }
inline float mix(float t, float a, float b) KERNEL { return a + t * (b - a); }
inline float gradient(int hash, float x, float y, float z) KERNEL {
  const int h = hash & 15;
  const float u = h < 8 ? x : y, v = h < 4 ? y : (h == 12 || h == 14 ? x : z);
  return ((h & 1) ? -u : u) + ((h & 2) ? -v : v);
}

template <typename Table>
inline float lattice_noise(const Table &table, float x, float y, float z) KERNEL {
  const float fx = FLOOR(x), fy = FLOOR(y), fz = FLOOR(z);
  const int X = int(fx) & 255, Y = int(fy) & 255, Z = int(fz) & 255;
  x -= fx;
  y -= fy;
  z -= fz;
  const float u = fade(x), v = fade(y), w = fade(z);
  const int a = table[X] + Y, b = table[X + 1] + Y;
  const int aa = table[a] + Z, ab = table[a + 1] + Z;
  const int ba = table[b] + Z, bb = table[b + 1] + Z;
  return mix(
      w,
      mix(v, mix(u, gradient(table[aa], x, y, z), gradient(table[ba], x - 1, y, z)),
          mix(u, gradient(table[ab], x, y - 1, z), gradient(table[bb], x - 1, y - 1, z))),
      mix(v, mix(u, gradient(table[aa + 1], x, y, z - 1), gradient(table[ba + 1], x - 1, y, z - 1)),
          mix(u, gradient(table[ab + 1], x, y - 1, z - 1),
              gradient(table[bb + 1], x - 1, y - 1, z - 1))));
}

template <typename Table>
inline float turbulence(const Table &table, float x, float y, float z, int octaves) KERNEL {
  float sum = 0, scale = 1;
  for (int k = 0; k < octaves; ++k) {
    sum += FABS(lattice_noise(table, x * scale, y * scale, z * scale)) / scale;
    scale *= 2;
  }
  return sum;
}

//===----------------------------------------------------------------------===//
// An American option by a binomial tree
//===----------------------------------------------------------------------===//

inline float option_tree(float price, float strike, float years, float rate,
                         float volatility) KERNEL {
  float value[TREE_STEPS];
  const float dt = years / TREE_STEPS;
  const float up = EXP(volatility * SQRT(dt)), down = 1 / up;
  const float discount = 1 / EXP(rate * dt);
  const float p = (EXP(rate * dt) - down) / (up - down);
  float at = price;
  for (int k = 0; k < TREE_STEPS; ++k)
    at *= down;
  for (int k = 0; k < TREE_STEPS; ++k) {
    value[k] = FMAX(0.0f, strike - at);
    at *= up * up;
  }
  for (int step = TREE_STEPS - 1; step > 0; --step)
    for (int k = 0; k < step; ++k)
      value[k] = discount * ((1 - p) * value[k] + p * value[k + 1]);
  return value[0];
}

//===----------------------------------------------------------------------===//
// Spheres in a hierarchy of boxes
//===----------------------------------------------------------------------===//

/// How far the nearest sphere along the ray is; FAR where there is none.
template <typename Nodes, typename Links, typename Spheres>
inline float nearest_sphere(const Nodes &boxes, const Links &links, const Spheres &spheres,
                            float ox, float oy, float oz, float dx, float dy, float dz) KERNEL {
  const float ix = 1 / dx, iy = 1 / dy, iz = 1 / dz;
  int stack[TREE_DEPTH];
  int height = 0, node = 0;
  float nearest = FAR;
  while (true) {
    const float x0 = (boxes[node * 6] - ox) * ix, x1 = (boxes[node * 6 + 3] - ox) * ix;
    const float y0 = (boxes[node * 6 + 1] - oy) * iy, y1 = (boxes[node * 6 + 4] - oy) * iy;
    const float z0 = (boxes[node * 6 + 2] - oz) * iz, z1 = (boxes[node * 6 + 5] - oz) * iz;
    const float enter = FMAX(FMAX(FMIN(x0, x1), FMIN(y0, y1)), FMAX(FMIN(z0, z1), 0.0f));
    const float leave = FMIN(FMIN(FMAX(x0, x1), FMAX(y0, y1)), FMIN(FMAX(z0, z1), nearest));
    if (enter <= leave) {
      const int first = links[node * 2], count = links[node * 2 + 1];
      if (count == 0) { // an inner node, the second child of which is at first
        stack[height] = first;
        ++height;
        node = node + 1;
        continue;
      }
      for (int k = first; k < first + count; ++k) {
        const float cx = spheres[k * 4] - ox, cy = spheres[k * 4 + 1] - oy,
                    cz = spheres[k * 4 + 2] - oz, radius = spheres[k * 4 + 3];
        const float along = cx * dx + cy * dy + cz * dz;
        const float inside = radius * radius - (cx * cx + cy * cy + cz * cz - along * along);
        if (inside < 0)
          continue;
        const float t = along - SQRT(inside);
        if (t > 0 && t < nearest)
          nearest = t;
      }
    }
    if (height == 0)
      break;
    --height;
    node = stack[height];
  }
  return nearest;
}

//===----------------------------------------------------------------------===//
// Ambient occlusion
//===----------------------------------------------------------------------===//

struct vec {
  float x, y, z;
};
inline vec plus(vec a, vec b) KERNEL { return vec{a.x + b.x, a.y + b.y, a.z + b.z}; }
inline vec minus(vec a, vec b) KERNEL { return vec{a.x - b.x, a.y - b.y, a.z - b.z}; }
inline vec times(vec a, float s) KERNEL { return vec{a.x * s, a.y * s, a.z * s}; }
inline float dot(vec a, vec b) KERNEL { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline vec cross(vec a, vec b) KERNEL {
  return vec{a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline vec unit(vec a) KERNEL { return times(a, 1 / SQRT(dot(a, a))); }

struct ray {
  vec origin, direction;
};
struct hit {
  float t;
  bool found;
  vec point, normal;
};

inline void meet_sphere(hit &h, const ray &r, vec center, float radius) KERNEL {
  const vec d = minus(r.origin, center);
  const float b = dot(d, r.direction), c = dot(d, d) - radius * radius;
  const float inside = b * b - c;
  if (inside > 0) {
    const float t = -b - SQRT(inside);
    if (t > 0 && t < h.t) {
      h.t = t;
      h.found = true;
      h.point = plus(r.origin, times(r.direction, t));
      h.normal = unit(minus(h.point, center));
    }
  }
}
inline void meet_plane(hit &h, const ray &r, vec point, vec normal) KERNEL {
  const float steep = dot(r.direction, normal);
  if (FABS(steep) < 1.0e-17f)
    return;
  const float t = dot(minus(point, r.origin), normal) / steep;
  if (t > 0 && t < h.t) {
    h.t = t;
    h.found = true;
    h.point = plus(r.origin, times(r.direction, t));
    h.normal = normal;
  }
}
inline void meet_scene(hit &h, const ray &r) KERNEL {
  meet_plane(h, r, vec{0, -0.5f, 0}, vec{0, 1, 0});
  meet_sphere(h, r, vec{-2, 0, -3.5f}, 0.5f);
  meet_sphere(h, r, vec{-0.5f, 0, -3}, 0.5f);
  meet_sphere(h, r, vec{1, 0, -2.2f}, 0.5f);
}
inline float random_number(unsigned &state) KERNEL {
  state = state * 1664525u + 1013904223u;
  return float(state >> 8) * (1.0f / 16777216.0f);
}

inline float ambient_occlusion(int px, int py, int width, int height) KERNEL {
  ray r = {vec{0, 0, 0}, unit(vec{(px - width * 0.5f) / (width * 0.5f),
                                  -(py - height * 0.5f) / (height * 0.5f), -1})};
  hit h = {1.0e17f, false, vec{0, 0, 0}, vec{0, 0, 0}};
  meet_scene(h, r);
  if (!h.found)
    return 0;
  unsigned state = unsigned(py * width + px) * 747796405u + 1u;
  const vec n = h.normal;
  const vec side = unit(cross(n.x < 0.6f && n.x > -0.6f   ? vec{1, 0, 0}
                              : n.y < 0.6f && n.y > -0.6f ? vec{0, 1, 0}
                                                          : vec{0, 0, 1},
                              n));
  const vec up = cross(n, side);
  const vec from = plus(h.point, times(n, 0.0001f));
  float hidden = 0;
  for (int k = 0; k < AMBIENT_SAMPLES; ++k) {
    const float theta = SQRT(random_number(state));
    const float phi = 6.2831853f * random_number(state);
    const float x = COS(phi) * theta, y = SIN(phi) * theta, z = SQRT(1 - theta * theta);
    ray out = {from, plus(plus(times(side, x), times(up, y)), times(n, z))};
    hit other = {1.0e17f, false, vec{0, 0, 0}, vec{0, 0, 0}};
    meet_scene(other, out);
    if (other.found)
      hidden += 1;
  }
  return (AMBIENT_SAMPLES - hidden) / AMBIENT_SAMPLES;
}

//===----------------------------------------------------------------------===//
// A ray through a volume
//===----------------------------------------------------------------------===//

template <typename Volume>
inline float volume_sample(const Volume &volume, float x, float y, float z) KERNEL {
  const int ix = int(x), iy = int(y), iz = int(z);
  const float fx = x - float(ix), fy = y - float(iy), fz = z - float(iz);
  const int at = (iz * VOLUME_SIZE + iy) * VOLUME_SIZE + ix;
  const float a = mix(fx, volume[at], volume[at + 1]);
  const float b = mix(fx, volume[at + VOLUME_SIZE], volume[at + VOLUME_SIZE + 1]);
  const int next = at + VOLUME_SIZE * VOLUME_SIZE;
  const float c = mix(fx, volume[next], volume[next + 1]);
  const float d = mix(fx, volume[next + VOLUME_SIZE], volume[next + VOLUME_SIZE + 1]);
  return mix(fz, mix(fy, a, b), mix(fy, c, d));
}

template <typename Volume>
inline float volume_ray(const Volume &volume, float px, float py) KERNEL {
  const float most = VOLUME_SIZE - 1.01f;
  float x = px * most, y = py * most, z = 0;
  const float dx = (0.5f - px) * 0.8f, dy = (0.5f - py) * 0.8f, dz = 0.7f;
  float light = 1, seen = 0;
  while (x >= 0 && x < most && y >= 0 && y < most && z < most) {
    const float density = volume_sample(volume, x, y, z);
    if (density > 0.2f) {
      const float taken = 1 - EXP(-density * 0.15f);
      seen += light * taken * (0.3f + 0.7f * density);
      light *= 1 - taken;
      if (light < 0.02f)
        break;
    }
    x += dx;
    y += dy;
    z += dz;
  }
  return seen;
}

//===----------------------------------------------------------------------===//
// Collisions in a grid
//===----------------------------------------------------------------------===//

/// How many of the other particles are nearer than CELL_SIZE. Those of a cell follow each other.
template <typename Floats, typename Ints>
inline int collisions(const Floats &xs, const Floats &ys, const Ints &cells, int self) KERNEL {
  const float x = xs[self], y = ys[self];
  const int cx = int(x / CELL_SIZE), cy = int(y / CELL_SIZE);
  int found = 0;
  for (int ny = cy - 1; ny <= cy + 1; ++ny)
    for (int nx = cx - 1; nx <= cx + 1; ++nx) {
      if (nx < 0 || ny < 0 || nx >= GRID_SIZE || ny >= GRID_SIZE)
        continue;
      const int cell = ny * GRID_SIZE + nx;
      const int end = cells[cell + 1];
      for (int k = cells[cell]; k < end; ++k) {
        const float dx = xs[k] - x, dy = ys[k] - y;
        if (k != self && dx * dx + dy * dy < CELL_SIZE * CELL_SIZE)
          ++found;
      }
    }
  return found;
}

//===----------------------------------------------------------------------===//
// Edit distance of two strands of DNA, sparse rows, a sort
//===----------------------------------------------------------------------===//

/// One base an element; the strands of a pair end at lengths of their own.
template <typename Bases>
inline int edit_distance(const Bases &one, const Bases &other, int pair, int n, int m) KERNEL {
  int row[STRAND + 1];
  for (int j = 0; j <= m; ++j)
    row[j] = j;
  for (int i = 1; i <= n; ++i) {
    int diagonal = row[0];
    row[0] = i;
    const int base = one[pair * STRAND + i - 1];
    for (int j = 1; j <= m; ++j) {
      const int replaced = diagonal + (base == other[pair * STRAND + j - 1] ? 0 : 1);
      diagonal = row[j];
      int best = replaced;
      if (row[j] + 1 < best)
        best = row[j] + 1;
      if (row[j - 1] + 1 < best)
        best = row[j - 1] + 1;
      row[j] = best;
    }
  }
  return row[m];
}

template <typename Ints, typename Floats>
inline float sparse_row(const Ints &starts, const Ints &columns, const Floats &values,
                        const Floats &x, int row) KERNEL {
  float sum = 0;
  const int end = starts[row + 1];
  for (int k = starts[row]; k < end; ++k)
    sum += values[k] * x[columns[k]];
  return sum;
}

/// By insertion. Of thread i are the elements i, i + threads, ...
template <typename In, typename Out>
inline void sort_few(const In &in, const Out &out, int thread, int threads) KERNEL {
  float v[SORTED];
  for (int k = 0; k < SORTED; ++k)
    v[k] = in[k * threads + thread];
  for (int k = 1; k < SORTED; ++k) {
    const float x = v[k];
    int at = k;
    while (at > 0 && v[at - 1] > x) {
      v[at] = v[at - 1];
      --at;
    }
    v[at] = x;
  }
  for (int k = 0; k < SORTED; ++k)
    out[k * threads + thread] = v[k];
}

} // namespace bench

#endif
