#pragma once
// Including SDKDDKVer.h defines the highest available Windows platform.
#ifndef _WIN32_WINNT
#define _WIN32_WINNT 0x0601
#endif
