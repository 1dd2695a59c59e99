#ifndef HYDRO_TYPES_H
#define HYDRO_TYPES_H

#include <amp.h>

#include <string>
#include <vector>

/* The code was once C with macros for its arrays; it still is in many places. */

typedef float Real_t;
typedef int Index_t;
typedef int Int_t;

#define AMP restrict(amp)
#define BOTH restrict(cpu, amp)

#define SQR(x) ((x) * (x))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define MIN(a, b) ((a) < (b) ? (a) : (b))

enum { VolumeError = -1, QStopError = -2 };

struct Vec2
{
   Real_t x, y;
   Vec2() BOTH : x(0), y(0) {}
   Vec2(Real_t a, Real_t b) BOTH : x(a), y(b) {}
   Vec2 &operator+=(const Vec2 &o) BOTH { x += o.x; y += o.y; return *this; }
   Vec2 operator*(Real_t s) const BOTH { return Vec2(x * s, y * s); }
   Vec2 operator-(const Vec2 &o) const BOTH { return Vec2(x - o.x, y - o.y); }
};

inline Real_t Cross(const Vec2 &a, const Vec2 &b) BOTH { return a.x * b.y - a.y * b.x; }

/* Host data, and what the kernels see of it. */
struct Domain
{
   Index_t side, numElem, numNode;
   std::vector<Vec2> coord, velocity, force;
   std::vector<Real_t> mass;                        /* of nodes */
   std::vector<Real_t> energy, pressure, volume, relative, elemMass, viscosity, sound;
   std::vector<Int_t> nodelist;                     /* four an element */
   std::vector<Int_t> cornerStart, cornerList;      /* elements of a node */
   Real_t time, dt;
   Int_t cycle;
   Domain(Index_t side);
};

struct NodeViews
{
   concurrency::array_view<Vec2> coord, velocity, force;
   concurrency::array_view<const Real_t> mass;
   concurrency::array_view<const Int_t> start, list;
   NodeViews(Domain &d)
      : coord(d.numNode, d.coord), velocity(d.numNode, d.velocity), force(d.numNode, d.force), mass(d.numNode, d.mass),
        start(d.numNode + 1, d.cornerStart), list(4 * d.numElem, d.cornerList) {}
};

struct ElemViews
{
   concurrency::array_view<Real_t> energy, pressure, volume, relative, viscosity, sound;
   concurrency::array_view<const Real_t> mass;
   concurrency::array_view<const Int_t, 2> nodes;
   ElemViews(Domain &d)
      : energy(d.numElem, d.energy), pressure(d.numElem, d.pressure), volume(d.numElem, d.volume), relative(d.numElem, d.relative),
        viscosity(d.numElem, d.viscosity), sound(d.numElem, d.sound), mass(d.numElem, d.elemMass), nodes(d.numElem, 4, d.nodelist) {}
};

/* The physics of an element and of a node, for host and device. */
struct Corner
{
   Vec2 p[4];
   Real_t Area() const BOTH { return Real_t(0.5) * Cross(p[2] - p[0], p[3] - p[1]); }
};

template <typename Nodes> inline Corner GatherCorners(const Nodes &coord, const Int_t (&n)[4]) BOTH
{
   Corner c;
   for (int i = 0; i < 4; ++i)
      c.p[i] = coord[n[i]];
   return c;
}

inline void CornerForces(const Corner &c, Real_t stress, Vec2 (&f)[4]) BOTH
{
   for (int i = 0; i < 4; ++i)
   {
      const Vec2 d = c.p[(i + 1) & 3] - c.p[(i + 3) & 3];
      f[i] = Vec2(d.y, -d.x) * (Real_t(0.5) * stress);
   }
}

inline Real_t EquationOfState(Real_t energy, Real_t density) BOTH { return MAX(Real_t(0), Real_t(0.4) * energy * density); }

void CalcForceForNodes(ElemViews &e, NodeViews &n);
void CalcMotion(NodeViews &n, Real_t dt, Index_t side);
Int_t LagrangeElements(ElemViews &e, NodeViews &n, Real_t dt);
Real_t CalcTimeConstraint(ElemViews &e, Real_t dt);
void LagrangeLeapFrog(Domain &d, ElemViews &e, NodeViews &n);
void LagrangeLeapFrogHost(Domain &d);

#endif
