// Runs a launch that is wrong, and its right twin.
#ifndef JUDGE_H
#define JUDGE_H
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

/// Prints the report that the host gets where it waits.
template <typename Launch> void judge(const char *name, Launch launch) {
  try {
    launch();
    accelerator().get_default_view().wait();
    std::fprintf(stderr, "%s: fine\n", name);
  } catch (const runtime_exception &e) {
    std::fprintf(stderr, "%s: %s\n", name, e.what());
  }
}
#endif
