#pragma once
#include <amp.h>
inline int side() restrict(cpu) { return 1; }
inline double side() restrict(amp) { return 2; }
inline decltype(side()) function(int x) restrict(cpu) { return x; }
template <class T> T tagged(T) restrict(cpu) { return T(); }
template <class T> double tagged(T) restrict(amp) { return 2; }
template <class T> auto deduced(T x) -> decltype(tagged(x)) { return x; }
