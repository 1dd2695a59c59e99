#include "ampcc/Print/FunctionPrinter.h"
