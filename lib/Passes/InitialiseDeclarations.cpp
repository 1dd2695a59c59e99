#include "Passes.h"
bool ampcc::initialiseDeclarations(PassContext &PC) { return false; }
