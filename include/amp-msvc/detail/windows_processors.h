//===- windows_processors.h - the cores and caches of the processor -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> includes this file. Linux describes its
// processors in files of /sys; of the caches only the size of the lines and the whole size are
// known. A further function about processors is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_PROCESSORS_H
#define AMP_MSVC_DETAIL_WINDOWS_PROCESSORS_H

#include "windows_errors.h"
#include "windows_system.h"
#include "windows_types.h"
#include <cstdio>
#include <cstring>
#include <map>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

enum LOGICAL_PROCESSOR_RELATIONSHIP {
  RelationProcessorCore,
  RelationNumaNode,
  RelationCache,
  RelationProcessorPackage,
  RelationGroup,
  RelationAll = 0xffff
};
enum PROCESSOR_CACHE_TYPE { CacheUnified, CacheInstruction, CacheData, CacheTrace };
struct CACHE_DESCRIPTOR {
  BYTE Level, Associativity;
  WORD LineSize;
  DWORD Size;
  PROCESSOR_CACHE_TYPE Type;
};
typedef CACHE_DESCRIPTOR *PCACHE_DESCRIPTOR;
struct SYSTEM_LOGICAL_PROCESSOR_INFORMATION {
  ULONG_PTR ProcessorMask;
  LOGICAL_PROCESSOR_RELATIONSHIP Relationship;
  union {
    struct {
      BYTE Flags;
    } ProcessorCore;
    struct {
      DWORD NodeNumber;
    } NumaNode;
    CACHE_DESCRIPTOR Cache;
    ULONGLONG Reserved[2];
  };
};
typedef SYSTEM_LOGICAL_PROCESSOR_INFORMATION *PSYSTEM_LOGICAL_PROCESSOR_INFORMATION;

namespace amp_msvc {

/// A number that Linux knows of a processor; 0 if it does not.
inline int topology(unsigned processor, const char *file) {
  const std::string name =
      "/sys/devices/system/cpu/cpu" + std::to_string(processor) + "/topology/" + file;
  int value = 0;
  if (std::FILE *opened = std::fopen(name.c_str(), "r")) {
    if (std::fscanf(opened, "%d", &value) != 1)
      value = 0;
    std::fclose(opened);
  }
  return value;
}

inline SYSTEM_LOGICAL_PROCESSOR_INFORMATION processors(ULONG_PTR mask,
                                                       LOGICAL_PROCESSOR_RELATIONSHIP of) {
  SYSTEM_LOGICAL_PROCESSOR_INFORMATION entry;
  std::memset(&entry, 0, sizeof(entry));
  entry.ProcessorMask = mask;
  entry.Relationship = of;
  return entry;
}

/// The cores, the packages, one node of memory, and the caches of data and of instructions.
inline std::vector<SYSTEM_LOGICAL_PROCESSOR_INFORMATION> processor_relations() {
  SYSTEM_INFO system;
  GetSystemInfo(&system);
  std::map<std::pair<int, int>, ULONG_PTR> cores;
  std::map<int, ULONG_PTR> packages;
  for (unsigned i = 0; i < system.dwNumberOfProcessors && i < 64; ++i) {
    const int package = topology(i, "physical_package_id");
    cores[{package, topology(i, "core_id")}] |= ULONG_PTR(1) << i;
    packages[package] |= ULONG_PTR(1) << i;
  }
  std::vector<SYSTEM_LOGICAL_PROCESSOR_INFORMATION> all;
  const struct {
    BYTE level;
    PROCESSOR_CACHE_TYPE type;
    int size, line;
  } caches[] = {{1, CacheData, _SC_LEVEL1_DCACHE_SIZE, _SC_LEVEL1_DCACHE_LINESIZE},
                {1, CacheInstruction, _SC_LEVEL1_ICACHE_SIZE, _SC_LEVEL1_ICACHE_LINESIZE},
                {2, CacheUnified, _SC_LEVEL2_CACHE_SIZE, _SC_LEVEL2_CACHE_LINESIZE},
                {3, CacheUnified, _SC_LEVEL3_CACHE_SIZE, _SC_LEVEL3_CACHE_LINESIZE}};
  for (const auto &core : cores) {
    all.push_back(processors(core.second, RelationProcessorCore));
    all.back().ProcessorCore.Flags = (core.second & (core.second - 1)) != 0;
    for (const auto &cache : caches)
      if (cache.level < 3 && ::sysconf(cache.size) > 0) {
        all.push_back(processors(core.second, RelationCache));
        all.back().Cache = {cache.level, 0, static_cast<WORD>(::sysconf(cache.line)),
                            static_cast<DWORD>(::sysconf(cache.size)), cache.type};
      }
  }
  for (const auto &package : packages) {
    all.push_back(processors(package.second, RelationProcessorPackage));
    if (::sysconf(caches[3].size) > 0) {
      all.push_back(processors(package.second, RelationCache));
      all.back().Cache = {3, 0, static_cast<WORD>(::sysconf(caches[3].line)),
                          static_cast<DWORD>(::sysconf(caches[3].size)), CacheUnified};
    }
  }
  all.push_back(processors(system.dwActiveProcessorMask, RelationNumaNode));
  return all;
}

} // namespace amp_msvc

/// `*length`: in bytes; FALSE and the length that is needed if it is too small.
inline BOOL GetLogicalProcessorInformation(SYSTEM_LOGICAL_PROCESSOR_INFORMATION *to,
                                           DWORD *length) {
  const auto all = amp_msvc::processor_relations();
  const auto needed = static_cast<DWORD>(all.size() * sizeof(all[0]));
  const bool fits = to && *length >= needed;
  *length = needed;
  if (fits)
    std::memcpy(to, all.data(), needed);
  else
    SetLastError(ERROR_INSUFFICIENT_BUFFER);
  return fits;
}

#endif
