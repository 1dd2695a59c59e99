#pragma once
inline int no_amp() { return 0; }
