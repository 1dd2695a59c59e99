#include "program.h"

int main() { return run() ? 0 : 1; }
