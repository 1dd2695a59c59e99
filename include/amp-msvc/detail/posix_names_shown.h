//===- posix_names_shown.h - the end of posix_names_hidden.h --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names that posix_names_hidden.h has hidden are the program's from here on.
//
//===----------------------------------------------------------------------===//
#ifdef AMPCC_RT_USES_OWN_ALARM
#undef alarm
#endif
#ifdef AMPCC_RT_USES_OWN_BRK
#undef brk
#endif
#ifdef AMPCC_RT_USES_OWN_CHROOT
#undef chroot
#endif
#ifdef AMPCC_RT_USES_OWN_CLONE
#undef clone
#endif
#ifdef AMPCC_RT_USES_OWN_CLOSE
#undef close
#endif
#ifdef AMPCC_RT_USES_OWN_CRYPT
#undef crypt
#endif
#ifdef AMPCC_RT_USES_OWN_DAEMON
#undef daemon
#endif
#ifdef AMPCC_RT_USES_OWN_DPRINTF
#undef dprintf
#endif
#ifdef AMPCC_RT_USES_OWN_DRAND48
#undef drand48
#endif
#ifdef AMPCC_RT_USES_OWN_DREM
#undef drem
#endif
#ifdef AMPCC_RT_USES_OWN_DYSIZE
#undef dysize
#endif
#ifdef AMPCC_RT_USES_OWN_ERAND48
#undef erand48
#endif
#ifdef AMPCC_RT_USES_OWN_EXP10
#undef exp10
#endif
#ifdef AMPCC_RT_USES_OWN_FORK
#undef fork
#endif
#ifdef AMPCC_RT_USES_OWN_GAMMA
#undef gamma
#endif
#ifdef AMPCC_RT_USES_OWN_GETPASS
#undef getpass
#endif
#ifdef AMPCC_RT_USES_OWN_INITSTATE
#undef initstate
#endif
#ifdef AMPCC_RT_USES_OWN_J0
#undef j0
#endif
#ifdef AMPCC_RT_USES_OWN_J1
#undef j1
#endif
#ifdef AMPCC_RT_USES_OWN_JN
#undef jn
#endif
#ifdef AMPCC_RT_USES_OWN_JRAND48
#undef jrand48
#endif
#ifdef AMPCC_RT_USES_OWN_LCONG48
#undef lcong48
#endif
#ifdef AMPCC_RT_USES_OWN_LINK
#undef link
#endif
#ifdef AMPCC_RT_USES_OWN_LOCKF
#undef lockf
#endif
#ifdef AMPCC_RT_USES_OWN_LRAND48
#undef lrand48
#endif
#ifdef AMPCC_RT_USES_OWN_MEMMEM
#undef memmem
#endif
#ifdef AMPCC_RT_USES_OWN_MKTEMP
#undef mktemp
#endif
#ifdef AMPCC_RT_USES_OWN_MRAND48
#undef mrand48
#endif
#ifdef AMPCC_RT_USES_OWN_NICE
#undef nice
#endif
#ifdef AMPCC_RT_USES_OWN_NRAND48
#undef nrand48
#endif
#ifdef AMPCC_RT_USES_OWN_PAUSE
#undef pause
#endif
#ifdef AMPCC_RT_USES_OWN_PIPE
#undef pipe
#endif
#ifdef AMPCC_RT_USES_OWN_PSELECT
#undef pselect
#endif
#ifdef AMPCC_RT_USES_OWN_RANDOM
#undef random
#endif
#ifdef AMPCC_RT_USES_OWN_READ
#undef read
#endif
#ifdef AMPCC_RT_USES_OWN_REALPATH
#undef realpath
#endif
#ifdef AMPCC_RT_USES_OWN_RPMATCH
#undef rpmatch
#endif
#ifdef AMPCC_RT_USES_OWN_SBRK
#undef sbrk
#endif
#ifdef AMPCC_RT_USES_OWN_SCALB
#undef scalb
#endif
#ifdef AMPCC_RT_USES_OWN_SEED48
#undef seed48
#endif
#ifdef AMPCC_RT_USES_OWN_SELECT
#undef select
#endif
#ifdef AMPCC_RT_USES_OWN_SIGNGAM
#undef signgam
#endif
#ifdef AMPCC_RT_USES_OWN_SIGNIFICAND
#undef significand
#endif
#ifdef AMPCC_RT_USES_OWN_SINCOS
#undef sincos
#endif
#ifdef AMPCC_RT_USES_OWN_SRAND48
#undef srand48
#endif
#ifdef AMPCC_RT_USES_OWN_SRANDOM
#undef srandom
#endif
#ifdef AMPCC_RT_USES_OWN_STPCPY
#undef stpcpy
#endif
#ifdef AMPCC_RT_USES_OWN_STRSEP
#undef strsep
#endif
#ifdef AMPCC_RT_USES_OWN_SYMLINK
#undef symlink
#endif
#ifdef AMPCC_RT_USES_OWN_TRUNCATE
#undef truncate
#endif
#ifdef AMPCC_RT_USES_OWN_VFORK
#undef vfork
#endif
#ifdef AMPCC_RT_USES_OWN_WRITE
#undef write
#endif
#ifdef AMPCC_RT_USES_OWN_Y0
#undef y0
#endif
#ifdef AMPCC_RT_USES_OWN_Y1
#undef y1
#endif
#ifdef AMPCC_RT_USES_OWN_YN
#undef yn
#endif
