// The owning pointers of atlbase.h: a copy takes the object.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <amp.h>
#include <atlbase.h>
#include <atlstr.h>

struct counted {
  static int count;
  int value = 4;
  counted() { ++count; }
  ~counted() { --count; }
};
int counted::count = 0;

CComPtr<IUnknown> none; // of ATL, which the headers open

int main() {
  {
    CAutoPtr<counted> a(new counted), b;
    b = a;
    if (a || b->value != 4)
      return 1;
    CAutoPtr<counted> c(b);
    b.Attach(new counted);
    std::swap(b, c);
    ATL::CAutoVectorPtr<counted> many;
    many.Allocate(3);
    many[2].value = 1;
    if (counted::count != 5)
      return 2;
    b.Free();
    delete c.Detach();
    CHeapPtr<int> memory;
    if (!memory.Allocate(10) || !memory.Reallocate(1000))
      return 3;
    memory[999] = 1;
  }
  return counted::count;
}
