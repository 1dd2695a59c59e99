// Special members that are implicit or defaulted without a clause bind only amp code that uses them (spec 2.3.2).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++17 -fsyntax-only -DERRORS -Xclang -verify=errors %s
// expected-no-diagnostics

int cpuOnly(); // errors-note 2 {{'cpuOnly' declared here}}
int Global;    // errors-note {{declared here with type 'int'}}
inline int device() restrict(amp) { return 1; }

// A class of the host may hold what it likes.
struct Host {
  const char *Text = "text";
  int *Memory = new int;
  int Sum = cpuOnly() + Global;
  char Short = 1;
  Host() = default;
  Host(const Host &) = default;
  Host &operator=(const Host &) = default;
  virtual ~Host() = default;
};
inline void host() {
  Host A, B = A;
  A = B;
}

#ifdef ERRORS
// What amp code uses is checked, once, reached by a kernel or not.
struct Made {
  int A = cpuOnly();     // errors-error {{'cpuOnly' is restrict(cpu) and cannot be used in a restrict(amp) function}}
  int B = Global;        // errors-error {{global variable 'Global' cannot be used}} errors-note {{pass its value as a parameter}}
  long C = (long long)1; // errors-error {{type 'long long' is not allowed}} errors-note {{use 'long'}}
};
void construct() restrict(amp) {
  Made A;
  Made B{};
}
struct Inner {
  int A = cpuOnly(); // errors-error {{'cpuOnly' is restrict(cpu) and cannot be used in a restrict(cpu,amp) function}}
};
struct Outer : Inner { // errors-note {{in implicit default constructor for 'Inner' first required here}}
  int B;
};
static inline void unreached() restrict(amp) { Outer O; } // errors-note {{in implicit default constructor for 'Outer' first required here}}

// One error for a class that cannot be used, at its use.
struct Text {
  const char *Data = "text"; // errors-note {{in member 'Data' of type 'const char *'}}
};
void useText() restrict(amp) { Text T; } // errors-error {{type 'Text' is not allowed}} errors-note {{replace the pointer by an array_view, or by an index into one}}
struct Closes {
  ~Closes();
  int A;
};
struct Holds { // errors-note {{'~Holds' declared here}}
  Closes C;
};
void useHolds() restrict(amp) { Holds H; } // errors-error {{'~Holds' is restrict(cpu) and cannot be used in a restrict(amp) function}}
#endif
