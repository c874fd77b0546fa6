// What only the linker and the machine's calling conventions know, for the search for previews.
#pragma once

/// The memory between two addresses, or two null pointers where there is none.
typedef struct {
  const void *_Nullable start;
  const void *_Nullable end;
} VitroRecords;

/// What the previews of the program have left in its section `vitro_previews`.
VitroRecords vitro_preview_records(void);

/// What the compiler has left of the program's conformances to protocols.
VitroRecords vitro_conformance_records(void);

/// Asks the function of a type that is not generic for the type.
const void *_Nullable vitro_type_from(const void *_Nonnull accessor);
