// Calls from the wrong side are rejected in words of C++ AMP, reached by a kernel or not.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

int cpuOnly(int);              // expected-note 2 {{candidate function not viable: it is restrict(cpu), the caller is restrict(amp); declare it 'restrict(cpu, amp)'}} expected-note {{'cpuOnly' declared here}}
int ampOnly(int) restrict(amp); // expected-note {{candidate function not viable: it is restrict(amp), the caller is restrict(cpu)}}
struct S {
  S();                          // expected-note {{it is restrict(cpu)}}
  S(const S &);                 // expected-note {{requires 1 argument}}
  int cpu() const;              // expected-note {{'cpu' declared here}}
  int amp() const restrict(amp); // expected-note {{'amp' declared here}}
};

static inline int unreached(int X) restrict(amp) { return cpuOnly(X); } // expected-error {{no matching function for call to 'cpuOnly'}}
static int host(int X) { return ampOnly(X); } // expected-error {{no matching function for call to 'ampOnly'}}
static int dual(int X) restrict(cpu, amp) { return cpuOnly(X); } // expected-error {{'cpuOnly' is restrict(cpu) and cannot be used in a restrict(cpu,amp) function}}
static int member(const S &O) restrict(amp) { return O.cpu(); } // expected-error {{'cpu' is restrict(cpu) and cannot be used in a restrict(amp) function}}
static int hostMember(const S &O) { return O.amp(); } // expected-error {{'amp' is restrict(amp) and cannot be used in a restrict(cpu) function}}
static void local() restrict(amp) { S O; } // expected-error {{no matching constructor}}
template <class T> T generic(T X) restrict(amp) { return cpuOnly(X); } // expected-error {{no matching function for call to 'cpuOnly'}}
static int instance() restrict(amp) { return generic(1); } // expected-note {{requested here}}
