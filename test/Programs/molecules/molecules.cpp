// RUN: %ampcc -O2 -I %S/Inputs %s %S/Inputs/soft.cpp -o %t && %t
// REQUIRES: opencl-device
//
// Molecular dynamics in headers of templates: potentials as policies, neighbour lists, energies, two translation units that
// share the templates.

#include "simulation.h"

#include <cmath>
#include <cstdlib>
#include <iostream>

bool run_soft_spheres();

namespace {

template <class Potential> bool run(const char *name, const Potential &potential) {
  typedef float real;
  const md::state<real> start(4);
  md::simulation<real, Potential> device(start, potential, real(2.0));
  md::reference<real, Potential> host(start, potential, real(2.0));
  const real before = device.kinetic_energy() + device.potential_energy();
  for (int s = 0; s < 5; ++s) {
    device.step(real(0.002));
    host.step(real(0.002));
  }
  const real after = device.kinetic_energy() + device.potential_energy();
  const auto &result = device.download();
  real worst = 0;
  for (int i = 0; i < result.size(); ++i) {
    const auto d = result.position[i] - host.data.position[i];
    worst = std::fmax(worst, std::sqrt(d.dot(d)));
  }
  const real energy = std::fabs(device.potential_energy() - host.energy);
  std::cout << name << ": drift " << after - before << ", difference " << worst << ", energy " << energy << std::endl;
  return worst < 1e-4f && energy < 1e-2f && std::fabs(after - before) < 0.5f;
}

} // namespace

int main() {
  const md::lennard_jones<float> argon = {1.0f, 1.0f};
  const bool lj = run("Lennard-Jones", argon);
  const bool soft = run_soft_spheres();
  return lj && soft ? EXIT_SUCCESS : EXIT_FAILURE;
}
