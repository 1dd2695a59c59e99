// Places where tile_static is allowed (spec 2.4.3.5.1).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

tile_static int Global; // expected-error {{'tile_static' is only allowed on a local variable of a 'restrict(amp)' function}}
struct S {
  tile_static int Member; // expected-error {{'tile_static' is only allowed on a local variable}}
  int M;
};
int Behind tile_static; // expected-error {{'tile_static' is only allowed on a local variable}}
void host() {
  tile_static int L; // expected-error {{'tile_static' is only allowed on a local variable}}
}
void dual() restrict(cpu, amp) {
  tile_static int L; // expected-error {{not allowed in a function that is also 'restrict(cpu)'}}
}
struct Incomplete;
void amp(tile_static int Parameter) restrict(amp) { // expected-error {{'tile_static' is only allowed on a local variable}}
  tile_static int A[16], B;
  const int N = 4;
  tile_static S Struct[N][N];
  tile_static int Initialized = 3;  // expected-error {{a tile_static variable cannot have an initializer}}
  tile_static int *Pointer;         // expected-error {{cannot have type 'int *'; it is a pointer}}
  tile_static const int Constant;   // expected-error {{cannot have type 'const int'; it is const}}
  tile_static Incomplete Later;     // expected-error {{cannot have type 'Incomplete'; it is an incomplete type}}
  static tile_static int Static;    // expected-error {{local variable of a 'restrict(amp)' function cannot be 'static'}}
  extern tile_static int Extern;    // expected-error {{local variable of a 'restrict(amp)' function cannot be 'extern'}}
  thread_local tile_static int Th;  // expected-error {{local variable of a 'restrict(amp)' function cannot be 'thread_local'}}
  tile_static void function();      // expected-error {{'tile_static' is only allowed on a local variable}}
  tile_static typedef int Type;     // expected-error {{'tile_static' is only allowed on a local variable}}
  { tile_static float InBlock[4]; }
  if (N) tile_static return;        // expected-error {{'tile_static' is only allowed on a local variable}}
  struct L {
    tile_static int M; // expected-error {{'tile_static' is only allowed on a local variable}}
    int m() { tile_static int A[2]; return A[0]; }
  };
}
template <int N> void generic() restrict(amp) { tile_static int A[N]; }
void use() restrict(amp) { generic<4>(); }
