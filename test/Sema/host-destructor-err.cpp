// Objects that live until the program ends, of classes whose destructor is only for amp code.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

struct Amp {
  int N;
  ~Amp() restrict(amp) {} // expected-note 7 {{declared here}}
};
struct Derived : Amp {}; // expected-note {{'~Derived' is declared here}}
template <class T> T OfTemplate; // expected-error {{variable 'OfTemplate<Amp>' is destroyed on the host}}
struct Members {
  static Amp Outside;
  static inline Amp Inside; // expected-error {{variable 'Inside' is destroyed on the host}}
};
Amp Members::Outside;      // expected-error {{variable 'Outside' is destroyed on the host}}
static Amp Array[3];       // expected-error {{variable 'Array' is destroyed on the host}}
Derived Object;            // expected-error {{variable 'Object' is destroyed on the host}}
thread_local Amp OfThread; // expected-error {{variable 'OfThread' is destroyed on the host}}
auto &Instance = OfTemplate<Amp>;
const Amp &Extended = Amp{}; // expected-error {{temporary object is destroyed on the host}}
extern Amp Elsewhere;
inline void local() { static Amp S; } // expected-error {{'~Amp' is restrict(amp) and cannot be used in a restrict(cpu) function}}
