#include "Passes.h"
bool ampcc::unrollLoops(PassContext &PC) { return false; }
