#pragma once
#include "../no-amp.h"
#define GPU restrict(amp, cpu)
inline int clauses(int x) GPU { return x; }
