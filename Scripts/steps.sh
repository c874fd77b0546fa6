# The steps of a check. It is read, not run.

# Where it stands which steps have passed, and with which inputs; and how long each run took.
passed="${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/vitro/passed"
runs="${passed%/*}/runs"

# Begins to check: learns what every module is made of. With '--plan' the steps that would run are named, with '--table'
# all of them, and none is run; with '--only' those run whose names have a word in them, whatever has passed.
begin_steps() {
  mode=run only="" found=""
  case "${1:-}" in
    "") ;;
    --plan | --table) mode="${1#--}" ;;
    --only) only="${2:?Name a step.}" ;;
    *) echo "Scripts/check [--plan | --only NAME | --table]" && exit 64 ;;
  esac
  temporary="$(mktemp -d)"
  aside="" is_beside=""
  trap end_all EXIT
  [ "$mode" != table ] || return 0
  mkdir -p "$passed"
  tool closures >"$temporary/closures"
  local package
  for package in . Examples Examples/Storefront Benchmarks; do
    quietly swift package resolve --package-path "$package" --scratch-path "$scratch"
  done
  common="$(
    swift --version 2>/dev/null
    uname -sm
    content Scripts .ci '*Package.swift'
    # Which versions of others' packages. The hash of the manifest beside them is that of when they were resolved.
    grep -hv originHash Package.resolved {Examples,Examples/Storefront,Benchmarks}/Package.resolved 2>/dev/null || true
  )"
}

# Names the step that comes, what it costs, and what it has caught that nothing else had.
step() {
  name="$1" costs="$2" caught="${3:-–}"
}

# Whether the step is to be run, or a part of it.
is_chosen() {
  [[ "${1,,}" == *"${only,,}"* ]] && found=yes
}

fail() {
  echo "$1"
  return 1
}

# Runs the steps of a function beside those that follow, until 'join'; what they say is printed there.
beside() {
  [ "$mode$only" = run ] || { "$@"; return; }
  # A group of its own: what it runs ends with it.
  set -m
  (
    trap - EXIT
    is_beside=yes
    # Browsers and programs of the others have people's patience.
    renice -n 10 "$BASHPID" >/dev/null || true
    "$@"
  ) >"$temporary/beside" 2>&1 &
  aside=$!
  set +m
}

# Waits for the steps beside, and ends the check where one has failed.
join() {
  local status=0
  [ -n "$aside" ] || return 0
  wait "$aside" || status=$?
  aside=""
  cat "$temporary/beside"
  [ "$status" = 0 ] || { sum_up "failed"; say_failures "$temporary/stepyes"; exit 1; }
}

# Ends what still runs, and leaves nothing behind.
end_all() {
  [ -z "$aside" ] || kill -- -"$aside" 2>/dev/null || true
  rm -rf "$temporary"
}

# Runs the step.
always() {
  row "always" || run_step "$@"
}

# Runs the step unless it has passed with the same inputs: modules by their names, tests or modules of a package
# ('tests:Examples'), and paths.
changed() {
  local inputs="$1" key
  shift
  if row "$(words_of $inputs)" || ! is_chosen "$name"; then return 0; fi
  key="$(fingerprint "$name" $inputs)"
  if has_passed "$key"; then
    report "passed with these inputs"
  else
    run_step "$@"
    [ "$mode" = plan ] || touch "$passed/$key"
  fi
}

# The same for parts of one step, each with its inputs: the command gets the names of those to be run.
changed_parts() {
  local parts=() keys=() inputs=""
  while [ "$1" != -- ]; do
    local key
    inputs+="${inputs:+; }$1: $(words_of $2)"
    if [ "$mode" != table ] && is_chosen "$name: $1"; then
      key="$(fingerprint "$name $1" $2)"
      has_passed "$key" || { parts+=("$1"); keys+=("$passed/$key"); }
    fi
    shift 2
  done
  shift
  if row "$inputs" || ! is_chosen "$name${parts[*]+: ${parts[*]}}"; then return 0; fi
  if [ ${#parts[@]} = 0 ]; then
    report "passed with these inputs"
  else
    name+=": ${parts[*]}"
    run_step "$@" "${parts[@]}"
    [ "$mode" = plan ] || touch "${keys[@]}"
  fi
}

has_passed() {
  [ -z "${VITRO_ALL:-}$only" ] && [ -f "$passed/$1" ]
}

# Prints the row of the step if the table is asked for; returns whether it is.
row() {
  [ "$mode" = table ] && echo "| $name | $costs | $caught | $1 |"
}

# Inputs, as the table says them.
words_of() {
  local word words=""
  for word in "$@"; do
    case "$word" in
      tests:. | modules:.) word="the ${word%:.} of the library" ;;
      tests:*) word="the tests of \`${word#*:}\`" ;;
      -*) word="not \`${word#-}\`" ;;
      *) word="\`$word\`" ;;
    esac
    words+="${words:+, }$word"
  done
  echo "$words"
}

run_step() {
  local start="$SECONDS" status
  is_chosen "$name" || return 0
  [ "$mode" = run ] || { report "runs"; return 0; }
  echo
  echo "== $name ($((SECONDS / 60)) min $((SECONDS % 60)) s)"
  # In a list with '||', 'set -e' would count for nothing inside.
  set +e
  # Nobody waits for what a step has left running, as at the end of a pipe.
  (set -e && "$@") > >(tee "$temporary/step$is_beside") 2>&1
  status=$?
  set -e
  [ "$status" = 0 ] || stop "$start"
  report "$((SECONDS - start)) s"
}

# Notes how a step went.
report() {
  [ "$mode" = plan ] || echo "$1"
  printf '%-60s %8s\n' "$name" "$1" >>"$temporary/report"
}

# Ends the check at a step that has failed.
stop() {
  report "failed after $((SECONDS - $1)) s"
  [ -z "$is_beside" ] || exit 1
  [ ! -s "$temporary/beside" ] || { echo "== Meanwhile beside" && cat "$temporary/beside"; }
  sum_up "failed at '$name'"
  say_failures "$temporary/step"
  exit 1
}

# Says once more what has failed: of a long log the end is kept.
say_failures() {
  # The log is written beside.
  sleep 1
  echo
  echo "== What has failed"
  {
    grep -aE '✘|error:|Fatal error|too little|compiled twice' "$1" | grep -avE 'known issue|↳' | tail -n 20 || true
    tail -n 10 "$1"
  } | cut -c 1-400
}

end_steps() {
  case "$mode" in
    table) return 0 ;;
    plan) cat "$temporary/report"; return 0 ;;
  esac
  [ -n "$found" ] || fail "No step has '$only' in its name: Scripts/check --plan names them."
  sum_up "passed"
}

# Prints the steps, the dearest first, and the last ten runs.
sum_up() {
  local steps
  steps="$(grep -cE ' [0-9]+ s$' "$temporary/report")" || true
  echo
  echo "== The check has $1 ($((SECONDS / 60)) min $((SECONDS % 60)) s)"
  sort -k1.61,1.69rn "$temporary/report"
  [ -z "$only" ] || return 0
  echo
  echo "== The last runs"
  printf '%s  %4d s  %2d steps, %s\n' "$(date '+%F %H:%M')" "$SECONDS" "$steps" "$1" >>"$runs"
  tail -n 10 "$runs"
}

# The names and the content of files, without those that git ignores.
content() {
  git ls-files -z --cached --others --exclude-standard -- "$@" | sort -z \
    | xargs -0 -r sha256sum 2>&1
}

# A number for what a step depends on: its name; modules and paths, without those after a '-'; and what all
# steps depend on.
fingerprint() {
  local word folders paths=()
  for word in "${@:2}"; do
    folders="$(folders_of "$word")"
    if [ -n "$folders" ]; then
      while read -r word; do paths+=("$word"); done <<<"$folders"
    elif [ -e "$word" ]; then
      paths+=("$word")
    elif [[ "$word" == -* && -e "${word#-}" ]]; then
      paths+=(":(exclude)${word#-}")
    else
      echo "The step '$1' depends on '$word', which is neither a module nor a path." >&2
      return 1
    fi
  done
  {
    echo "$1"
    echo "$common"
    content "${paths[@]}"
  } | sha256sum | cut -c 1-40
}

# The folders that a module is made of, or the tests or modules of a package: 'tests:Examples', 'modules:.'.
folders_of() {
  awk -F '\t' -v word="$1" '
    BEGIN { kind = word; sub(/:.*/, "", kind); package = word; sub(/[^:]*:/, "", package) }
    word == kind ? $1 == word : $3 == package && ($4 == "test") == (kind == "tests") { print $2 }
  ' "$temporary/closures" | sort -u
}

# Builds the tests of a package, unless the folder of builds has them as they are now.
need_built() {
  local key
  key="$(fingerprint built "tests:$1")"
  [ "$(cat "$(built "$1")" 2>/dev/null)" != "$key" ] || return 0
  build_tests "$1"
  note_built "$1"
}

# Notes that the folder of builds has the tests of a package as they are now.
note_built() {
  fingerprint built "tests:$1" >"$(built "$1")"
}

# The file that says what has been built of a package.
built() {
  local package="${1/#./library}"
  echo "$scratch/built-${package//\//-}"
}

# Fails where a build has warned of our own code.
no_warnings() {
  local ours="$PWD/(Sources|Tests|Examples|Benchmarks|Documentation)/"
  if grep -E "^$ours.*:[0-9]+:[0-9]+: warning: " "$1" | sort -u; then
    # A file that is not compiled again would not warn again.
    grep -E "^$ours.*: warning: " "$1" | cut -d : -f 1 | sort -u | xargs touch
    fail "There are warnings."
  fi
}

# Fails where a module has been compiled twice: for programs, and for tools that run while building.
no_doubles() {
  local tool module doubles=()
  for tool in "$scratch"/debug/*-tool.build; do
    module="${tool%-tool.build}"
    # The bundle of the macros' tests is a tool, and is named like that of the library's.
    [[ "$module" == */VitroPackage* ]] && continue
    # The reader of asset catalogs is a part of a page, and of the tool that makes symbols of them: a second.
    [[ "$module" == */VitroAssets ]] && continue
    [ -z "$(find "$tool" -name '*.o' -print -quit)" ] && continue
    [ -z "$(find "$module.build" -name '*.o' -print -quit 2>/dev/null)" ] || doubles+=("$(basename "$module")")
  done
  [ ${#doubles[@]} = 0 ] || fail "These modules have been compiled twice: ${doubles[*]}"
}
