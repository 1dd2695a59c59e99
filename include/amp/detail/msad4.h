#ifndef AMP_DETAIL_MSAD4_H
#define AMP_DETAIL_MSAD4_H
#endif
