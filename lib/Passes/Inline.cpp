#include "Passes.h"
bool ampcc::inlineCalls(PassContext &PC) { return false; }
