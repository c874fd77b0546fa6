#include "VitroPreviewRecords.h"

#include <stdint.h>

#if defined(__ELF__)
// The linker defines them where a section of the name is; to refer to them also keeps the section.
#define SECTION(name)                                                                        \
  extern const char __start_##name[] __attribute__((weak, visibility("hidden")));            \
  extern const char __stop_##name[] __attribute__((weak, visibility("hidden")));

SECTION(vitro_previews)
SECTION(swift5_protocol_conformances)

VitroRecords vitro_preview_records(void) {
  return (VitroRecords){__start_vitro_previews, __stop_vitro_previews};
}

VitroRecords vitro_conformance_records(void) {
  return (VitroRecords){
      __start_swift5_protocol_conformances, __stop_swift5_protocol_conformances};
}
#else
VitroRecords vitro_preview_records(void) { return (VitroRecords){0, 0}; }

VitroRecords vitro_conformance_records(void) { return (VitroRecords){0, 0}; }
#endif

typedef struct {
  const void *type;
  intptr_t state;
} TypeResponse;

typedef __attribute__((swiftcall)) TypeResponse TypeAccessor(intptr_t request);

const void *vitro_type_from(const void *accessor) {
  return ((TypeAccessor *)(uintptr_t)accessor)(0).type;
}
