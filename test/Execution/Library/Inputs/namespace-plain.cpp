#include "namespace-plain.h"
int Concurrency::plain::answer() { return 42; }
