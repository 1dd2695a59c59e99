// RUN: %ampcc -O2 -I %S/Inputs -c %S/Inputs/kernels.cpp -o %t.kernels.o
// RUN: %ampcc -O2 -I %S/Inputs -c %S/Inputs/host.cpp -o %t.host.o
// RUN: %ampcc -O2 -I %S/Inputs %s %t.kernels.o %t.host.o -o %t && %t
// REQUIRES: opencl-device
//
// A hydrodynamics proxy of several files: elements and nodes of a mesh, structures of views, macros, a kernel a step.

#include "types.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

static Real_t Difference(const std::vector<Real_t> &a, const std::vector<Real_t> &b)
{
   Real_t worst = 0;
   for (size_t i = 0; i < a.size(); ++i)
      worst = MAX(worst, std::fabs(a[i] - b[i]) / (1 + std::fabs(b[i])));
   return worst;
}

int main(int argc, char *argv[])
{
   const Index_t side = argc > 1 ? atoi(argv[1]) : 8;
   const Int_t cycles = 12;
   Domain device(side), host(side);
   ElemViews elements(device);
   NodeViews nodes(device);
   Int_t wrong = 0;
   for (Int_t c = 0; c < cycles; ++c)
   {
      LagrangeLeapFrog(device, elements, nodes);
      LagrangeLeapFrogHost(host);
      if (c % 4 != 3)
         continue;
      /* The host looks at what the device has, and the device goes on. */
      elements.energy.synchronize();
      elements.pressure.synchronize();
      nodes.coord.synchronize();
      const Real_t e = Difference(device.energy, host.energy), p = Difference(device.pressure, host.pressure);
      Real_t x = 0;
      for (Index_t n = 0; n < device.numNode; ++n)
         x = MAX(x, std::fabs(device.coord[n].x - host.coord[n].x) + std::fabs(device.coord[n].y - host.coord[n].y));
      printf("cycle %d, time %g: energy %g, pressure %g, coordinates %g\n", device.cycle, device.time, e, p, x);
      wrong += !(e < 1e-4f && p < 1e-4f && x < 1e-5f);
   }
   Real_t moved = 0;
   nodes.velocity.synchronize();
   for (Index_t n = 0; n < device.numNode; ++n)
      moved += std::fabs(device.velocity[n].x);
   if (!(moved > 0) || std::fabs(device.time - host.time) > 1e-5f)
      ++wrong;
   return wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}
