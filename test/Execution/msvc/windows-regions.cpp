// The constants of wingdi.h for regions, among them ERROR, which NOGDI leaves out.
// RUN: %ampcc --amp-msvc %s -o %t && %t
// RUN: %ampcc --amp-msvc -DNOGDI %s -o %t && %t
#ifndef NOGDI
#include <wingdi.h>
static int region(bool fails) { return fails ? ERROR : COMPLEXREGION; }
#else
#include <windows.h>
enum level { INFO, ERROR };
static int region(bool fails) { return fails ? 0 : ERROR + 2; }
#endif
#include <amp.h>

int main() { return region(true) == 0 && region(false) == 3 ? 0 : 1; }
