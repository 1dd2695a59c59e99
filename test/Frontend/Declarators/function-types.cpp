// A clause after the parameter list of a function type, with
// any form of the return type and of the pointer before it.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// expected-no-diagnostics

template <class T> struct G {
  int member(int) const restrict(cpu);
};
enum E : short {};
template <class F> struct Signature;

using Member = int (G<int>::*)(int) const restrict(cpu);
using Nested = int (::G<G<int>>::*)(int) restrict(cpu);
Member Pointer = &G<int>::member;
int (G<int>::*result(int) restrict(cpu))(int);
void take(int (G<int>::*)(int) restrict(cpu));
using Half = _Float16(int) restrict(cpu);
using Wide = __int128(int) restrict(cpu, amp);
using Underlying = __underlying_type(E)(int) restrict(cpu);
using Decayed = __decay(int[3])(int) restrict(cpu);
Signature<__remove_cv(const int)(int) restrict(cpu)> *Remembered;
Signature<const G<int> &(G<int>) restrict(cpu)> *Reference;
Signature<int G<int>::*(int) restrict(cpu)> *DataMember;
Signature<unsigned long *const(int) restrict(cpu)> *Constant;
Signature<int (*(int) restrict(cpu))[3]> *Array;
