inline int in_system_header(int x) restrict(amp, cpu) { return x; }
