#include "Passes.h"
bool ampcc::legalizeForC(PassContext &PC) { return false; }
