// Functions that a C library declares although they are another language's, as glibc 2.42 does.
extern "C" float rsqrtf(float);
