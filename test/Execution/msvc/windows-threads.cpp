// Threads, events, mutexes and semaphores of windows.h.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <windows.h>
#include <amp.h>
#include <process.h>

static HANDLE go;
static LONG count;

static DWORD WINAPI work(LPVOID) {
  WaitForSingleObject(go, INFINITE);
  InterlockedIncrement(&count);
  return 7;
}
static unsigned __stdcall end(void *n) {
  *static_cast<int *>(n) = 5;
  _endthreadex(3);
}

static void count_up(void *) { InterlockedIncrement(&count); }
static void end_early(void *) {
  InterlockedIncrement(&count);
  _endthread();
}

/// A suspended thread starts once, and the handles of _beginthread can be waited for.
static bool starts() {
  count = 0;
  go = CreateEvent(NULL, TRUE, TRUE, NULL);
  HANDLE suspended = CreateThread(NULL, 0, work, NULL, CREATE_SUSPENDED, NULL);
  bool good = WaitForSingleObject(suspended, 10) == WAIT_TIMEOUT && ResumeThread(suspended) == 1;
  good &= ResumeThread(suspended) == 0 && WaitForSingleObject(suspended, INFINITE) == WAIT_OBJECT_0;
  good &= ResumeThread(suspended) == 0 && ResumeThread(go) == static_cast<DWORD>(-1) && count == 1;
  ResetEvent(go);
  HANDLE waits = reinterpret_cast<HANDLE>(_beginthread([](void *) { work(NULL); }, 0, NULL));
  good &= WaitForSingleObject(waits, 10) == WAIT_TIMEOUT;
  SetEvent(go);
  HANDLE threads[20] = {waits};
  for (int i = 1; i < 20; ++i)
    threads[i] = reinterpret_cast<HANDLE>(_beginthread(i % 2 ? count_up : end_early, 0, NULL));
  good &= WaitForMultipleObjects(20, threads, TRUE, INFINITE) == WAIT_OBJECT_0;
  return good && count == 21;
}

/// A second object with a name is the first one, until all its handles are closed.
static bool shares_by_name() {
  HANDLE event = CreateEventA(NULL, TRUE, FALSE, "ready");
  bool good = GetLastError() == ERROR_SUCCESS;
  HANDLE same = CreateEventW(NULL, TRUE, FALSE, L"ready");
  good &= GetLastError() == ERROR_ALREADY_EXISTS;
  good &= !CreateMutex(NULL, FALSE, "ready") && GetLastError() == ERROR_INVALID_HANDLE;
  CloseHandle(event);
  SetEvent(same);
  good &= WaitForSingleObject(CreateEvent(NULL, TRUE, FALSE, "ready"), 0) == WAIT_OBJECT_0;
  CloseHandle(same);
  CloseHandle(same);
  good &= WaitForSingleObject(CreateEvent(NULL, TRUE, FALSE, "ready"), 0) == WAIT_TIMEOUT;
  HANDLE mutex = CreateMutex(NULL, TRUE, "only");
  return good && ReleaseMutex(mutex) && CreateMutex(NULL, TRUE, "only") && !ReleaseMutex(mutex);
}

int main() {
  go = CreateEvent(NULL, TRUE, FALSE, NULL);
  HANDLE threads[3];
  for (HANDLE &each : threads)
    each = CreateThread(NULL, 0, work, NULL, 0, NULL);
  if (WaitForMultipleObjects(3, threads, TRUE, 10) != WAIT_TIMEOUT)
    return 1;
  SetEvent(go);
  if (WaitForMultipleObjects(3, threads, TRUE, INFINITE) != WAIT_OBJECT_0 || count != 3)
    return 2;
  DWORD code = 0;
  if (!GetExitCodeThread(threads[0], &code) || code != 7)
    return 3;
  int n = 0;
  HANDLE other = reinterpret_cast<HANDLE>(_beginthreadex(NULL, 0, end, &n, 0, NULL));
  WaitForSingleObject(other, INFINITE);
  GetExitCodeThread(other, &code);
  HANDLE mutex = CreateMutex(NULL, FALSE, NULL), semaphore = CreateSemaphore(NULL, 1, 2, NULL);
  if (WaitForSingleObject(mutex, 0) || WaitForSingleObject(mutex, 0) || !ReleaseMutex(mutex))
    return 4;
  if (WaitForSingleObject(semaphore, 0) || WaitForSingleObject(semaphore, 1) != WAIT_TIMEOUT ||
      !ReleaseSemaphore(semaphore, 2, NULL) || ReleaseSemaphore(semaphore, 1, NULL))
    return 5;
  for (HANDLE each : {go, other, mutex, semaphore})
    CloseHandle(each);
  return !(n == 5 && code == 3 && starts() && shares_by_name());
}
