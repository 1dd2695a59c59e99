#include "Passes.h"
bool ampcc::forwardTemps(PassContext &PC) { return false; }
