// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The ten kernels in ispc (kernels.h has them in C++). A task computes `span` rows or elements.
#include "shapes.h"

static inline int escape_at(float cx, float cy) {
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
task void escape_time_task(uniform int out[], uniform int width, uniform int height,
                           uniform int span) {
  foreach (y = taskIndex * span ... min(height, (taskIndex + 1) * span), x = 0 ... width)
    out[y * width + x] = escape_at(x * (3.0f / width) - 2, y * (2.0f / height) - 1);
}
export void ispc_escape_time(uniform int out[], uniform int width, uniform int height,
                             uniform int span) {
  launch[(height + span - 1) / span] escape_time_task(out, width, height, span);
}

// Noise
static inline float fade(float t) { return t * t * t * (t * (t * 6 - 15) + 10); }
static inline float mix(float t, float a, float b) { return a + t * (b - a); }
static inline float gradient(int hash, float x, float y, float z) {
  const int h = hash & 15;
  const float u = h < 8 ? x : y, v = h < 4 ? y : (h == 12 || h == 14 ? x : z);
  return ((h & 1) ? -u : u) + ((h & 2) ? -v : v);
}
static float lattice_noise(const uniform int table[], float x, float y, float z) {
  const float fx = floor(x), fy = floor(y), fz = floor(z);
  const int X = (int)fx & 255, Y = (int)fy & 255, Z = (int)fz & 255;
  x -= fx;
  y -= fy;
  z -= fz;
  const float u = fade(x), v = fade(y), w = fade(z);
  const int a = table[X] + Y, b = table[X + 1] + Y;
  const int aa = table[a] + Z, ab = table[a + 1] + Z;
  const int ba = table[b] + Z, bb = table[b + 1] + Z;
  return mix(w,
             mix(v, mix(u, gradient(table[aa], x, y, z), gradient(table[ba], x - 1, y, z)),
                 mix(u, gradient(table[ab], x, y - 1, z), gradient(table[bb], x - 1, y - 1, z))),
             mix(v,
                 mix(u, gradient(table[aa + 1], x, y, z - 1),
                     gradient(table[ba + 1], x - 1, y, z - 1)),
                 mix(u, gradient(table[ab + 1], x, y - 1, z - 1),
                     gradient(table[bb + 1], x - 1, y - 1, z - 1))));
}
task void noise_task(const uniform int table[], uniform float out[], uniform int width,
                     uniform int height, uniform int octaves, uniform int span) {
  foreach (py = taskIndex * span ... min(height, (taskIndex + 1) * span), px = 0 ... width) {
    const float x = px * 0.03f, y = py * 0.03f, z = 0.6f;
    float sum = 0;
    uniform float scale = 1;
    for (uniform int k = 0; k < octaves; ++k) {
      sum += abs(lattice_noise(table, x * scale, y * scale, z * scale)) / scale;
      scale *= 2;
    }
    out[py * width + px] = sum;
  }
}
export void ispc_noise(const uniform int table[], uniform float out[], uniform int width,
                       uniform int height, uniform int octaves, uniform int span) {
  launch[(height + span - 1) / span] noise_task(table, out, width, height, octaves, span);
}

// An American option by a binomial tree
static float option_at(float price, float strike, float years, float rate, float volatility) {
  float value[TREE_STEPS];
  const float dt = years / TREE_STEPS;
  const float up = exp(volatility * sqrt(dt));
  const float down = 1 / up;
  const float discount = 1 / exp(rate * dt);
  const float p = (exp(rate * dt) - down) / (up - down);
  float at = price;
  for (uniform int k = 0; k < TREE_STEPS; ++k)
    at *= down;
  for (uniform int k = 0; k < TREE_STEPS; ++k) {
    value[k] = max(0.0f, strike - at);
    at *= up * up;
  }
  for (uniform int step = TREE_STEPS - 1; step > 0; --step)
    for (uniform int k = 0; k < step; ++k)
      value[k] = discount * ((1 - p) * value[k] + p * value[k + 1]);
  return value[0];
}
task void option_tree_task(const uniform float price[], const uniform float strike[],
                           const uniform float years[], uniform float out[], uniform int n,
                           uniform int span) {
  foreach (i = taskIndex * span ... min(n, (taskIndex + 1) * span))
    out[i] = option_at(price[i], strike[i], years[i], 0.02f, 0.3f);
}
export void ispc_option_tree(const uniform float price[], const uniform float strike[],
                             const uniform float years[], uniform float out[], uniform int n,
                             uniform int span) {
  launch[(n + span - 1) / span] option_tree_task(price, strike, years, out, n, span);
}

// Spheres in a hierarchy of boxes
static float nearest_sphere(const uniform float boxes[], const uniform int links[],
                            const uniform float spheres[], float ox, float oy, float oz, float dx,
                            float dy, float dz) {
  const float ix = 1 / dx, iy = 1 / dy, iz = 1 / dz;
  int stack[TREE_DEPTH];
  int height = 0, node = 0;
  float nearest = FAR;
  while (true) {
    const float x0 = (boxes[node * 6] - ox) * ix, x1 = (boxes[node * 6 + 3] - ox) * ix;
    const float y0 = (boxes[node * 6 + 1] - oy) * iy, y1 = (boxes[node * 6 + 4] - oy) * iy;
    const float z0 = (boxes[node * 6 + 2] - oz) * iz, z1 = (boxes[node * 6 + 5] - oz) * iz;
    const float enter = max(max(min(x0, x1), min(y0, y1)), max(min(z0, z1), 0.0f));
    const float leave = min(min(max(x0, x1), max(y0, y1)), min(max(z0, z1), nearest));
    if (enter <= leave) {
      const int first = links[node * 2], count = links[node * 2 + 1];
      if (count == 0) {
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
        const float t = along - sqrt(inside);
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
task void box_tree_task(const uniform float boxes[], const uniform int links[],
                        const uniform float spheres[], uniform float out[], uniform int width,
                        uniform int height, uniform int span) {
  foreach (y = taskIndex * span ... min(height, (taskIndex + 1) * span), x = 0 ... width) {
    const float dx = (x + 0.5f) / width - 0.5f, dy = (y + 0.5f) / height - 0.5f, dz = 1;
    const float scale = 1 / sqrt(dx * dx + dy * dy + dz * dz);
    out[y * width + x] = nearest_sphere(boxes, links, spheres, 0.5f, 0.5f, -1.0f, dx * scale,
                                        dy * scale, dz * scale);
  }
}
export void ispc_box_tree(const uniform float boxes[], const uniform int links[],
                          const uniform float spheres[], uniform float out[], uniform int width,
                          uniform int height, uniform int span) {
  launch[(height + span - 1) / span] box_tree_task(boxes, links, spheres, out, width, height, span);
}

// Ambient occlusion
typedef float<3> vec;
static inline float dot(const vec a, const vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline vec cross(const vec a, const vec b) {
  vec c;
  c.x = a.y * b.z - a.z * b.y;
  c.y = a.z * b.x - a.x * b.z;
  c.z = a.x * b.y - a.y * b.x;
  return c;
}
static inline vec unit(vec a) { return a * (1 / sqrt(dot(a, a))); }

struct ray {
  vec origin, direction;
};
struct hit {
  float t;
  bool found;
  vec point, normal;
};

static inline void meet_sphere(hit &h, const ray &r, const uniform float<3> center,
                               uniform float radius) {
  const vec d = r.origin - center;
  const float b = dot(d, r.direction), c = dot(d, d) - radius * radius;
  const float inside = b * b - c;
  if (inside > 0) {
    const float t = -b - sqrt(inside);
    if (t > 0 && t < h.t) {
      h.t = t;
      h.found = true;
      h.point = r.origin + r.direction * t;
      h.normal = unit(h.point - center);
    }
  }
}
static inline void meet_plane(hit &h, const ray &r, const uniform float<3> point,
                              const uniform float<3> normal) {
  const float steep = dot(r.direction, normal);
  if (abs(steep) < 1.0e-17f)
    return;
  const float t = dot(point - r.origin, normal) / steep;
  if (t > 0 && t < h.t) {
    h.t = t;
    h.found = true;
    h.point = r.origin + r.direction * t;
    h.normal = normal;
  }
}
static inline void meet_scene(hit &h, const ray &r) {
  uniform float<3> p = {0, -0.5f, 0}, n = {0, 1, 0};
  uniform float<3> a = {-2, 0, -3.5f}, b = {-0.5f, 0, -3}, c = {1, 0, -2.2f};
  meet_plane(h, r, p, n);
  meet_sphere(h, r, a, 0.5f);
  meet_sphere(h, r, b, 0.5f);
  meet_sphere(h, r, c, 0.5f);
}
static inline float random_number(unsigned int &state) {
  state = state * 1664525 + 1013904223;
  return (float)(int)(state >> 8) * (1.0f / 16777216.0f);
}
static float ambient_occlusion(int px, int py, uniform int width, uniform int height) {
  ray r;
  vec zero = {0, 0, 0};
  r.origin = zero;
  vec d = {(px - width * 0.5f) / (width * 0.5f), -(py - height * 0.5f) / (height * 0.5f), -1};
  r.direction = unit(d);
  hit h;
  h.t = 1.0e17f;
  h.found = false;
  h.point = zero;
  h.normal = zero;
  meet_scene(h, r);
  if (!h.found)
    return 0;
  unsigned int state = (unsigned int)(py * width + px) * 747796405 + 1;
  const vec n = h.normal;
  vec axis = {0, 0, 0};
  if (n.x < 0.6f && n.x > -0.6f)
    axis.x = 1;
  else if (n.y < 0.6f && n.y > -0.6f)
    axis.y = 1;
  else
    axis.z = 1;
  const vec side = unit(cross(axis, n));
  const vec up = cross(n, side);
  const vec from = h.point + n * 0.0001f;
  float hidden = 0;
  for (uniform int k = 0; k < AMBIENT_SAMPLES; ++k) {
    const float theta = sqrt(random_number(state));
    const float phi = 6.2831853f * random_number(state);
    const float x = cos(phi) * theta, y = sin(phi) * theta, z = sqrt(1 - theta * theta);
    ray out;
    out.origin = from;
    out.direction = side * x + up * y + n * z;
    hit other;
    other.t = 1.0e17f;
    other.found = false;
    other.point = zero;
    other.normal = zero;
    meet_scene(other, out);
    if (other.found)
      hidden += 1;
  }
  return (AMBIENT_SAMPLES - hidden) / AMBIENT_SAMPLES;
}
task void ambient_task(uniform float out[], uniform int width, uniform int height,
                       uniform int span) {
  foreach (y = taskIndex * span ... min(height, (taskIndex + 1) * span), x = 0 ... width)
    out[y * width + x] = ambient_occlusion(x, y, width, height);
}
export void ispc_ambient(uniform float out[], uniform int width, uniform int height,
                         uniform int span) {
  launch[(height + span - 1) / span] ambient_task(out, width, height, span);
}

// A ray through a volume
static inline float volume_sample(const uniform float volume[], float x, float y, float z) {
  const int ix = (int)x, iy = (int)y, iz = (int)z;
  const float fx = x - ix, fy = y - iy, fz = z - iz;
  const int at = (iz * VOLUME_SIZE + iy) * VOLUME_SIZE + ix;
  const float a = mix(fx, volume[at], volume[at + 1]);
  const float b = mix(fx, volume[at + VOLUME_SIZE], volume[at + VOLUME_SIZE + 1]);
  const int next = at + VOLUME_SIZE * VOLUME_SIZE;
  const float c = mix(fx, volume[next], volume[next + 1]);
  const float d = mix(fx, volume[next + VOLUME_SIZE], volume[next + VOLUME_SIZE + 1]);
  return mix(fz, mix(fy, a, b), mix(fy, c, d));
}
static float volume_ray(const uniform float volume[], float px, float py) {
  const uniform float most = VOLUME_SIZE - 1.01f;
  float x = px * most, y = py * most, z = 0;
  const float dx = (0.5f - px) * 0.8f, dy = (0.5f - py) * 0.8f, dz = 0.7f;
  float light = 1, seen = 0;
  while (x >= 0 && x < most && y >= 0 && y < most && z < most) {
    const float density = volume_sample(volume, x, y, z);
    if (density > 0.2f) {
      const float taken = 1 - exp(-density * 0.15f);
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
task void volume_task(const uniform float volume[], uniform float out[], uniform int width,
                      uniform int height, uniform int span) {
  foreach (y = taskIndex * span ... min(height, (taskIndex + 1) * span), x = 0 ... width)
    out[y * width + x] = volume_ray(volume, (x + 0.5f) / width, (y + 0.5f) / height);
}
export void ispc_volume(const uniform float volume[], uniform float out[], uniform int width,
                        uniform int height, uniform int span) {
  launch[(height + span - 1) / span] volume_task(volume, out, width, height, span);
}

// Collisions in a grid
task void collisions_task(const uniform float xs[], const uniform float ys[],
                          const uniform int cells[], uniform int out[], uniform int n,
                          uniform int span) {
  foreach (self = taskIndex * span ... min(n, (taskIndex + 1) * span)) {
    const float x = xs[self], y = ys[self];
    const int cx = (int)(x / CELL_SIZE), cy = (int)(y / CELL_SIZE);
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
    out[self] = found;
  }
}
export void ispc_collisions(const uniform float xs[], const uniform float ys[],
                            const uniform int cells[], uniform int out[], uniform int n,
                            uniform int span) {
  launch[(n + span - 1) / span] collisions_task(xs, ys, cells, out, n, span);
}

// Edit distance, sparse rows, a sort
static int edit_distance(const uniform int one[], const uniform int other[], int pair, int n,
                         int m) {
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
task void edit_distance_task(const uniform int one[], const uniform int other[],
                             const uniform int lengths[], uniform int out[], uniform int n,
                             uniform int span) {
  foreach (i = taskIndex * span ... min(n, (taskIndex + 1) * span))
    out[i] = edit_distance(one, other, i, lengths[i] >> 8, lengths[i] & 255);
}
export void ispc_edit_distance(const uniform int one[], const uniform int other[],
                               const uniform int lengths[], uniform int out[], uniform int n,
                               uniform int span) {
  launch[(n + span - 1) / span] edit_distance_task(one, other, lengths, out, n, span);
}

task void sparse_rows_task(const uniform int starts[], const uniform int columns[],
                           const uniform float values[], const uniform float x[],
                           uniform float out[], uniform int n, uniform int span) {
  foreach (row = taskIndex * span ... min(n, (taskIndex + 1) * span)) {
    float sum = 0;
    const int end = starts[row + 1];
    for (int k = starts[row]; k < end; ++k)
      sum += values[k] * x[columns[k]];
    out[row] = sum;
  }
}
export void ispc_sparse_rows(const uniform int starts[], const uniform int columns[],
                             const uniform float values[], const uniform float x[],
                             uniform float out[], uniform int n, uniform int span) {
  launch[(n + span - 1) / span] sparse_rows_task(starts, columns, values, x, out, n, span);
}

task void sort_few_task(const uniform float from[], uniform float out[], uniform int threads,
                        uniform int span) {
  foreach (thread = taskIndex * span ... min(threads, (taskIndex + 1) * span)) {
    float v[SORTED];
    for (uniform int k = 0; k < SORTED; ++k)
      v[k] = from[k * threads + thread];
    for (uniform int k = 1; k < SORTED; ++k) {
      const float x = v[k];
      int at = k;
      while (at > 0 && v[at - 1] > x) {
        v[at] = v[at - 1];
        --at;
      }
      v[at] = x;
    }
    for (uniform int k = 0; k < SORTED; ++k)
      out[k * threads + thread] = v[k];
  }
}
export void ispc_sort_few(const uniform float from[], uniform float out[], uniform int threads,
                          uniform int span) {
  launch[(threads + span - 1) / span] sort_few_task(from, out, threads, span);
}
