#pragma once

namespace md {

namespace amp = ::concurrency;

template <typename real> state<real>::state(int side) {
  const real spacing = real(1.3);
  cell.length = side * spacing;
  unsigned random = 1;
  for (int i = 0; i < side * side * side; ++i) {
    random = random * 69069u + 1u;
    const real shift = real(random >> 24) / 2560;
    position.push_back(vec3<real>(spacing * (i % side) + shift, spacing * (i / side % side), spacing * (i / side / side) - shift));
    velocity.push_back(vec3<real>(shift, -shift, real(0.05) - shift));
  }
  force.resize(position.size());
}

template <typename real, class P>
simulation<real, P>::simulation(const state<real> &s, const P &p, real cutoff)
    : data_(s), lists_((max_neighbours + 1) * s.size()),
      c_{{s.size(), data_.position}, {s.size(), data_.velocity}, {s.size(), data_.force}, {max_neighbours + 1, s.size(), lists_}, s.cell, p, cutoff * cutoff} {
  build_neighbours();
  compute_forces();
}

template <typename real, class P> void simulation<real, P>::build_neighbours() {
  const context<real, P> c = c_;
  amp::parallel_for_each(c.position.get_extent(), [=](amp::index<1> i) restrict(amp) {
    int n = 0;
    for (int j = 0; j < c.position.get_extent()[0]; ++j) {
      if (j == i[0])
        continue;
      const auto d = c.cell.minimum_image(c.position[i] - c.position[j]);
      if (d.dot(d) < c.cutoff2 && n < max_neighbours)
        c.neighbours(++n, i[0]) = j;
    }
    c.neighbours(0, i[0]) = n;
  });
}

template <typename real, class P> void simulation<real, P>::compute_forces() {
  auto &c = c_;
  auto kernel = [c](amp::index<1> i) restrict(amp) {
    vec3<real> f(0, 0, 0);
    const int count = c.neighbours[0][i[0]];
    for (int k = 1; k <= count; ++k) {
      const vec3<real> d = c.cell.minimum_image(c.position[i] - c.position[c.neighbours(k, i[0])]);
      f += c.potential.force_over_r(d.dot(d)) * d;
    }
    c.force[i] = f;
  };
  c.force.discard_data();
  amp::parallel_for_each(c.force.get_extent(), kernel);
}

template <typename real, class P> void simulation<real, P>::step(real dt) {
  auto c = c_;
  auto kick = [=](amp::index<1> i) restrict(amp) { c.velocity[i] += (dt / 2) * c.force[i]; };
  amp::parallel_for_each(c.velocity.get_extent(), kick);
  amp::parallel_for_each(c.position.get_extent(), [=](amp::index<1> i) restrict(amp) { c.position[i] += dt * c.velocity[i]; });
  build_neighbours();
  compute_forces();
  amp::parallel_for_each(c.velocity.get_extent(), kick);
}

template <typename real, class P> template <class F> real simulation<real, P>::sum(F f) {
  constexpr int tile = 16;
  const int n = data_.size();
  real total = 0;
  amp::array_view<real, 1> result(1, &total);
  amp::parallel_for_each(amp::extent<1>(tile).template tile<tile>(), [=](amp::tiled_index<tile> t) restrict(amp) {
    tile_static real part[tile];
    tile_static real running;
    if (t.local[0] == 0)
      running = 0;
    for (int base = 0; base < n; base += tile) {
      part[t.local[0]] = base + t.local[0] < n ? f(base + t.local[0]) : real(0);
      t.barrier.wait();
      if (t.local[0] == 0)
        for (int i = 0; i < tile; ++i)
          running += part[i];
      t.barrier.wait();
    }
    if (t.local[0] == tile - 1)
      result[0] = running;
  });
  result.synchronize();
  return total;
}

template <typename real, class P> real simulation<real, P>::kinetic_energy() {
  auto v = c_.velocity;
  return sum([v](int i) restrict(amp) { return v[i].dot(v[i]) / 2; });
}

template <typename real, class P> real simulation<real, P>::potential_energy() {
  const auto c = c_;
  return sum([c](int i) restrict(amp) -> real {
    real e = 0;
    for (int k = 1; k <= c.neighbours(0, i); ++k) {
      const auto d = c.cell.minimum_image(c.position[i] - c.position[c.neighbours(k, i)]);
      e += c.potential.energy(d.dot(d)) / 2;
    }
    return e;
  });
}

template <typename real, class P> const state<real> &simulation<real, P>::download() {
  c_.position.synchronize();
  c_.velocity.synchronize();
  return data_;
}

template <typename real, class P> void reference<real, P>::forces() {
  energy = 0;
  for (int i = 0; i < data.size(); ++i) {
    data.force[i] = vec3<real>(0, 0, 0);
    for (int j = 0; j < data.size(); ++j) {
      const auto d = data.cell.minimum_image(data.position[i] - data.position[j]);
      if (j == i || d.dot(d) >= cutoff2)
        continue;
      data.force[i] += potential.force_over_r(d.dot(d)) * d;
      energy += potential.energy(d.dot(d)) / 2;
    }
  }
}

template <typename real, class P> void reference<real, P>::step(real dt) {
  for (int i = 0; i < data.size(); ++i) {
    data.velocity[i] += (dt / 2) * data.force[i];
    data.position[i] += dt * data.velocity[i];
  }
  forces();
  for (int i = 0; i < data.size(); ++i)
    data.velocity[i] += (dt / 2) * data.force[i];
}

} // namespace md
