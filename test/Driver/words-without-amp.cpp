// In a unit without C++ AMP its words are names: the object is clang's.
// RUN: %ampcc -O1 -c %s -o %t.o && %clangxx -O1 -c %s -o %t.clang.o && cmp %t.o %t.clang.o
// RUN: %ampcc %s -o %t && %t
struct tile_static {
  int x;
};
struct restrict {
  int v;
  explicit restrict(int a) : v(a) {}
  operator int() const { return v; }
};
struct T {
  int tile_static;
};
int main() {
  tile_static t{3};
  T u{4};
  int cpu = 5;
  restrict r(cpu);
  restrict q = restrict(cpu);
  return t.x + u.tile_static - 7 + r - q;
}
