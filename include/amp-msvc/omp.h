//===- omp.h - OpenMP without its threads ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). With -fopenmp the system's
// header is read instead. Without it the directives of OpenMP have no effect, so one thread runs
// all, and the functions return the values for one thread. A further function of OpenMP is added
// here.
//
//===----------------------------------------------------------------------===//
#if defined(_OPENMP) && defined(__has_include_next)
#include_next <omp.h>
#elif !defined(AMP_MSVC_OMP_H)
#define AMP_MSVC_OMP_H

#include <chrono>

typedef struct {
  int held;
} omp_lock_t;

inline int omp_get_max_threads() { return 1; }
inline int omp_get_num_procs() { return 1; }
inline int omp_get_num_threads() { return 1; }
inline int omp_get_thread_num() { return 0; }
inline int omp_in_parallel() { return 0; }
inline int omp_get_dynamic() { return 0; }
inline int omp_get_nested() { return 0; }
inline void omp_set_num_threads(int) {}
inline void omp_set_dynamic(int) {}
inline void omp_set_nested(int) {}
inline void omp_init_lock(omp_lock_t *lock) { lock->held = 0; }
inline void omp_destroy_lock(omp_lock_t *) {}
inline void omp_set_lock(omp_lock_t *lock) { lock->held = 1; }
inline void omp_unset_lock(omp_lock_t *lock) { lock->held = 0; }
inline double omp_get_wtime() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}
inline double omp_get_wtick() { return 1e-9; }

#endif
