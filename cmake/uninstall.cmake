# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# cmake -DMANIFEST=install_manifest.txt -P uninstall.cmake: removes what the last installation has listed, and the folders that
# are empty then.
file(STRINGS "${MANIFEST}" FILES)
set(FOLDERS "")
foreach(FILE IN LISTS FILES)
  if(EXISTS "$ENV{DESTDIR}${FILE}" OR IS_SYMLINK "$ENV{DESTDIR}${FILE}")
    file(REMOVE "$ENV{DESTDIR}${FILE}")
  endif()
  get_filename_component(FOLDER "${FILE}" DIRECTORY)
  # Only folders of ampcc's own: others may be empty for a reason.
  while(FOLDER MATCHES "/ampcc[^/]*(/|$)")
    list(APPEND FOLDERS "${FOLDER}")
    get_filename_component(FOLDER "${FOLDER}" DIRECTORY)
  endwhile()
endforeach()
list(REMOVE_DUPLICATES FOLDERS)
list(SORT FOLDERS ORDER DESCENDING) # inner ones first
foreach(FOLDER IN LISTS FOLDERS)
  file(GLOB LEFT "$ENV{DESTDIR}${FOLDER}/*" "$ENV{DESTDIR}${FOLDER}/.*")
  if(IS_DIRECTORY "$ENV{DESTDIR}${FOLDER}" AND NOT LEFT)
    file(REMOVE_RECURSE "$ENV{DESTDIR}${FOLDER}")
  endif()
endforeach()
list(LENGTH FILES COUNT)
message(STATUS "Removed ${COUNT} files")
