#pragma once

#include <stddef.h>
#include <stdint.h>

/// Bytes that are there as long as the program runs.
struct vitro_bytes {
  const uint8_t *_Nonnull start;
  size_t count;
};

/// A module of the page's script, as it is written.
struct vitro_module {
  /// The name of its file, without what follows the dot.
  const char *_Nonnull name;
  struct vitro_bytes text;
};

/// The modules of the page's script, each after those that it imports, and at their end those that are files of
/// their own in the page, too.
const struct vitro_module *_Nonnull vitro_client_modules(size_t *_Nonnull count);

/// The files of its stylesheet, one after the other.
struct vitro_bytes vitro_client_stylesheet(void);

/// 64 bits by FNV-1a that tell one content from another; in C, for pictures have millions of bytes.
uint64_t vitro_fingerprint(const uint8_t *_Nullable bytes, size_t count);

/// The most bytes that `vitro_gzip` makes of so many.
size_t vitro_gzip_bound(size_t count);

/// Compresses bytes as a file of gzip, as small as zlib can; returns how many were written, 0 if it failed.
size_t vitro_gzip(
    const uint8_t *_Nonnull bytes, size_t count, uint8_t *_Nonnull into, size_t capacity);
