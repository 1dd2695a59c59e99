#pragma once

#include <amp.h>
#include <amp_math.h>

#include <cstddef>
#include <memory>
#include <vector>

namespace md {

template <typename real> struct vec3 {
  real x, y, z;
  vec3() = default;
  vec3(real a, real b, real c) restrict(cpu, amp) : x(a), y(b), z(c) {}
  real dot(const vec3 &o) const restrict(cpu, amp) { return x * o.x + y * o.y + z * o.z; }
  vec3 &operator+=(const vec3 &o) restrict(cpu, amp) {
    x += o.x, y += o.y, z += o.z;
    return *this;
  }
  vec3 &operator-=(const vec3 &o) restrict(cpu, amp) {
    x -= o.x, y -= o.y, z -= o.z;
    return *this;
  }
};
template <typename real> vec3<real> operator-(vec3<real> a, const vec3<real> &b) restrict(cpu, amp) { return a -= b; }
template <typename real> vec3<real> operator+(vec3<real> a, const vec3<real> &b) restrict(cpu, amp) { return a += b; }
template <typename real> vec3<real> operator*(real s, const vec3<real> &v) restrict(cpu, amp) { return vec3<real>(s * v.x, s * v.y, s * v.z); }

template <typename real> struct box {
  real length;
  static real wrap1(real d, real l) restrict(cpu, amp) { return d > l / 2 ? d - l : (d < -l / 2 ? d + l : d); }
  vec3<real> minimum_image(const vec3<real> &d) const restrict(cpu, amp) {
    return vec3<real>(wrap1(d.x, length), wrap1(d.y, length), wrap1(d.z, length));
  }
};

/// Potentials are policies: force_over_r and energy of a squared distance.
template <typename real> struct lennard_jones {
  real epsilon, sigma2;
  real force_over_r(real r2) const restrict(cpu, amp) {
    const real s2 = sigma2 / r2, s6 = s2 * s2 * s2;
    return 24 * epsilon * s6 * (2 * s6 - 1) / r2;
  }
  real energy(real r2) const restrict(cpu, amp) {
    const real s2 = sigma2 / r2, s6 = s2 * s2 * s2;
    return 4 * epsilon * s6 * (s6 - 1);
  }
};

template <typename real> struct soft_sphere {
  real strength;
  real force_over_r(real r2) const restrict(cpu, amp) { return strength * (1 - r2); }
  real energy(real r2) const restrict(cpu, amp) { return strength * (1 - r2) * (1 - r2) / 4; }
};

template <typename real> struct state {
  std::vector<vec3<real>> position, velocity, force;
  box<real> cell;
  explicit state(int side);
  int size() const { return int(position.size()); }
};

/// Everything that a kernel needs, in one object.
template <typename real, class Potential> struct context {
  concurrency::array_view<vec3<real>, 1> position, velocity, force;
  concurrency::array_view<int, 2> neighbours; // row 0: how many
  box<real> cell;
  Potential potential;
  real cutoff2;
};

template <typename real, class Potential> class simulation {
public:
  simulation(const state<real> &s, const Potential &p, real cutoff);
  void step(real dt);
  real kinetic_energy();
  real potential_energy();
  const state<real> &download();

private:
  void build_neighbours();
  void compute_forces();
  template <class F> real sum(F f);

  static const int max_neighbours = 63;
  state<real> data_;
  std::vector<int> lists_;
  context<real, Potential> c_;
};

template <typename real, class Potential> class reference {
public:
  reference(const state<real> &s, const Potential &p, real cutoff) : data(s), potential(p), cutoff2(cutoff * cutoff) { forces(); }
  void step(real dt);
  state<real> data;
  real energy = 0;

private:
  void forces();
  Potential potential;
  real cutoff2;
};

} // namespace md

#include "simulation_impl.h"
