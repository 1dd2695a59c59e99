//===- windows_threads.h - threads and synchronisation objects of windows.h ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> and <process.h> include this file. A handle of
// a thread, event, mutex or semaphore is a pointer to a `waitable`. Other handles, such as that of
// the console or of the process, are numbers. A wait for them, or for a closed handle, ends at once
// and succeeds. A name of an object is one of the process: a second object with the name is the
// first one, but other processes do not see it. A thread that ends keeps the mutexes that it owns,
// so no wait returns WAIT_ABANDONED. A further function of threads or of these objects is added
// here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_THREADS_H
#define AMP_MSVC_DETAIL_WINDOWS_THREADS_H

#include "windows_files.h"
#include "windows_last_error.h"
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#define WAIT_OBJECT_0 0u
#define WAIT_ABANDONED 0x80u
#define WAIT_TIMEOUT 258u
#define WAIT_FAILED 0xffffffffu
#define STILL_ACTIVE 259u
#define MAXIMUM_WAIT_OBJECTS 64
#define CREATE_SUSPENDED 4

struct SECURITY_ATTRIBUTES {
  DWORD nLength;
  LPVOID lpSecurityDescriptor;
  BOOL bInheritHandle;
};
typedef SECURITY_ATTRIBUTES *LPSECURITY_ATTRIBUTES;
typedef DWORD (*LPTHREAD_START_ROUTINE)(LPVOID);
typedef LPTHREAD_START_ROUTINE PTHREAD_START_ROUTINE;

namespace amp_msvc {

/// A thread, event, mutex or semaphore. A wait for it ends when `count` is not 0, and takes 1 from
/// `count` unless `stays_open`.
struct waitable {
  enum type { thread, event, mutex, semaphore } kind;
  explicit waitable(type kind) : kind(kind) {}

  std::string name;         ///< or empty
  unsigned handles = 1;     ///< how often CloseHandle() has to be called
  bool stays_open = false;  ///< a thread or a manual event
  long count = 0, most = 1; ///< most: the largest count of a semaphore
  std::thread::id owner;    ///< of a mutex
  long depth = 0;           ///< how often the owner has taken the mutex
  DWORD exit_code = STILL_ACTIVE;
  std::function<DWORD()> work; ///< of a thread
  bool is_suspended = false;   ///< a thread that ResumeThread() starts
  bool closes_itself = false;  ///< a thread whose handle is closed when it ends
};

/// All objects that have handles. One mutex and one condition variable serve all of them.
struct waitables {
  std::mutex mutex;
  std::condition_variable changed;
  std::set<std::shared_ptr<waitable>> all;
  /// The threads that have closed their own handle at their end. They stay in memory, so that no
  /// other object gets the address: programs wait for such handles after the end of the thread.
  std::vector<std::shared_ptr<waitable>> ended;

  static waitables &instance() {
    static waitables &only = *new waitables();
    return only;
  }
  /// Returns the object of a handle; null if it is another kind of handle. Needs the lock.
  std::shared_ptr<waitable> find(HANDLE h) {
    for (const std::shared_ptr<waitable> &each : all)
      if (each.get() == h)
        return each;
    return nullptr;
  }
  /// Returns the handle of the object, or of the one that has the name, if it is not null and not
  /// empty. Then the last error is ERROR_ALREADY_EXISTS, else ERROR_SUCCESS. Returns null if the
  /// other object is of another kind.
  HANDLE add(std::shared_ptr<waitable> object, const char *name = nullptr) {
    std::lock_guard<std::mutex> lock(mutex);
    object->name = name ? name : "";
    for (const std::shared_ptr<waitable> &each : all)
      if (!object->name.empty() && each->name == object->name) {
        const bool is_same = each->kind == object->kind;
        SetLastError(is_same ? error::already_exists : error::invalid_handle);
        each->handles += is_same;
        return is_same ? each.get() : nullptr;
      }
    all.insert(object);
    SetLastError(error::success);
    return object.get();
  }
  /// Returns true if a wait of this thread for the object ends now. Then it also changes the object
  /// as such a wait does. Needs the lock.
  static bool take(waitable &object) {
    if (object.kind == waitable::mutex && object.depth &&
        object.owner == std::this_thread::get_id()) {
      ++object.depth;
      return true;
    }
    if (object.count == 0)
      return false;
    if (!object.stays_open)
      --object.count;
    if (object.kind == waitable::mutex) {
      object.owner = std::this_thread::get_id();
      object.depth = 1;
    }
    return true;
  }
  /// Calls what(object) for the object of a handle, with the lock, and wakes the waiting threads.
  /// Returns FALSE, and wakes no thread, if there is no such object or what() returns false, which
  /// then has set the last error.
  template <typename Change> BOOL change(HANDLE h, Change what) {
    std::lock_guard<std::mutex> lock(mutex);
    std::shared_ptr<waitable> object = find(h);
    if (!object)
      SetLastError(error::invalid_handle);
    if (!object || !what(*object))
      return FALSE;
    changed.notify_all();
    return TRUE;
  }
  /// Calls attempt() with the lock, at once and whenever an object has changed, until it returns
  /// anything but WAIT_TIMEOUT, and returns that. Returns WAIT_TIMEOUT when the time is over.
  template <typename Try> DWORD wait(DWORD milliseconds, Try attempt) {
    std::unique_lock<std::mutex> lock(mutex);
    DWORD result = WAIT_TIMEOUT;
    auto done = [&] { return (result = attempt()) != WAIT_TIMEOUT; };
    if (milliseconds == INFINITE)
      changed.wait(lock, done);
    else
      changed.wait_for(lock, std::chrono::milliseconds(milliseconds), done);
    return result;
  }
};

/// The exception by which ExitThread() ends a thread that CreateThread() or <process.h> started. In
/// any other thread, such as that of main, nothing catches it, and the process ends.
struct thread_exit {
  DWORD code;
};

/// Starts the thread of an object.
inline void run_thread(const std::shared_ptr<waitable> &object) {
  std::thread([object] {
    DWORD code = 0;
    try {
      code = object->work();
    } catch (const thread_exit &exit) {
      code = exit.code;
    }
    waitables &list = waitables::instance();
    std::lock_guard<std::mutex> lock(list.mutex);
    object->exit_code = code;
    object->count = 1;
    if (object->closes_itself && list.all.erase(object))
      list.ended.push_back(object);
    list.changed.notify_all();
  }).detach();
}

/// Returns the handle of a new thread.
inline HANDLE make_thread(std::function<DWORD()> work, bool is_suspended, bool closes_itself) {
  auto object = std::make_shared<waitable>(waitable::thread);
  object->stays_open = true;
  object->work = std::move(work);
  object->is_suspended = is_suspended;
  object->closes_itself = closes_itself;
  HANDLE result = waitables::instance().add(object);
  if (!is_suspended)
    run_thread(object);
  return result;
}

} // namespace amp_msvc

inline HANDLE CreateThread(LPSECURITY_ATTRIBUTES, SIZE_T, LPTHREAD_START_ROUTINE start,
                           LPVOID argument, DWORD flags, DWORD *id) {
  const bool is_suspended = (flags & CREATE_SUSPENDED) != 0;
  HANDLE result = amp_msvc::make_thread([=] { return start(argument); }, is_suspended,
                                        /*closes_itself=*/false);
  if (id)
    *id = static_cast<DWORD>(reinterpret_cast<std::uintptr_t>(result));
  return result;
}
/// Starts a thread that was created with CREATE_SUSPENDED. Returns the suspend count before: 1, 0
/// if the thread was started already, or -1 if the handle is not that of a thread.
inline DWORD ResumeThread(HANDLE thread) {
  amp_msvc::waitables &list = amp_msvc::waitables::instance();
  std::unique_lock<std::mutex> lock(list.mutex);
  std::shared_ptr<amp_msvc::waitable> object = list.find(thread);
  if (!object || !object->work) {
    SetLastError(amp_msvc::error::invalid_handle);
    return static_cast<DWORD>(-1);
  }
  if (!std::exchange(object->is_suspended, false))
    return 0;
  lock.unlock();
  amp_msvc::run_thread(object);
  return 1;
}
[[noreturn]] inline void ExitThread(DWORD code) { throw amp_msvc::thread_exit{code}; }
inline BOOL GetExitCodeThread(HANDLE thread, DWORD *code) {
  return amp_msvc::waitables::instance().change(thread, [&](amp_msvc::waitable &object) {
    *code = object.exit_code;
    return true;
  });
}

inline HANDLE CreateEventA(LPSECURITY_ATTRIBUTES, BOOL manual, BOOL set, LPCSTR name) {
  auto object = std::make_shared<amp_msvc::waitable>(amp_msvc::waitable::event);
  object->stays_open = manual;
  object->count = set ? 1 : 0;
  return amp_msvc::waitables::instance().add(object, name);
}
inline HANDLE CreateEventW(LPSECURITY_ATTRIBUTES of, BOOL manual, BOOL set, LPCWSTR name) {
  return CreateEventA(of, manual, set, name ? amp_msvc::narrow(name).c_str() : nullptr);
}
inline BOOL SetEvent(HANDLE event) {
  return amp_msvc::waitables::instance().change(event, [](amp_msvc::waitable &object) {
    object.count = 1;
    return true;
  });
}
inline BOOL ResetEvent(HANDLE event) {
  return amp_msvc::waitables::instance().change(event, [](amp_msvc::waitable &object) {
    object.count = 0;
    return true;
  });
}

inline HANDLE CreateMutexA(LPSECURITY_ATTRIBUTES, BOOL owned, LPCSTR name) {
  auto object = std::make_shared<amp_msvc::waitable>(amp_msvc::waitable::mutex);
  object->count = 1;
  if (owned)
    amp_msvc::waitables::take(*object);
  return amp_msvc::waitables::instance().add(object, name);
}
inline HANDLE CreateMutexW(LPSECURITY_ATTRIBUTES of, BOOL owned, LPCWSTR name) {
  return CreateMutexA(of, owned, name ? amp_msvc::narrow(name).c_str() : nullptr);
}
inline BOOL ReleaseMutex(HANDLE mutex) {
  return amp_msvc::waitables::instance().change(mutex, [](amp_msvc::waitable &object) {
    if (!object.depth || object.owner != std::this_thread::get_id()) {
      SetLastError(amp_msvc::error::not_owner);
      return false;
    }
    if (--object.depth == 0)
      object.count = 1;
    return true;
  });
}

inline HANDLE CreateSemaphoreA(LPSECURITY_ATTRIBUTES, LONG count, LONG most, LPCSTR name) {
  auto object = std::make_shared<amp_msvc::waitable>(amp_msvc::waitable::semaphore);
  object->count = count;
  object->most = most;
  return amp_msvc::waitables::instance().add(object, name);
}
inline HANDLE CreateSemaphoreW(LPSECURITY_ATTRIBUTES of, LONG count, LONG most, LPCWSTR name) {
  return CreateSemaphoreA(of, count, most, name ? amp_msvc::narrow(name).c_str() : nullptr);
}
inline BOOL ReleaseSemaphore(HANDLE semaphore, LONG count, LONG *before) {
  return amp_msvc::waitables::instance().change(semaphore, [&](amp_msvc::waitable &object) {
    if (object.count + count > object.most) {
      SetLastError(amp_msvc::error::too_many_posts);
      return false;
    }
    if (before)
      *before = static_cast<LONG>(object.count);
    object.count += count;
    return true;
  });
}

inline DWORD WaitForSingleObject(HANDLE handle, DWORD milliseconds) {
  amp_msvc::waitables &list = amp_msvc::waitables::instance();
  std::unique_lock<std::mutex> lock(list.mutex);
  std::shared_ptr<amp_msvc::waitable> object = list.find(handle);
  lock.unlock();
  if (!object)
    return WAIT_OBJECT_0;
  return list.wait(milliseconds, [&]() -> DWORD {
    return amp_msvc::waitables::take(*object) ? WAIT_OBJECT_0 : WAIT_TIMEOUT;
  });
}
inline DWORD WaitForMultipleObjects(DWORD count, const HANDLE *handles, BOOL all,
                                    DWORD milliseconds) {
  amp_msvc::waitables &list = amp_msvc::waitables::instance();
  return list.wait(milliseconds, [&]() -> DWORD {
    for (DWORD i = 0; i < count; ++i) {
      std::shared_ptr<amp_msvc::waitable> object = list.find(handles[i]);
      const bool passes = !object || object->count || object->owner == std::this_thread::get_id();
      if (passes != static_cast<bool>(all)) {
        if (!all && object)
          amp_msvc::waitables::take(*object);
        return all ? WAIT_TIMEOUT : WAIT_OBJECT_0 + i;
      }
    }
    for (DWORD i = 0; all && i < count; ++i)
      if (std::shared_ptr<amp_msvc::waitable> object = list.find(handles[i]))
        amp_msvc::waitables::take(*object);
    return all ? WAIT_OBJECT_0 : WAIT_TIMEOUT;
  });
}
inline BOOL CloseHandle(HANDLE handle) {
  amp_msvc::waitables &list = amp_msvc::waitables::instance();
  std::lock_guard<std::mutex> lock(list.mutex);
  std::shared_ptr<amp_msvc::waitable> object = list.find(handle);
  if (!object)
    amp_msvc::close_file(handle);
  else if (--object->handles == 0)
    list.all.erase(object);
  return TRUE;
}

/// Calls the function in a thread of its own. As with a pool, the end of the process does not wait.
inline BOOL QueueUserWorkItem(LPTHREAD_START_ROUTINE function, PVOID argument, ULONG) {
  std::thread([=] { function(argument); }).detach();
  return TRUE;
}

/// An initialization that runs once. Its context is stored; its lowest two bits must be 0. One lock
/// is held for all, which a thread may take again.
union INIT_ONCE {
  PVOID Ptr;
};
typedef INIT_ONCE *PINIT_ONCE;
#define INIT_ONCE_STATIC_INIT {nullptr}
typedef BOOL (*PINIT_ONCE_FN)(PINIT_ONCE, PVOID, PVOID *);
inline BOOL InitOnceExecuteOnce(PINIT_ONCE once, PINIT_ONCE_FN function, PVOID argument,
                                PVOID *context) {
  static std::recursive_mutex all;
  const std::lock_guard<std::recursive_mutex> lock(all);
  constexpr std::uintptr_t done = 2;
  if (!once->Ptr) {
    PVOID made = nullptr;
    if (!function(once, argument, &made))
      return FALSE;
    once->Ptr = reinterpret_cast<PVOID>(reinterpret_cast<std::uintptr_t>(made) | done);
  }
  if (context)
    *context = reinterpret_cast<PVOID>(reinterpret_cast<std::uintptr_t>(once->Ptr) & ~done);
  return TRUE;
}

#ifdef UNICODE
#define CreateEvent CreateEventW
#define CreateMutex CreateMutexW
#define CreateSemaphore CreateSemaphoreW
#else
#define CreateEvent CreateEventA
#define CreateMutex CreateMutexA
#define CreateSemaphore CreateSemaphoreA
#endif

#endif
