// Use `int`, `float` and their like; pack small numbers into an `unsigned`, keep pointers in local
// variables, move what amp code cannot have into a class for the host. The notes lead to the
// member at fault.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
enum class tag : unsigned char { a };
struct flags { int open : 1; };
// expected-note@-1 {{in member 'open' of type 'int'}}
struct pair { bool first, second; };
// expected-note@-1 {{in member 'second' of type 'bool'}}
struct shape { virtual void draw(); };
struct link { link *next; };
// expected-note@-1 {{in member 'next' of type 'link *'}}
struct shade { short level; };
// expected-note@-1 {{in member 'level' of type 'short'}}
struct derived : shade {};
// expected-note@-1 {{in base class 'shade'}}
struct outer { derived inner; };
// expected-note@-1 {{in member 'inner' of type 'derived'}}
void device(char c, int **pp, int (*f)(int)) restrict(amp) { // expected-note {{use 'int'}} expected-note {{use an array_view of indices}} expected-note {{make the function a template parameter: a lambda or function object with 'restrict(amp)'}}
// expected-error@-1 {{type 'char' is not allowed in a 'restrict(amp)' function; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
// expected-error@-2 {{type 'int **' is not allowed in a 'restrict(amp)' function; a pointer cannot point to a pointer}}
// expected-error@-3 {{type 'int (*)(int)' is not allowed in a 'restrict(amp)' function; there are no pointers or references to functions}}
  long long big; // expected-note {{use 'long'}}
  // expected-error@-1 {{type 'long long' is not allowed in a 'restrict(amp)' function; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
  volatile int v; // expected-note {{remove 'volatile'; atomic functions change values that threads share}}
  // expected-error@-1 {{type 'volatile int' is not allowed in a 'restrict(amp)' function; volatile is not supported}}
  tag t; // expected-note {{declare the enumeration with the underlying type int}}
  // expected-error@-1 {{type 'tag' is not allowed in a 'restrict(amp)' function; the underlying type of an enumeration must be int, unsigned int, long or unsigned long}}
  flags f1; // expected-note {{use shifts and masks on a member of type unsigned int}}
  // expected-error@-1 {{type 'flags' is not allowed in a 'restrict(amp)' function; a class cannot have bit-fields}}
  pair p; // expected-note {{replace members that have less than four bytes by int}}
  // expected-error@-1 {{type 'pair' is not allowed in a 'restrict(amp)' function; the offset of a member or base class must be a multiple of four bytes}}
  shape s; // expected-note {{make the class a template parameter, or switch over a member that names the kind}}
  // expected-error@-1 {{type 'shape' is not allowed in a 'restrict(amp)' function; a class cannot have virtual functions}}
  link l; // expected-note {{replace the pointer by an array_view, or by an index into one}}
  // expected-error@-1 {{type 'link' is not allowed in a 'restrict(amp)' function; a class or array cannot hold pointers}}
  outer o; // expected-note {{use 'int'}}
  // expected-error@-1 {{type 'outer' is not allowed in a 'restrict(amp)' function; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
  bool many[4]; // expected-note {{use elements of type int}}
  // expected-error@-1 {{type 'bool[4]' is not allowed in a 'restrict(amp)' function; the size of an array element must be a multiple of four bytes}}
  int (shape::*member)(); // expected-note {{make the function a template parameter: a lambda or function object with 'restrict(amp)'}}
  // expected-error@-1 {{type 'int (shape::*)()' is not allowed in a 'restrict(amp)' function; there are no pointers to member functions}}
}
short narrow() restrict(amp); // expected-note {{use 'int'}}
// expected-error@-1 {{type 'short' is not allowed in a 'restrict(amp)' function; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
#else
enum class tag : unsigned { a };
struct flags { int open; };
struct pair { bool first; int second; };
struct shape { void draw(); };
struct link { int next; };
struct shade { int level; };
struct derived : shade {};
struct outer { derived inner; };
void device(int c, int *p, int (&a)[4]) restrict(amp) {
  long big;
  tag t;
  flags f1;
  pair p1;
  shape s;
  link l;
  outer o;
  int many[4];
  int link::*member;
}
int narrow() restrict(amp);
#endif
