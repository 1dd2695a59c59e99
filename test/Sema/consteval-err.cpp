// A consteval function never runs, but its clause limits its callers.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify=expected,%versions %s

// before-22-note@+2 {{candidate function not viable: it is restrict(cpu), the caller is restrict(amp)}}
// before-22-note@+1 {{'cpu' declared here}}
consteval int cpu() { return 3; }
// before-22-note@+1 {{candidate function not viable: it is restrict(amp), the caller is restrict(cpu)}}
consteval int amp() restrict(amp) { return 4; }
consteval int both() restrict(amp, cpu) { return 5; }

// before-22-error@+2 {{no matching function for call to 'cpu'}}
// since-22-error@+1 {{'cpu' is restrict(cpu) and cannot be used in a restrict(amp) function}}
int ofAmp() restrict(amp) { return cpu() + amp() + both(); }
// expected-error@+1 {{'cpu' is restrict(cpu) and cannot be used in a restrict(cpu,amp) function}}
int ofBoth() restrict(amp, cpu) { return cpu() + both(); }
// before-22-error@+2 {{no matching function for call to 'amp'}}
// since-22-error@+1 {{'amp' is restrict(amp) and cannot be used in a restrict(cpu) function}}
int ofCpu() { return cpu() + amp() + both(); }
