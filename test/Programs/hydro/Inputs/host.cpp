#include "types.h"

#include <cmath>
#include <stdexcept>

Domain::Domain(Index_t s)
   : side(s), numElem(s * s), numNode((s + 1) * (s + 1)), coord(numNode), velocity(numNode), force(numNode), mass(numNode),
     energy(numElem), pressure(numElem), volume(numElem), relative(numElem), elemMass(numElem), viscosity(numElem), sound(numElem),
     nodelist(4 * numElem), cornerStart(numNode + 1), cornerList(4 * numElem), time(0), dt(Real_t(1e-3)), cycle(0)
{
   for (Index_t i = 0; i < numNode; ++i)
      coord[i] = Vec2(Real_t(i % (s + 1)) / s, Real_t(i / (s + 1)) / s);
   std::vector<std::vector<Int_t> > corners(numNode);
   for (Index_t i = 0; i < numElem; ++i)
   {
      const Index_t first = i / s * (s + 1) + i % s;
      const Index_t ids[4] = { first, first + 1, first + s + 2, first + s + 1 };
      Corner c;
      for (int k = 0; k < 4; ++k)
      {
         nodelist[4 * i + k] = ids[k];
         corners[ids[k]].push_back(4 * i + k);
         c.p[k] = coord[ids[k]];
      }
      volume[i] = c.Area();
      elemMass[i] = volume[i] * (i % 3 == 0 ? 2.0f : 1.0f);
      for (int k = 0; k < 4; ++k)
         mass[ids[k]] += elemMass[i] / 4;
      energy[i] = i == 0 ? 5.0f : 0.1f;
      pressure[i] = EquationOfState(energy[i], elemMass[i] / volume[i]);
      sound[i] = 1.0f;
   }
   for (Index_t n = 0, k = 0; n < numNode; ++n)
   {
      for (size_t j = 0; j < corners[n].size(); ++j)
         cornerList[k++] = corners[n][j];
      cornerStart[n + 1] = k;
   }
}

void LagrangeLeapFrogHost(Domain &d)
{
   for (Index_t n = 0; n < d.numNode; ++n)
   {
      Vec2 sum;
      for (Index_t k = d.cornerStart[n]; k < d.cornerStart[n + 1]; ++k)
      {
         const Int_t elem = d.cornerList[k] / 4;
         const Int_t ids[4] = { d.nodelist[4 * elem], d.nodelist[4 * elem + 1], d.nodelist[4 * elem + 2], d.nodelist[4 * elem + 3] };
         Corner c;
         for (int i = 0; i < 4; ++i)
            c.p[i] = d.coord[ids[i]];
         Vec2 f[4];
         CornerForces(c, d.pressure[elem] + d.viscosity[elem], f);
         sum += f[d.cornerList[k] % 4];
      }
      d.force[n] = sum;
   }
   for (Index_t n = 0; n < d.numNode; ++n)
   {
      d.velocity[n] += d.force[n] * (d.dt / d.mass[n]);
      if (n % (d.side + 1) == 0 || n % (d.side + 1) == d.side) d.velocity[n].x = 0;
      if (n / (d.side + 1) == 0 || n / (d.side + 1) == d.side) d.velocity[n].y = 0;
      d.coord[n] += d.velocity[n] * d.dt;
   }
   Real_t next = d.dt * 1.1f;
   for (Index_t i = 0; i < d.numElem; ++i)
   {
      Corner c;
      for (int k = 0; k < 4; ++k)
         c.p[k] = d.coord[d.nodelist[4 * i + k]];
      const Real_t area = c.Area(), change = area - d.volume[i], density = d.elemMass[i] / area;
      if (area <= 0)
         throw std::runtime_error("VolumeError");
      d.energy[i] = MAX(0.0f, d.energy[i] - (d.pressure[i] + d.viscosity[i]) * change / d.elemMass[i]);
      d.volume[i] = area;
      d.pressure[i] = EquationOfState(d.energy[i], density);
      d.sound[i] = std::sqrt(1.4f * d.pressure[i] / density + 1e-6f);
      d.viscosity[i] = change < 0 ? 2 * density * SQR(change / area) * d.sound[i] : 0.0f;
      next = MIN(next, 0.3f * std::sqrt(area) / d.sound[i]);
   }
   d.time += d.dt;
   d.dt = next;
   ++d.cycle;
}
