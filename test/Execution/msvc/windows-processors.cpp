// The cores of the processor, also by the address of the function, as programs for old systems take it.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <amp.h>
#include <vector>
#include <windows.h>

typedef BOOL(WINAPI *function)(PSYSTEM_LOGICAL_PROCESSOR_INFORMATION, PDWORD);

int main() {
  const auto call =
      (function)GetProcAddress(GetModuleHandle(TEXT("kernel32")), "GetLogicalProcessorInformation");
  DWORD length = 0;
  if (!call || call(NULL, &length) || GetLastError() != ERROR_INSUFFICIENT_BUFFER)
    return 1;
  std::vector<SYSTEM_LOGICAL_PROCESSOR_INFORMATION> all(length / sizeof(all[0]));
  if (!GetLogicalProcessorInformation(all.data(), &length))
    return 2;
  ULONG_PTR processors = 0, packages = 0;
  for (const auto &each : all) {
    if (each.Relationship == RelationProcessorCore)
      processors += each.ProcessorMask; // the cores share no processor
    if (each.Relationship == RelationProcessorPackage)
      packages |= each.ProcessorMask;
  }
  SYSTEM_INFO system;
  GetSystemInfo(&system);
  return !(processors == system.dwActiveProcessorMask && packages == processors);
}
