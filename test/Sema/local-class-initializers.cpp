// Initialisers of members of a local class are looked up for the side of the function.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

int side(int) restrict(cpu);
int side(int) restrict(amp);
int only(int) restrict(amp);

template <class T> int generic() {
  struct local {
    T x = side(1);
  };
  return local().x;
}
int host() {
  struct local {
    int x = side(1);
  };
  struct with_constructor {
    int x = side(1), y;
    with_constructor() : y(side(2)) {}
    struct inner {
      int z = side(3);
    };
  };
  return local().x + with_constructor().y + with_constructor::inner().z + generic<int>();
}
int amp() restrict(amp) {
  struct local {
    int x = side(1) + only(1);
  };
  return local().x;
}
int wrong() {
  struct local {
    int x = only(1); // expected-error {{call to 'only', which is only 'restrict(amp)', in the initializer of member 'x', which exists on the host too}}
    int m() { return only(1); } // expected-error {{no matching function for call to 'only'}}
  };
  return local().x + local().m();
}
