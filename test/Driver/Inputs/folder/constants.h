#ifdef BROKEN
int broken = ;
#endif
#define CONSTANT 21
