// A destructor covers the restrictions of all constructors (spec 2.2.2).
// RUN: %ampcc -fsyntax-only -Xclang -verify %s

struct MissesAmp {
  MissesAmp();
  MissesAmp(int) restrict(amp); // expected-note {{constructor declared here}}
  ~MissesAmp();                 // expected-error {{destructor of 'MissesAmp' must be 'restrict(amp)' because a constructor is}}
};
struct MissesCpu {
  MissesCpu();               // expected-note {{constructor declared here}}
  ~MissesCpu() restrict(amp); // expected-error {{destructor of 'MissesCpu' must be 'restrict(cpu)' because a constructor is}}
};
struct Covers {
  Covers();
  Covers(int) restrict(amp);
  ~Covers() restrict(cpu, amp);
};
