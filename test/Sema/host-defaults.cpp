// Member initializers and default arguments of host code call the host's functions, though amp code has others of the
// same name.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++17 -fsyntax-only -DERRORS -Xclang -verify=errors %s
// RUN: %ampcc -std=c++17 %s -o %t && %t
// expected-no-diagnostics
#include <memory>

int side(int) { return 1; }
int side(int) restrict(amp) { return 2; } // 
int ampOnly() restrict(amp) { return 3; } // errors-note {{'ampOnly' is declared here}} errors-note {{candidate function not viable: it is restrict(amp), the caller is restrict(cpu)}}

struct Host {
  int *Memory = new int(7);
  std::unique_ptr<int> Owned{new int(8)};
  int Side = side(0);
  int OfLambda = [] { return side(1); }();
  ~Host() { delete Memory; }
};
template <class T> struct Generic {
  T *Memory = new T(9);
  T Side = side(0);
};
int sum(int Side = side(0), int *Memory = new int(5)) { return Side + *Memory; }
int OfDefaults = sum();

struct Both {
  int Side = side(0);
  Both() restrict(cpu, amp) {}
};
int device() restrict(amp) { return Both().Side; }

#ifdef ERRORS
namespace hides {
int side() restrict(amp);
int ofSide(int N = ::side(1)) { return N; }
int ofAmp(int N = ampOnly()) { return N; } // errors-error {{no matching function for call to 'ampOnly'}}
struct S {
  int N = ampOnly(); // errors-error {{call to 'ampOnly', which is only 'restrict(amp)', in the initializer of member 'N', which exists on the host too}}
};
int use() { return ofSide() + ofAmp(); }
} // namespace hides
#endif

int main() {
  Host H;
  Generic<int> G;
  Both B;
  bool Right = *H.Memory == 7 && *H.Owned == 8 && H.Side == 1 && H.OfLambda == 1 && *G.Memory == 9 && G.Side == 1 &&
               sum() == 6 && OfDefaults == 6 && B.Side == 1;
  return !Right;
}
