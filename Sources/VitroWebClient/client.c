#include "VitroWebClient.h"

// Standard since C23, and known to every compiler that comes with a Swift that this package takes.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t script[] = {
#embed "Client/events.js" suffix(,)
#embed "Client/limits.js" suffix(,)
#embed "Client/surroundings.js" suffix(,)
#embed "Client/gestures.js" suffix(,)
#embed "Client/choices.js" suffix(,)
#embed "Client/changes.js" suffix(,)
#embed "Client/rows.js" suffix(,)
#embed "Client/arrangement.js" suffix(,)
#embed "Client/device.js" suffix(,)
#embed "Client/files.js" suffix(,)
#embed "Client/connection.js"
};

static const uint8_t stylesheet[] = {
#embed "Client/tokens.css" suffix(,)
#embed "Client/page.css" suffix(,)
#embed "Client/letters.css" suffix(,)
#embed "Client/layout.css" suffix(,)
#embed "Client/controls.css" suffix(,)
#embed "Client/fields.css" suffix(,)
#embed "Client/lists.css" suffix(,)
#embed "Client/dialogs.css"
};

struct vitro_bytes vitro_client_script(void) {
  return (struct vitro_bytes){script, sizeof script};
}

struct vitro_bytes vitro_client_stylesheet(void) {
  return (struct vitro_bytes){stylesheet, sizeof stylesheet};
}
