#define CONSTANT 21
