# The clone in which commits are checked. It is read, not run.

# The folder for what may be lost.
cache_folder() {
  echo "${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/vitro"
}

# Brings a clone of the repository in this folder to its newest commit, makes it if there is none, and
# prints where it is. Nothing else is left in it but what was built; fails if that is not so.
kept_clone() {
  local clone="$1" commit
  commit="$(git rev-parse --verify HEAD)" || return 1
  mkdir -p "$(dirname "$clone")" || return 1
  if [ -n "$(git status --porcelain)" ]; then
    echo "What is not committed is not checked." >&2
  fi
  # One that was made halfway is made anew.
  git -C "$clone" rev-parse --is-inside-work-tree >/dev/null 2>&1 \
    && [ "$(git -C "$clone" rev-parse --show-toplevel)" = "$(realpath "$clone")" ] \
    || { rm -rf "$clone" && git init -q "$clone"; } || return 1
  (
    exec 9>"$clone/.git/checked" || exit 1
    ! command -v flock >/dev/null || flock --nonblock 9 \
      || { echo "Another check is at work in $clone." >&2; exit 1; }
  ) || exit 1
  git -C "$clone" fetch -q --no-tags "$PWD" HEAD || return 1
  git -C "$clone" read-tree --reset -u "$commit" && git -C "$clone" update-ref --no-deref HEAD "$commit"
}
