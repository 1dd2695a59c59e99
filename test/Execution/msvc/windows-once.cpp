// Work in a thread of its own, and an initialization that runs once after it has failed once.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && timeout 60 %t
#include <amp.h>
#include <windows.h>

static INIT_ONCE once = INIT_ONCE_STATIC_INIT;
static int calls = 0, value = 4;

static BOOL CALLBACK initialize(PINIT_ONCE, PVOID succeeds, PVOID *context) {
  ++calls;
  *context = &value;
  return succeeds != NULL;
}
static DWORD WINAPI work(LPVOID event) {
  SetEvent(event);
  return 0;
}

int main() {
  PVOID context = NULL;
  if (InitOnceExecuteOnce(&once, initialize, NULL, &context))
    return 1;
  for (int i = 0; i < 2; ++i)
    if (!InitOnceExecuteOnce(&once, initialize, &value, &context) || context != &value)
      return 2;
  HANDLE event = CreateEvent(NULL, FALSE, FALSE, NULL);
  if (!QueueUserWorkItem(work, event, 0) || WaitForSingleObject(event, INFINITE) != WAIT_OBJECT_0)
    return 3;
  CloseHandle(event);
  return calls != 2;
}
