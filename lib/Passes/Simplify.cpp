#include "Passes.h"
bool ampcc::simplify(PassContext &PC) { return false; }
