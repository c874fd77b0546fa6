// The page begins to live.

import { fields, fieldsOf, view } from "./page.js"
import { choose, nameRows, noteLists, syncEarly } from "./fields.js"
import { arrange, tellFocused, welcome } from "./focus.js"
import { click, press } from "./presses.js"
import { takeFromBefore } from "./restoring.js"
import { connect } from "./connection.js"
import "./rows.js"

const handlers = { click, keydown: press }

/** Does what a person has asked for before this script was there, in the same order. */
const catchUp = () => {
  for (const [event, values] of window.vitro?.() ?? []) {
    // What has gone meanwhile can be pressed no more.
    const isThere = view.root.contains(/** @type {Node} */ (event.target))
    syncEarly(values, () => isThere && handlers[event.type](event))
  }
  syncEarly(fieldsOf().map((field) => [field, field.value]))
}

takeFromBefore()
noteLists(view.root)
nameRows(view.root)
catchUp()
choose()
welcome(view.root)
// Who is typing already goes on typing there.
arrange(document.activeElement, document.activeElement.matches(fields))
tellFocused()
connect()
