#include "simulation.h"

#include <cmath>

bool run_soft_spheres() {
  const md::state<float> start(3);
  const md::soft_sphere<float> potential = {2.0f};
  md::simulation<float, md::soft_sphere<float>> device(start, potential, 1.4f);
  md::reference<float, md::soft_sphere<float>> host(start, potential, 1.4f);
  for (int s = 0; s < 4; ++s) {
    device.step(0.01f);
    host.step(0.01f);
  }
  float worst = 0;
  const auto &r = device.download();
  for (int i = 0; i < r.size(); ++i)
    worst = std::fmax(worst, std::fabs(r.position[i].x - host.data.position[i].x));
  return worst < 1e-4f;
}
