//{{NO_DEPENDENCIES}}
// Microsoft Visual C++ generated include file.
// Used by ImageFilter.rc
#define IDS_APP_TITLE			103
#define IDI_IMAGEFILTER			107
#define IDC_STATIC				-1
#ifdef APSTUDIO_INVOKED
#ifndef APSTUDIO_READONLY_SYMBOLS
#define _APS_NEXT_RESOURCE_VALUE	129
#endif
#endif
