// A device has no memory for the texts of the whole program, so the characters of a string
// literal are a local array of the function that names it. Copy them into an array of the
// caller, or return what you find in them.
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
const char *name(bool first) restrict(amp) { return first ? "first" : "last"; }
// expected-error@-1 {{string literal in 'name', which can keep or return its address; it exists until 'name' returns, so copy it into an array of the caller}}
// expected-error@-2 {{string literal in 'name'}}
int use(bool first) restrict(amp) { return name(first)[0]; }
#else
void copy_name(bool first, char (&name)[6]) restrict(amp) {
  for (int i = 0; i < 5; ++i)
    name[i] = first ? "first"[i] : "last"[i];
}
int use(bool first) restrict(amp) {
  char name[6] = "";
  copy_name(first, name);
  return name[0];
}
#endif
