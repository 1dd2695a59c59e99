#ifdef BROKEN
#error broken on request
#endif
#define CONSTANT 21
