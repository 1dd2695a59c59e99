#include "Passes.h"
bool ampcc::replaceAggregates(PassContext &PC) { return false; }
