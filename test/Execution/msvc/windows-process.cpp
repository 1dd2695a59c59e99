// Facts about process and system, values of threads, condition variables, times.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <windows.h>
#include <psapi.h>
#include <versionhelpers.h>

static CRITICAL_SECTION section;
static CONDITION_VARIABLE changed;
static int state = 0;

static DWORD WINAPI answer(LPVOID) {
  EnterCriticalSection(&section);
  state = 1;
  WakeAllConditionVariable(&changed);
  LeaveCriticalSection(&section);
  return 0;
}

int main() {
  OSVERSIONINFO version = {sizeof(version)};
  if (!GetVersionEx(&version) || version.dwMajorVersion < 6 || !IsWindows7OrGreater() || LOBYTE(GetVersion()) != 6)
    return 1;
  PROCESS_MEMORY_COUNTERS memory;
  if (!GetProcessMemoryInfo(GetCurrentProcess(), &memory, sizeof(memory)) || memory.PeakWorkingSetSize < memory.WorkingSetSize / 2)
    return 2;
  char text[32];
  if (!SetEnvironmentVariable("AMP_TEST", "on") || GetEnvironmentVariable("AMP_TEST", text, sizeof text) != 2)
    return 3;
  const DWORD slot = TlsAlloc();
  if (slot == TLS_OUT_OF_INDEXES || !TlsSetValue(slot, text) || TlsGetValue(slot) != text || !TlsFree(slot))
    return 4;
  InitializeCriticalSection(&section);
  InitializeConditionVariable(&changed);
  EnterCriticalSection(&section);
  if (SleepConditionVariableCS(&changed, &section, 1) || GetLastError() != ERROR_TIMEOUT)
    return 5;
  HANDLE thread = CreateThread(NULL, 0, answer, NULL, 0, NULL);
  while (!state)
    SleepConditionVariableCS(&changed, &section, INFINITE);
  LeaveCriticalSection(&section);
  WaitForSingleObject(thread, INFINITE);
  SYSTEMTIME time = {2012, 2, 3, 29, 12, 30, 15, 250}, back;
  FILETIME file, later;
  GetSystemTimeAsFileTime(&later);
  if (!SystemTimeToFileTime(&time, &file) || !FileTimeToSystemTime(&file, &back) || CompareFileTime(&file, &later) != -1)
    return 6;
  if (back.wDay != 29 || back.wDayOfWeek != 3 || back.wMilliseconds != 250)
    return 7;
  LONG count = 5;
  PVOID pointer = NULL;
  if (InterlockedAdd(&count, 2) != 7 || InterlockedExchangePointer(&pointer, text) || pointer != text)
    return 8;
  RECT area = {0, 0, 10, 10};
  POINT inside = {9, 9}, outside = {10, 9};
  if (!PtInRect(&area, inside) || PtInRect(&area, outside) || MulDiv(100000, 100000, -3) != -1 || MulDiv(7, 3, 2) != 11)
    return 9;
  return LoadLibrary("user32.dll") != NULL;
}
