#include "types.h"

#include <amp_math.h>

#include <stdexcept>

using namespace concurrency;

/* Every node collects from the corners of its elements: no atomics, the order is that of the host. */
void CalcForceForNodes(ElemViews &e, NodeViews &n)
{
   const auto pressure = e.pressure;
   const auto viscosity = e.viscosity;
   const auto nodes = e.nodes;
   NodeViews nodeviews = n;
   nodeviews.force.discard_data();
   parallel_for_each(n.force.extent, [=](index<1> idx) AMP
   {
      Vec2 sum;
      for (Index_t k = nodeviews.start[idx], end = nodeviews.start[idx + 1]; k != end; ++k)
      {
         const Int_t corner = nodeviews.list[k];
         const Index_t elem = corner >> 2;
         Int_t ids[4];
         for (int i = 0; i < 4; ++i)
            ids[i] = nodes(elem, i);
         const Corner c = GatherCorners(nodeviews.coord, ids);
         Vec2 f[4];
         CornerForces(c, pressure[elem] + viscosity[elem], f);
         sum += f[corner & 3];
      }
      nodeviews.force[idx] = sum;
   });
}

void CalcMotion(NodeViews &n, Real_t dt, Index_t side)
{
   const auto views = n;
   parallel_for_each(n.coord.extent, [=](index<1> i) AMP
   {
      Vec2 v = views.velocity[i];
      v += views.force[i] * (dt / views.mass[i]);
      const Index_t x = i[0] % (side + 1), y = i[0] / (side + 1);
      if (x == 0 || x == side) v.x = 0;
      if (y == 0 || y == side) v.y = 0;
      views.velocity[i] = v;
      views.coord[i] += v * dt;
   });
}

Int_t LagrangeElements(ElemViews &e, NodeViews &n, Real_t dt)
{
   Int_t status = 0;
   array_view<Int_t> failure(1, &status);
   const ElemViews ev = e;
   const array_view<const Vec2> coord = n.coord;
   (void)dt;
   parallel_for_each(e.energy.extent, [=](index<1> i) AMP
   {
      const Int_t ids[4] = { ev.nodes(i[0], 0), ev.nodes(i[0], 1), ev.nodes(i[0], 2), ev.nodes(i[0], 3) };
      const Real_t area = GatherCorners(coord, ids).Area();
      if (area <= Real_t(0))
      {
         failure[0] = VolumeError;
         return;
      }
      const Real_t change = area - ev.volume[i];
      const Real_t density = ev.mass[i] / area;
      Real_t energy = ev.energy[i] - (ev.pressure[i] + ev.viscosity[i]) * change / ev.mass[i];
      if (energy < Real_t(0))
         energy = Real_t(0);
      ev.volume[i] = area;
      ev.energy[i] = energy;
      ev.pressure[i] = EquationOfState(energy, density);
      ev.sound[i] = fast_math::sqrt(Real_t(1.4) * ev.pressure[i] / density + Real_t(1e-6));
      ev.viscosity[i] = change < 0 ? Real_t(2) * density * SQR(change / area) * ev.sound[i] : Real_t(0);
   });
   failure.synchronize();
   return status;
}

/* The smallest step over all elements, in tiles. */
Real_t CalcTimeConstraint(ElemViews &e, Real_t dt)
{
   static const int BLOCK = 32;
   const Index_t n = e.volume.extent[0];
   const Index_t tiles = (n + BLOCK - 1) / BLOCK;
   std::vector<Real_t> partial(tiles);
   array_view<Real_t> out(tiles, partial);
   array_view<const Real_t> volume(e.volume), sound(e.sound);
   out.discard_data();
   parallel_for_each(extent<1>(tiles * BLOCK).tile<BLOCK>(), [=](tiled_index<BLOCK> t) AMP
   {
      tile_static Real_t smallest[BLOCK];
      const Index_t i = t.global[0], l = t.local[0];
      smallest[l] = i < n ? Real_t(0.3) * fast_math::sqrt(volume[i]) / sound[i] : Real_t(1e20f);
      t.barrier.wait_with_tile_static_memory_fence();
      for (int half = BLOCK / 2; half > 0; half >>= 1)
      {
         if (l < half)
            smallest[l] = MIN(smallest[l], smallest[l + half]);
         t.barrier.wait_with_tile_static_memory_fence();
      }
      if (l == 0)
         out[t.tile] = smallest[0];
   });
   Real_t result = dt * Real_t(1.1);
   for (Index_t i = 0; i < tiles; ++i)
      result = MIN(result, out[i]);
   return result;
}

void LagrangeLeapFrog(Domain &d, ElemViews &e, NodeViews &n)
{
   CalcForceForNodes(e, n);
   CalcMotion(n, d.dt, d.side);
   if (LagrangeElements(e, n, d.dt) == VolumeError)
      throw std::runtime_error("VolumeError");
   d.time += d.dt;
   d.dt = CalcTimeConstraint(e, d.dt);
   ++d.cycle;
}
