# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Completion of ampcc in bash: ampcc lists its own options and clang's with --autocomplete.
_ampcc() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} ampcc=${COMP_WORDS[0]}
  # bash splits at '=': `-option=value` is three words.
  if [[ $current == "=" ]]; then
    current=
  elif [[ $previous == "=" ]]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  else
    previous+=" "
  fi
  case $previous in
  --amp-save-temps) mapfile -t COMPREPLY < <(compgen -d -- "$current") && return ;;
  --amp-launch) mapfile -t COMPREPLY < <(compgen -f -- "$current") && return ;;
  --amp-host-compiler) mapfile -t COMPREPLY < <(compgen -c -- "$current") && return ;;
  esac
  if [[ $previous == -* && $previous != *" " ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$("$ampcc" --autocomplete="$previous=,$current" 2>/dev/null | cut -f1)" -- "$current")
    return 0
  fi
  if [[ $current == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$("$ampcc" --autocomplete="$current" 2>/dev/null | cut -f1)" -- "$current")
    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
    return 0
  fi
  mapfile -t COMPREPLY < <(compgen -f -- "$current")
}
complete -o filenames -F _ampcc ampcc
