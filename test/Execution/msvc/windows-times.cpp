// Processor time of the caller's thread and process, local time.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && env TZ=XYZ-2 %t
#include <amp.h>
#include <windows.h>

static ULONGLONG ticks(FILETIME t) { return (ULONGLONG)t.dwHighDateTime << 32 | t.dwLowDateTime; }

int main() {
  ULONG64 before, after, of_process;
  FILETIME start, end, kernel, user, now, local;
  if (!QueryThreadCycleTime(GetCurrentThread(), &before))
    return 1;
  volatile unsigned int sum = 0;
  do {
    for (int i = 0; i < 1000000; ++i)
      sum = sum + 1;
    if (!GetThreadTimes(GetCurrentThread(), &start, &end, &kernel, &user))
      return 2;
  } while (ticks(kernel) + ticks(user) == 0);
  if (!QueryThreadCycleTime(GetCurrentThread(), &after) || after <= before)
    return 3;
  if (!QueryProcessCycleTime(GetCurrentProcess(), &of_process) || of_process < after)
    return 4;
  if (QueryThreadCycleTime((HANDLE)5, &after))
    return 5;
  GetSystemTimeAsFileTime(&now);
  FileTimeToLocalFileTime(&now, &local);
  return ticks(local) - ticks(now) != 2ull * 3600 * 10000000;
}
