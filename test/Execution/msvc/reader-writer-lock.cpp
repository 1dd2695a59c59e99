// A thread may hold one reader_writer_lock for reading and another one for writing.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -fsanitize=thread %s -o %t && %t
#include <concrt.h>
#include <thread>
using concurrency::reader_writer_lock;

/// Whether another thread can take the lock for reading (1) and for writing (2).
static int free_for(reader_writer_lock &lock) {
  int result = 0;
  std::thread([&] {
    if (lock.try_lock_read()) {
      result = 1;
      lock.unlock();
    }
    if (lock.try_lock()) {
      result |= 2;
      lock.unlock();
    }
  }).join();
  return result;
}

int main() {
  reader_writer_lock a, b;
  a.lock_read();
  b.lock();
  if (free_for(a) != 1 || free_for(b) != 0)
    return 1;
  b.unlock();
  if (free_for(a) != 1 || free_for(b) != 3)
    return 2;
  a.unlock();
  return free_for(a) == 3 ? 0 : 3;
}
