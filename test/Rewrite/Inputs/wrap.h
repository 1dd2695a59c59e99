#pragma once
#include "amp-code.h"
#include "deep/clauses.h"
inline int wrapped() { return 0; }
