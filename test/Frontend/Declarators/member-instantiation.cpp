// An explicit instantiation of a member is that of its side: the other one's body is not looked at.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

template <class T> struct cpu_first {
  int m(int) const restrict(cpu) { return sizeof(typename T::of_cpu); }
  int m(int) const restrict(amp) { return sizeof(typename T::of_amp); }
};
template <class T> struct amp_first {
  amp_first() restrict(amp) { (void)sizeof(typename T::of_amp); }
  amp_first() { (void)sizeof(typename T::of_cpu); } // expected-error {{no type named 'of_cpu'}}
  operator int() const restrict(amp) { return sizeof(typename T::of_amp); }
  operator int() const restrict(cpu) { return sizeof(typename T::of_cpu); }
  auto t(T) const restrict(amp) -> decltype(sizeof(T)) { return sizeof(typename T::of_amp); }
  auto t(T) const -> decltype(sizeof(T)) { return sizeof(typename T::of_cpu); }
  static int (*pointer())[sizeof(T)] { return (typename T::of_cpu)0; }
};
struct A {
  using of_cpu = int (*)[1];
};
struct B {
  using of_amp = int;
};
template int cpu_first<A>::m(int) const;
template int cpu_first<B>::m(int) const restrict(amp);
template amp_first<A>::amp_first();
template amp_first<B>::amp_first() restrict(amp);
template amp_first<A>::operator int() const restrict(cpu);
template amp_first<B>::operator int() const restrict(amp);
template auto amp_first<A>::t(A) const -> decltype(sizeof(A));
template auto amp_first<B>::t(B) const restrict(amp) -> decltype(sizeof(B));
template int (*amp_first<A>::pointer())[1];
extern template int cpu_first<int>::m(int) const restrict(amp);
extern template int cpu_first<int>::m(int) const;

template amp_first<B>::amp_first(); // expected-note {{in instantiation of}}
