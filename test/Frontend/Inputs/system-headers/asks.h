#pragma once
// No C++ AMP at all: for the host, as all that has no clause.
template <class T> auto asks(T x) -> decltype(answer(x)) { return answer(x); }
