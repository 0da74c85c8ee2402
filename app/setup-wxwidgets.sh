#!/usr/bin/env bash
# Builds wxWidgets and libpng for Windows from Debian's source packages into the cache,
# once for each set of versions, options and compiler.
#   setup-wxwidgets.sh            builds what is missing
#   setup-wxwidgets.sh --prefix   prints the folder they are (to be) installed in
set -euo pipefail
# shellcheck source=app/say.sh
source "$(dirname "${BASH_SOURCE[0]}")/say.sh"

mingw=x86_64-w64-mingw32
jobs="$(nproc)"

# Upstream tarballs as Debian distributes them: source package, suite, file, SHA-256.
png_source=(libpng1.6 bookworm libpng1.6_1.6.39.orig.tar.gz
  a00e9d2f2f664186e4202db9299397f851aea71b36a35e74910b8820e380d441)
wx_source=(wxwidgets3.2 trixie wxwidgets3.2_3.2.8+dfsg.orig.tar.xz
  b618e4cb79bd31ba7c9d01c381b11694056a0ed7c5b260cf3b0fc6f5b6298bd9)

png_options=(-DPNG_SHARED=OFF -DPNG_STATIC=ON -DPNG_TESTS=OFF)
# zlib is named: its import library lies beside it and would be found first.
wx_options=(-DwxBUILD_SHARED=OFF -DwxBUILD_PRECOMP=ON
  -DwxBUILD_TESTS=OFF -DwxBUILD_SAMPLES=OFF -DwxBUILD_DEMOS=OFF
  -DwxUSE_LIBPNG=sys -DwxUSE_ZLIB=sys "-DZLIB_LIBRARY=/usr/$mingw/lib/libz.a"
  -DwxUSE_ACCESSIBILITY=ON -DwxUSE_HELP=ON)
for feature in WXHTML_HELP HTML LIBJPEG LIBTIFF EXPAT REGEX XRC XML STC AUI RIBBON RICHTEXT \
  PROPGRID WEBVIEW MEDIACTRL OPENGL DEBUGREPORT; do
  wx_options+=("-DwxUSE_$feature=OFF")
done

prefix_folder() {
  local compiler key
  compiler="$($mingw-g++-posix -dumpfullversion 2>/dev/null)" || compiler=none
  key="$(printf '%s\n' "$compiler" "paths mapped" "${png_source[@]}" "${wx_source[@]}" \
    "${png_options[@]}" "${wx_options[@]}" | sha256sum | cut -c 1-12)"
  printf '%s/wxwidgets-%s\n' "$cache" "$key"
}

# The Debian archives that this machine itself uses, as "URI|key ring" lines. apt answers for
# every form of sources list; other vendors' archives and the security archive are left out.
debian_archives() {
  # shellcheck disable=SC2016  # apt's variables, not the shell's
  apt-get indextargets \
    --format '$(ORIGIN)|$(RELEASE)|$(COMPONENT)|$(REPO_URI)|$(SIGNED_BY)' 'Created-By: Packages' |
    awk -F '|' '
      $3 != "main" || $2 !~ /^(bookworm|stable|oldstable)$/ { next }
      $1 != "Debian" && $1 !~ /^(\$\(ORIGIN\))?$/ { next }
      !seen[$4]++ { print $4 "|" ($5 ~ /^\// ? $5 : "") }'
}

# apt in a world of its own: the machine's sources and lists are neither read nor written.
own_apt() {
  local apt="$cache/apt"
  mkdir -p "$apt/lists/partial" "$apt/archives/partial"
  apt-get -q -o Dir::Etc::SourceList="$apt/sources.list" -o Dir::Etc::SourceParts=- \
    -o Dir::State::Lists="$apt/lists" -o Dir::Cache="$apt" -o APT::Sandbox::User="$(id -un)" \
    -o Acquire::Retries=3 -o Acquire::http::Timeout=60 "$@"
}

# write_sources ARCHIVE: the two suites that the tarballs are in.
write_sources() {
  local uri=${1%%|*} ring=${1##*|} option=""
  [[ -z $ring ]] || option="[signed-by=$ring] "
  mkdir -p "$cache/apt"
  printf 'deb-src %s%s %s main\n' "$option" "$uri" "${png_source[1]}" "$option" "$uri" \
    "${wx_source[1]}" >"$cache/apt/sources.list"
}

is_good() { # FILE SHA256
  [[ -f $1 ]] && printf '%s  %s\n' "$2" "$1" | sha256sum --check --status
}

download() { # PACKAGE SUITE FILE SHA256
  (cd "$cache/sources" && own_apt source --download-only --tar-only "$1/$2") &&
    is_good "$cache/sources/$3" "$4"
}

have_sources() {
  is_good "$cache/sources/${png_source[2]}" "${png_source[3]}" &&
    is_good "$cache/sources/${wx_source[2]}" "${wx_source[3]}"
}

fetch_from() { # ARCHIVE
  write_sources "$1"
  own_apt update && download "${png_source[@]}" && download "${wx_source[@]}"
}

fetch_sources() {
  local archive
  mkdir -p "$cache/sources"
  have_sources && return
  for archive in $(debian_archives); do
    (run_logged "Fetching the sources of wxWidgets and libpng" "$cache/log/fetch.log" \
      fetch_from "$archive") && have_sources && return
  done
  die "the sources of wxWidgets and libpng could not be fetched from this machine's Debian mirror; is the network there?"
}

cross_build() { # SOURCE BUILD PREFIX OPTION...
  local source=$1 build=$2 prefix=$3
  shift 3
  cmake -S "$source" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_TOOLCHAIN_FILE="$repository/app/toolchain-windows.cmake" \
    -DPAWNPATH_DEPENDENCIES="$prefix" -DCMAKE_INSTALL_PREFIX="$prefix" "$@" &&
    nice cmake --build "$build" -j "$jobs" && cmake --install "$build"
}

build_all() {
  local prefix work
  prefix="$(prefix_folder)"
  [[ -e $prefix/complete ]] && return
  need_space "$cache" 3000
  fetch_sources
  work="$(mktemp -d "$cache/build.XXXXXX")"
  # shellcheck disable=SC2064  # the folder's name of now is meant
  trap "end_started; rm -rf '$work'" EXIT
  rm -rf "$prefix"
  mkdir "$work/png" "$work/wx"
  tar -xf "$cache/sources/${png_source[2]}" -C "$work/png" --strip-components=1
  tar -xf "$cache/sources/${wx_source[2]}" -C "$work/wx" --strip-components=1
  run_logged "Building libpng for Windows" "$cache/log/libpng.log" \
    cross_build "$work/png" "$work/png-build" "$prefix" "${png_options[@]}"
  run_logged "Building wxWidgets for Windows (once, 10 to 15 minutes on two cores)" \
    "$cache/log/wxwidgets.log" \
    cross_build "$work/wx" "$work/wx-build" "$prefix" "${wx_options[@]}"
  touch "$prefix/complete"
}

if [[ ${1:-} == --prefix ]]; then
  prefix_folder
else
  trap end_started EXIT
  with_lock wxwidgets build_all
fi
