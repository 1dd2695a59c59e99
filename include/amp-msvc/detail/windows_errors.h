//===- windows_errors.h - error codes of winerror.h -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> includes this file. Programs compare results
// with these numbers, those of GetLastError() above all (windows_last_error.h); S_OK, E_FAIL and
// the like are in windows_types.h. Many names are here only so that programs which compare with
// them can be compiled. A further number that programs name is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_ERRORS_H
#define AMP_MSVC_DETAIL_WINDOWS_ERRORS_H

#include "windows_types.h"

#define ERROR_SUCCESS 0L
#define NO_ERROR 0L
#define ERROR_INVALID_FUNCTION 1L
#define ERROR_FILE_NOT_FOUND 2L
#define ERROR_PATH_NOT_FOUND 3L
#define ERROR_TOO_MANY_OPEN_FILES 4L
#define ERROR_ACCESS_DENIED 5L
#define ERROR_INVALID_HANDLE 6L
#define ERROR_NOT_ENOUGH_MEMORY 8L
#define ERROR_INVALID_DATA 13L
#define ERROR_OUTOFMEMORY 14L
#define ERROR_NOT_SAME_DEVICE 17L
#define ERROR_NO_MORE_FILES 18L
#define ERROR_WRITE_PROTECT 19L
#define ERROR_GEN_FAILURE 31L
#define ERROR_SHARING_VIOLATION 32L
#define ERROR_LOCK_VIOLATION 33L
#define ERROR_HANDLE_EOF 38L
#define ERROR_NOT_SUPPORTED 50L
#define ERROR_FILE_EXISTS 80L
#define ERROR_INVALID_PARAMETER 87L
#define ERROR_BROKEN_PIPE 109L
#define ERROR_BUFFER_OVERFLOW 111L
#define ERROR_DISK_FULL 112L
#define ERROR_CALL_NOT_IMPLEMENTED 120L
#define ERROR_INSUFFICIENT_BUFFER 122L
#define ERROR_INVALID_NAME 123L
#define ERROR_MOD_NOT_FOUND 126L
#define ERROR_PROC_NOT_FOUND 127L
#define ERROR_NEGATIVE_SEEK 131L
#define ERROR_SEEK_ON_DEVICE 132L
#define ERROR_DIR_NOT_EMPTY 145L
#define ERROR_BUSY 170L
#define ERROR_ALREADY_EXISTS 183L
#define ERROR_ENVVAR_NOT_FOUND 203L
#define ERROR_FILENAME_EXCED_RANGE 206L
#define ERROR_MORE_DATA 234L
#define ERROR_NO_MORE_ITEMS 259L
#define ERROR_DIRECTORY 267L
#define ERROR_NOT_OWNER 288L
#define ERROR_TOO_MANY_POSTS 298L
#define ERROR_INVALID_ADDRESS 487L
#define ERROR_OPERATION_ABORTED 995L
#define ERROR_IO_INCOMPLETE 996L
#define ERROR_IO_PENDING 997L
#define ERROR_FILE_INVALID 1006L
#define ERROR_IO_DEVICE 1117L
#define ERROR_NOT_FOUND 1168L
#define ERROR_TIMEOUT 1460L

#define NOERROR 0
#define FACILITY_ITF 4
#define FACILITY_WIN32 7
#define SEVERITY_SUCCESS 0
#define SEVERITY_ERROR 1
#define MAKE_HRESULT(SEVERITY, FACILITY, CODE)                                                     \
  (static_cast<HRESULT>(static_cast<unsigned int>(SEVERITY) << 31 |                                \
                        static_cast<unsigned int>(FACILITY) << 16 |                                \
                        static_cast<unsigned int>(CODE)))
#define HRESULT_SEVERITY(RESULT) (((RESULT) >> 31) & 1)
#define IS_ERROR(RESULT) (static_cast<unsigned int>(RESULT) >> 31 == SEVERITY_ERROR)
#define E_NOINTERFACE (static_cast<HRESULT>(0x80004002u))
#define E_PENDING (static_cast<HRESULT>(0x8000000au))
#define E_BOUNDS (static_cast<HRESULT>(0x8000000bu))
#define E_NOT_SET HRESULT_FROM_WIN32(ERROR_NOT_FOUND)
#define E_NOT_SUFFICIENT_BUFFER HRESULT_FROM_WIN32(ERROR_INSUFFICIENT_BUFFER)

// Codes that programs compare with runtime_exception::get_error_code(). Of these the runtime's
// exceptions have only DXGI_ERROR_DEVICE_REMOVED (amp/detail/exceptions.h).
#define DXGI_ERROR_INVALID_CALL (static_cast<HRESULT>(0x887a0001u))
#define DXGI_ERROR_NOT_FOUND (static_cast<HRESULT>(0x887a0002u))
#define DXGI_ERROR_MORE_DATA (static_cast<HRESULT>(0x887a0003u))
#define DXGI_ERROR_UNSUPPORTED (static_cast<HRESULT>(0x887a0004u))
#define DXGI_ERROR_DEVICE_REMOVED (static_cast<HRESULT>(0x887a0005u))
#define DXGI_ERROR_DEVICE_HUNG (static_cast<HRESULT>(0x887a0006u))
#define DXGI_ERROR_DEVICE_RESET (static_cast<HRESULT>(0x887a0007u))
#define DXGI_ERROR_WAS_STILL_DRAWING (static_cast<HRESULT>(0x887a000au))
#define DXGI_ERROR_DRIVER_INTERNAL_ERROR (static_cast<HRESULT>(0x887a0020u))

inline HRESULT HRESULT_FROM_WIN32(unsigned long error) {
  return static_cast<HRESULT>(error) <= 0
             ? static_cast<HRESULT>(error)
             : MAKE_HRESULT(SEVERITY_ERROR, FACILITY_WIN32, error & 0xffff);
}

#endif
