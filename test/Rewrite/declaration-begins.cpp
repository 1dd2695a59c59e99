// A function for amp is removed from the host source with all tokens before its declaration.
// RUN: rm -rf %t && %ampcc -std=c++20 --translate %s -o %t && %without_comments %t/declaration-begins.cpp | FileCheck %s
// RUN: %ampcc -std=c++20 -Wall -Werror -c %s -o %t.o
// RUN: %ampcc -std=c++20 --amp-host-compiler=g++ -c %s -o %t.o

// CHECK-NOT: {{[(:]cold|friend|explicit|__inline|unused|__extension__|requires}}
[[gnu::cold]] inline float attributes(float) restrict(amp) { return 1; }
__attribute__((cold)) [[maybe_unused]] __inline float several(float) restrict(amp) { return 1; }
[[maybe_unused]] inline constexpr float specifiers(float) restrict(amp) { return 1; }
__extension__ inline long extension(long) restrict(amp) { return 1; }
template <class T> requires requires(T t) { t + 1; } [[gnu::cold]] T constrained(T) restrict(amp);
// CHECK: class C {
class C {
  int m = 0;
// CHECK: public:
public:
  [[gnu::cold]] friend float befriended(C) restrict(amp) { return 1; }
  __attribute__((cold)) explicit C(float) restrict(amp) {}
  explicit(sizeof(int) == 4) C(double) restrict(amp) {}
  [[nodiscard]] inline static float f() restrict(amp) { return 1; }
// CHECK: C() = default;
  C() = default;
  int get() { return m; }
};
