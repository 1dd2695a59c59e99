# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Completion of ampcc-cache in bash.
_ampcc_cache() {
  local word=${COMP_WORDS[COMP_CWORD]} words=
  case ${COMP_WORDS[1]} in
  list) words="--json --help" ;;
  clear) words="--device --unused --help" ;;
  warm) words="--device --help" ;;
  *) words="list clear warm --version --help" ;;
  esac
  [ "$COMP_CWORD" -gt 1 ] || words="list clear warm --version --help"
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  # Only a program to warm is a file.
  [ "${COMP_WORDS[1]}" != warm ] || [ "$COMP_CWORD" = 1 ] || COMPREPLY+=($(compgen -f -- "$word"))
}
complete -F _ampcc_cache ampcc-cache
