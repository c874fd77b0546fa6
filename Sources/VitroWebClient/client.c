#include "VitroWebClient.h"

// Standard since C23, and known to every compiler that comes with a Swift that this package takes.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t kinds_module[] = {
#embed "Client/kinds.js"
};
static const uint8_t page_module[] = {
#embed "Client/page.js"
};
static const uint8_t outbox_module[] = {
#embed "Client/outbox.js"
};
static const uint8_t complaint_module[] = {
#embed "Client/complaint.js"
};
static const uint8_t fields_module[] = {
#embed "Client/fields.js"
};
static const uint8_t children_module[] = {
#embed "Client/children.js"
};
static const uint8_t growth_module[] = {
#embed "Client/growth.js"
};
static const uint8_t sizes_module[] = {
#embed "Client/sizes.js"
};
static const uint8_t layers_module[] = {
#embed "Client/layers.js"
};
static const uint8_t surroundings_module[] = {
#embed "Client/surroundings.js"
};
static const uint8_t files_module[] = {
#embed "Client/files.js"
};
static const uint8_t choices_module[] = {
#embed "Client/choices.js"
};
static const uint8_t focus_module[] = {
#embed "Client/focus.js"
};
static const uint8_t gestures_module[] = {
#embed "Client/gestures.js"
};
static const uint8_t presses_module[] = {
#embed "Client/presses.js"
};
static const uint8_t rows_module[] = {
#embed "Client/rows.js"
};
static const uint8_t notice_module[] = {
#embed "Client/notice.js"
};
static const uint8_t device_module[] = {
#embed "Client/device.js"
};
static const uint8_t restoring_module[] = {
#embed "Client/restoring.js"
};
static const uint8_t patches_module[] = {
#embed "Client/patches.js"
};
static const uint8_t connection_module[] = {
#embed "Client/connection.js"
};
static const uint8_t main_module[] = {
#embed "Client/main.js"
};
static const uint8_t early_module[] = {
#embed "Client/early.js"
};

#define MODULE(name) {#name, {name##_module, sizeof name##_module}}

// Those of the script, each after those that it imports; then those that are scripts of their own.
static const struct vitro_module modules[] = {
    MODULE(kinds), MODULE(page), MODULE(outbox), MODULE(complaint), MODULE(fields),
    MODULE(children), MODULE(growth), MODULE(sizes), MODULE(layers), MODULE(surroundings),
    MODULE(files), MODULE(choices), MODULE(focus), MODULE(gestures), MODULE(presses), MODULE(rows),
    MODULE(notice), MODULE(restoring), MODULE(patches), MODULE(connection), MODULE(main),
    MODULE(device), MODULE(early),
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

const struct vitro_module *vitro_client_modules(size_t *count) {
  *count = sizeof modules / sizeof modules[0];
  return modules;
}

struct vitro_bytes vitro_client_stylesheet(void) {
  return (struct vitro_bytes){stylesheet, sizeof stylesheet};
}
