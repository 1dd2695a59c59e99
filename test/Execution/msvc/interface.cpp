// __interface: functions that are virtual and pure, and public.
// RUN: %ampcc --amp-msvc -Wall -Werror -Wno-non-virtual-dtor -Wno-delete-non-virtual-dtor %s -o %t && %t
// RUN: %ampcc --amp-msvc -w --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: gxx
#include <amp.h>

__interface IShape;

__interface IShape {
  float Area(int scale, float offset) const;
  void Move(float dx);
  virtual int Corners();
};

__interface INamed : IShape {
  const char *Name();
};

class CSquare : public INamed {
public:
  float x = 0, side = 2;
  float Area(int scale, float offset) const override { return side * side * scale + offset; }
  void Move(float dx) override { x += dx; }
  int Corners() override { return 4; }
  const char *Name() override { return "square"; }
};

int main() {
  CSquare square;
  INamed *named = &square;
  IShape &shape = *named;
  shape.Move(3);
  int d[1] = {0};
  concurrency::array_view<int> view(1, d);
  parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) { view[i] = 1; });
  return !(square.x == 3 && shape.Area(2, 1) == 9 && shape.Corners() == 4 && named->Name()[0] == 's' && view[0] == 1);
}
