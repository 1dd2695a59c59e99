//===- windows_sound.h - sounds and multimedia timers of mmsystem.h -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <windows.h> includes this file. There is no sound here: PlaySound() plays nothing and returns
// FALSE, as it does on Windows where it finds no device. The use of streams of sound, of MCI or of
// a multimedia timer is an error.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_SOUND_H
#define AMP_MSVC_DETAIL_WINDOWS_SOUND_H

#include "absent_result.h"
#include "windows_types.h"

typedef UINT MMRESULT;
#define MMSYSERR_NOERROR 0
#define TIMERR_NOERROR 0
#define TIMERR_NOCANDO 97
#define TIME_ONESHOT 0
#define TIME_PERIODIC 1
#define SND_SYNC 0u
#define SND_ASYNC 1u
#define SND_NODEFAULT 2u
#define SND_MEMORY 4u
#define SND_LOOP 8u
#define SND_PURGE 0x40u
#define SND_ALIAS 0x10000u
#define SND_FILENAME 0x20000u
#define SND_RESOURCE 0x40004u

inline BOOL PlaySoundA(LPCSTR, HMODULE, DWORD) { return FALSE; }
inline BOOL PlaySoundW(LPCWSTR, HMODULE, DWORD) { return FALSE; }
inline BOOL sndPlaySoundA(LPCSTR, UINT) { return FALSE; }
inline BOOL sndPlaySoundW(LPCWSTR, UINT) { return FALSE; }
#ifdef UNICODE
#define PlaySound PlaySoundW
#define sndPlaySound sndPlaySoundW
#else
#define PlaySound PlaySoundA
#define sndPlaySound sndPlaySoundA
#endif

#define AMP_MSVC_ABSENT __attribute__((unavailable("there is no sound here")))
AMP_MSVC_ABSENT amp_msvc::absent_result mciSendString(...);
AMP_MSVC_ABSENT amp_msvc::absent_result mciSendStringA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result mciSendStringW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result mciSendCommand(...);
AMP_MSVC_ABSENT amp_msvc::absent_result waveOutOpen(...);
AMP_MSVC_ABSENT amp_msvc::absent_result waveInOpen(...);
AMP_MSVC_ABSENT amp_msvc::absent_result midiOutOpen(...);
#undef AMP_MSVC_ABSENT

#define AMP_MSVC_ABSENT                                                                            \
  __attribute__((unavailable("there are no multimedia timers here: use a thread of <thread>")))
AMP_MSVC_ABSENT amp_msvc::absent_result timeSetEvent(...);
AMP_MSVC_ABSENT amp_msvc::absent_result timeKillEvent(...);
#undef AMP_MSVC_ABSENT

#endif
