#include "functions.h"
int lib::second(int X) restrict(amp) { return third(X) + 10; }
