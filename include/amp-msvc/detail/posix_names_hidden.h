//===- posix_names_hidden.h - functions of POSIX under names that no program has ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before headers of the system, and posix_names_shown.h after
// them. Windows has none of these functions, so that programs declare their own `fork` or `gamma`.
// If a unit does so, ampcc defines the macro of the name. Then the header of the system declares
// the function under another name, with the same symbol. The names that <ostream> or <string> has
// as well are missing.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_POSIX_SYMBOLS
#define AMP_MSVC_DETAIL_POSIX_SYMBOLS
#define AMP_MSVC_POSIX_alarm
#ifdef AMPCC_RT_USES_OWN_ALARM
#pragma redefine_extname amp_msvc_posix_alarm alarm
#endif
#define AMP_MSVC_POSIX_brk
#ifdef AMPCC_RT_USES_OWN_BRK
#pragma redefine_extname amp_msvc_posix_brk brk
#endif
#define AMP_MSVC_POSIX_chroot
#ifdef AMPCC_RT_USES_OWN_CHROOT
#pragma redefine_extname amp_msvc_posix_chroot chroot
#endif
#define AMP_MSVC_POSIX_clone
#ifdef AMPCC_RT_USES_OWN_CLONE
#pragma redefine_extname amp_msvc_posix_clone clone
#endif
#define AMP_MSVC_POSIX_close
#ifdef AMPCC_RT_USES_OWN_CLOSE
#pragma redefine_extname amp_msvc_posix_close close
#endif
#define AMP_MSVC_POSIX_crypt
#ifdef AMPCC_RT_USES_OWN_CRYPT
#pragma redefine_extname amp_msvc_posix_crypt crypt
#endif
#define AMP_MSVC_POSIX_daemon
#ifdef AMPCC_RT_USES_OWN_DAEMON
#pragma redefine_extname amp_msvc_posix_daemon daemon
#endif
#define AMP_MSVC_POSIX_dprintf
#ifdef AMPCC_RT_USES_OWN_DPRINTF
#pragma redefine_extname amp_msvc_posix_dprintf dprintf
#endif
#define AMP_MSVC_POSIX_drand48
#ifdef AMPCC_RT_USES_OWN_DRAND48
#pragma redefine_extname amp_msvc_posix_drand48 drand48
#endif
#define AMP_MSVC_POSIX_drem
#ifdef AMPCC_RT_USES_OWN_DREM
#pragma redefine_extname amp_msvc_posix_drem drem
#endif
#define AMP_MSVC_POSIX_dysize
#ifdef AMPCC_RT_USES_OWN_DYSIZE
#pragma redefine_extname amp_msvc_posix_dysize dysize
#endif
#define AMP_MSVC_POSIX_erand48
#ifdef AMPCC_RT_USES_OWN_ERAND48
#pragma redefine_extname amp_msvc_posix_erand48 erand48
#endif
#define AMP_MSVC_POSIX_exp10
#ifdef AMPCC_RT_USES_OWN_EXP10
#pragma redefine_extname amp_msvc_posix_exp10 exp10
#endif
#define AMP_MSVC_POSIX_fork
#ifdef AMPCC_RT_USES_OWN_FORK
#pragma redefine_extname amp_msvc_posix_fork fork
#endif
#define AMP_MSVC_POSIX_gamma
#ifdef AMPCC_RT_USES_OWN_GAMMA
#pragma redefine_extname amp_msvc_posix_gamma gamma
#endif
#define AMP_MSVC_POSIX_getpass
#ifdef AMPCC_RT_USES_OWN_GETPASS
#pragma redefine_extname amp_msvc_posix_getpass getpass
#endif
#define AMP_MSVC_POSIX_initstate
#ifdef AMPCC_RT_USES_OWN_INITSTATE
#pragma redefine_extname amp_msvc_posix_initstate initstate
#endif
#define AMP_MSVC_POSIX_j0
#ifdef AMPCC_RT_USES_OWN_J0
#pragma redefine_extname amp_msvc_posix_j0 j0
#endif
#define AMP_MSVC_POSIX_j1
#ifdef AMPCC_RT_USES_OWN_J1
#pragma redefine_extname amp_msvc_posix_j1 j1
#endif
#define AMP_MSVC_POSIX_jn
#ifdef AMPCC_RT_USES_OWN_JN
#pragma redefine_extname amp_msvc_posix_jn jn
#endif
#define AMP_MSVC_POSIX_jrand48
#ifdef AMPCC_RT_USES_OWN_JRAND48
#pragma redefine_extname amp_msvc_posix_jrand48 jrand48
#endif
#define AMP_MSVC_POSIX_lcong48
#ifdef AMPCC_RT_USES_OWN_LCONG48
#pragma redefine_extname amp_msvc_posix_lcong48 lcong48
#endif
#define AMP_MSVC_POSIX_link
#ifdef AMPCC_RT_USES_OWN_LINK
#pragma redefine_extname amp_msvc_posix_link link
#endif
#define AMP_MSVC_POSIX_lockf
#ifdef AMPCC_RT_USES_OWN_LOCKF
#pragma redefine_extname amp_msvc_posix_lockf lockf
#endif
#define AMP_MSVC_POSIX_lrand48
#ifdef AMPCC_RT_USES_OWN_LRAND48
#pragma redefine_extname amp_msvc_posix_lrand48 lrand48
#endif
#define AMP_MSVC_POSIX_memmem
#ifdef AMPCC_RT_USES_OWN_MEMMEM
#pragma redefine_extname amp_msvc_posix_memmem memmem
#endif
#define AMP_MSVC_POSIX_mktemp
#ifdef AMPCC_RT_USES_OWN_MKTEMP
#pragma redefine_extname amp_msvc_posix_mktemp mktemp
#endif
#define AMP_MSVC_POSIX_mrand48
#ifdef AMPCC_RT_USES_OWN_MRAND48
#pragma redefine_extname amp_msvc_posix_mrand48 mrand48
#endif
#define AMP_MSVC_POSIX_nice
#ifdef AMPCC_RT_USES_OWN_NICE
#pragma redefine_extname amp_msvc_posix_nice nice
#endif
#define AMP_MSVC_POSIX_nrand48
#ifdef AMPCC_RT_USES_OWN_NRAND48
#pragma redefine_extname amp_msvc_posix_nrand48 nrand48
#endif
#define AMP_MSVC_POSIX_pause
#ifdef AMPCC_RT_USES_OWN_PAUSE
#pragma redefine_extname amp_msvc_posix_pause pause
#endif
#define AMP_MSVC_POSIX_pipe
#ifdef AMPCC_RT_USES_OWN_PIPE
#pragma redefine_extname amp_msvc_posix_pipe pipe
#endif
#define AMP_MSVC_POSIX_pselect
#ifdef AMPCC_RT_USES_OWN_PSELECT
#pragma redefine_extname amp_msvc_posix_pselect pselect
#endif
#define AMP_MSVC_POSIX_random
#ifdef AMPCC_RT_USES_OWN_RANDOM
#pragma redefine_extname amp_msvc_posix_random random
#endif
#define AMP_MSVC_POSIX_read
#ifdef AMPCC_RT_USES_OWN_READ
#pragma redefine_extname amp_msvc_posix_read read
#endif
#define AMP_MSVC_POSIX_realpath
#ifdef AMPCC_RT_USES_OWN_REALPATH
#pragma redefine_extname amp_msvc_posix_realpath realpath
#endif
#define AMP_MSVC_POSIX_rpmatch
#ifdef AMPCC_RT_USES_OWN_RPMATCH
#pragma redefine_extname amp_msvc_posix_rpmatch rpmatch
#endif
#define AMP_MSVC_POSIX_sbrk
#ifdef AMPCC_RT_USES_OWN_SBRK
#pragma redefine_extname amp_msvc_posix_sbrk sbrk
#endif
#define AMP_MSVC_POSIX_scalb
#ifdef AMPCC_RT_USES_OWN_SCALB
#pragma redefine_extname amp_msvc_posix_scalb scalb
#endif
#define AMP_MSVC_POSIX_seed48
#ifdef AMPCC_RT_USES_OWN_SEED48
#pragma redefine_extname amp_msvc_posix_seed48 seed48
#endif
#define AMP_MSVC_POSIX_select
#ifdef AMPCC_RT_USES_OWN_SELECT
#pragma redefine_extname amp_msvc_posix_select select
#endif
#define AMP_MSVC_POSIX_signgam
#ifdef AMPCC_RT_USES_OWN_SIGNGAM
#pragma redefine_extname amp_msvc_posix_signgam signgam
#endif
#define AMP_MSVC_POSIX_significand
#ifdef AMPCC_RT_USES_OWN_SIGNIFICAND
#pragma redefine_extname amp_msvc_posix_significand significand
#endif
#define AMP_MSVC_POSIX_sincos
#ifdef AMPCC_RT_USES_OWN_SINCOS
#pragma redefine_extname amp_msvc_posix_sincos sincos
#endif
#define AMP_MSVC_POSIX_srand48
#ifdef AMPCC_RT_USES_OWN_SRAND48
#pragma redefine_extname amp_msvc_posix_srand48 srand48
#endif
#define AMP_MSVC_POSIX_srandom
#ifdef AMPCC_RT_USES_OWN_SRANDOM
#pragma redefine_extname amp_msvc_posix_srandom srandom
#endif
#define AMP_MSVC_POSIX_stpcpy
#ifdef AMPCC_RT_USES_OWN_STPCPY
#pragma redefine_extname amp_msvc_posix_stpcpy stpcpy
#endif
#define AMP_MSVC_POSIX_strsep
#ifdef AMPCC_RT_USES_OWN_STRSEP
#pragma redefine_extname amp_msvc_posix_strsep strsep
#endif
#define AMP_MSVC_POSIX_symlink
#ifdef AMPCC_RT_USES_OWN_SYMLINK
#pragma redefine_extname amp_msvc_posix_symlink symlink
#endif
#define AMP_MSVC_POSIX_truncate
#ifdef AMPCC_RT_USES_OWN_TRUNCATE
#pragma redefine_extname amp_msvc_posix_truncate truncate
#endif
#define AMP_MSVC_POSIX_vfork
#ifdef AMPCC_RT_USES_OWN_VFORK
#pragma redefine_extname amp_msvc_posix_vfork vfork
#endif
#define AMP_MSVC_POSIX_write
#ifdef AMPCC_RT_USES_OWN_WRITE
#pragma redefine_extname amp_msvc_posix_write write
#endif
#define AMP_MSVC_POSIX_y0
#ifdef AMPCC_RT_USES_OWN_Y0
#pragma redefine_extname amp_msvc_posix_y0 y0
#endif
#define AMP_MSVC_POSIX_y1
#ifdef AMPCC_RT_USES_OWN_Y1
#pragma redefine_extname amp_msvc_posix_y1 y1
#endif
#define AMP_MSVC_POSIX_yn
#ifdef AMPCC_RT_USES_OWN_YN
#pragma redefine_extname amp_msvc_posix_yn yn
#endif
#endif

#ifdef AMPCC_RT_USES_OWN_ALARM
#define alarm amp_msvc_posix_alarm
#endif
#ifdef AMPCC_RT_USES_OWN_BRK
#define brk amp_msvc_posix_brk
#endif
#ifdef AMPCC_RT_USES_OWN_CHROOT
#define chroot amp_msvc_posix_chroot
#endif
#ifdef AMPCC_RT_USES_OWN_CLONE
#define clone amp_msvc_posix_clone
#endif
#ifdef AMPCC_RT_USES_OWN_CLOSE
#define close amp_msvc_posix_close
#endif
#ifdef AMPCC_RT_USES_OWN_CRYPT
#define crypt amp_msvc_posix_crypt
#endif
#ifdef AMPCC_RT_USES_OWN_DAEMON
#define daemon amp_msvc_posix_daemon
#endif
#ifdef AMPCC_RT_USES_OWN_DPRINTF
#define dprintf amp_msvc_posix_dprintf
#endif
#ifdef AMPCC_RT_USES_OWN_DRAND48
#define drand48 amp_msvc_posix_drand48
#endif
#ifdef AMPCC_RT_USES_OWN_DREM
#define drem amp_msvc_posix_drem
#endif
#ifdef AMPCC_RT_USES_OWN_DYSIZE
#define dysize amp_msvc_posix_dysize
#endif
#ifdef AMPCC_RT_USES_OWN_ERAND48
#define erand48 amp_msvc_posix_erand48
#endif
#ifdef AMPCC_RT_USES_OWN_EXP10
#define exp10 amp_msvc_posix_exp10
#endif
#ifdef AMPCC_RT_USES_OWN_FORK
#define fork amp_msvc_posix_fork
#endif
#ifdef AMPCC_RT_USES_OWN_GAMMA
#define gamma amp_msvc_posix_gamma
#endif
#ifdef AMPCC_RT_USES_OWN_GETPASS
#define getpass amp_msvc_posix_getpass
#endif
#ifdef AMPCC_RT_USES_OWN_INITSTATE
#define initstate amp_msvc_posix_initstate
#endif
#ifdef AMPCC_RT_USES_OWN_J0
#define j0 amp_msvc_posix_j0
#endif
#ifdef AMPCC_RT_USES_OWN_J1
#define j1 amp_msvc_posix_j1
#endif
#ifdef AMPCC_RT_USES_OWN_JN
#define jn amp_msvc_posix_jn
#endif
#ifdef AMPCC_RT_USES_OWN_JRAND48
#define jrand48 amp_msvc_posix_jrand48
#endif
#ifdef AMPCC_RT_USES_OWN_LCONG48
#define lcong48 amp_msvc_posix_lcong48
#endif
#ifdef AMPCC_RT_USES_OWN_LINK
#define link amp_msvc_posix_link
#endif
#ifdef AMPCC_RT_USES_OWN_LOCKF
#define lockf amp_msvc_posix_lockf
#endif
#ifdef AMPCC_RT_USES_OWN_LRAND48
#define lrand48 amp_msvc_posix_lrand48
#endif
#ifdef AMPCC_RT_USES_OWN_MEMMEM
#define memmem amp_msvc_posix_memmem
#endif
#ifdef AMPCC_RT_USES_OWN_MKTEMP
#define mktemp amp_msvc_posix_mktemp
#endif
#ifdef AMPCC_RT_USES_OWN_MRAND48
#define mrand48 amp_msvc_posix_mrand48
#endif
#ifdef AMPCC_RT_USES_OWN_NICE
#define nice amp_msvc_posix_nice
#endif
#ifdef AMPCC_RT_USES_OWN_NRAND48
#define nrand48 amp_msvc_posix_nrand48
#endif
#ifdef AMPCC_RT_USES_OWN_PAUSE
#define pause amp_msvc_posix_pause
#endif
#ifdef AMPCC_RT_USES_OWN_PIPE
#define pipe amp_msvc_posix_pipe
#endif
#ifdef AMPCC_RT_USES_OWN_PSELECT
#define pselect amp_msvc_posix_pselect
#endif
#ifdef AMPCC_RT_USES_OWN_RANDOM
#define random amp_msvc_posix_random
#endif
#ifdef AMPCC_RT_USES_OWN_READ
#define read amp_msvc_posix_read
#endif
#ifdef AMPCC_RT_USES_OWN_REALPATH
#define realpath amp_msvc_posix_realpath
#endif
#ifdef AMPCC_RT_USES_OWN_RPMATCH
#define rpmatch amp_msvc_posix_rpmatch
#endif
#ifdef AMPCC_RT_USES_OWN_SBRK
#define sbrk amp_msvc_posix_sbrk
#endif
#ifdef AMPCC_RT_USES_OWN_SCALB
#define scalb amp_msvc_posix_scalb
#endif
#ifdef AMPCC_RT_USES_OWN_SEED48
#define seed48 amp_msvc_posix_seed48
#endif
#ifdef AMPCC_RT_USES_OWN_SELECT
#define select amp_msvc_posix_select
#endif
#ifdef AMPCC_RT_USES_OWN_SIGNGAM
#define signgam amp_msvc_posix_signgam
#endif
#ifdef AMPCC_RT_USES_OWN_SIGNIFICAND
#define significand amp_msvc_posix_significand
#endif
#ifdef AMPCC_RT_USES_OWN_SINCOS
#define sincos amp_msvc_posix_sincos
#endif
#ifdef AMPCC_RT_USES_OWN_SRAND48
#define srand48 amp_msvc_posix_srand48
#endif
#ifdef AMPCC_RT_USES_OWN_SRANDOM
#define srandom amp_msvc_posix_srandom
#endif
#ifdef AMPCC_RT_USES_OWN_STPCPY
#define stpcpy amp_msvc_posix_stpcpy
#endif
#ifdef AMPCC_RT_USES_OWN_STRSEP
#define strsep amp_msvc_posix_strsep
#endif
#ifdef AMPCC_RT_USES_OWN_SYMLINK
#define symlink amp_msvc_posix_symlink
#endif
#ifdef AMPCC_RT_USES_OWN_TRUNCATE
#define truncate amp_msvc_posix_truncate
#endif
#ifdef AMPCC_RT_USES_OWN_VFORK
#define vfork amp_msvc_posix_vfork
#endif
#ifdef AMPCC_RT_USES_OWN_WRITE
#define write amp_msvc_posix_write
#endif
#ifdef AMPCC_RT_USES_OWN_Y0
#define y0 amp_msvc_posix_y0
#endif
#ifdef AMPCC_RT_USES_OWN_Y1
#define y1 amp_msvc_posix_y1
#endif
#ifdef AMPCC_RT_USES_OWN_YN
#define yn amp_msvc_posix_yn
#endif
