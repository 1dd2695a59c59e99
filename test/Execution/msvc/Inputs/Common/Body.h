#pragma once
#include "..\common\amputil.h"

struct Body {
  float x, y, z, mass;
  float vx, vy, vz;
};

__forceinline void BodyForce(float &ax, float &ay, float &az, const Body &me, const Body &other) restrict(amp, cpu) {
  const float softening = 0.0025f;
  float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
  float r2 = dx * dx + dy * dy + dz * dz + softening;
  float inv = InverseSquareRoot(r2);
  float s = other.mass * inv * inv * inv;
  ax += dx * s;
  ay += dy * s;
  az += dz * s;
}
