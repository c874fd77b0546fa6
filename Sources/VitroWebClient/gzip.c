#include "VitroWebClient.h"

#include <zlib.h>

// A window of 32 KiB, and the head and end of a file of gzip instead of zlib's own.
enum { window_of_gzip = 15 + 16, most_memory = 9 };

// What gzip's head and end take more than zlib's.
enum { more_than_zlib = 18 };

size_t vitro_gzip_bound(size_t count) { return compressBound(count) + more_than_zlib; }

size_t vitro_gzip(const uint8_t *bytes, size_t count, uint8_t *into, size_t capacity) {
  z_stream stream = {0};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, window_of_gzip, most_memory,
                   Z_DEFAULT_STRATEGY) != Z_OK) {
    return 0;
  }
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = into;
  stream.avail_out = (uInt)capacity;
  int end = deflate(&stream, Z_FINISH);
  deflateEnd(&stream);
  return end == Z_STREAM_END ? stream.total_out : 0;
}

uint64_t vitro_fingerprint(const uint8_t *bytes, size_t count) {
  uint64_t hash = 0xcbf29ce484222325;
  for (size_t index = 0; index < count; index++) hash = (hash ^ bytes[index]) * 0x100000001b3;
  return hash;
}
