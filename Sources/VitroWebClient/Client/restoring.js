// What was typed outlives a session that ends without the person's doing: it is put back into the page that takes the
// place of this one, field by field, and what cannot be put back is told to be lost.

import { fieldsOf } from "./page.js"
import { isAtRest } from "./outbox.js"
import { changedFields, fill, isChanged } from "./fields.js"
import { tellLasting } from "./notice.js"

const key = "vitro.typed" // in what the browser keeps for this tab

/** The texts that have no field yet, by the names of those fields.
    @type {[string, string][]} */
let left = []

const nameOf = (field) => [
  field.type, field.ariaLabel || field.placeholder || field.labels?.[0]?.textContent || "",
].join(" ")

/** The fields of the screen, by names that no two have.
    @type {() => Map<string, any>} */
const namedFields = () => {
  const named = new Map()
  for (const field of fieldsOf()) {
    let name = nameOf(field)
    while (named.has(name)) name += "'"
    named.set(name, field)
  }
  return named
}

/** The page is about to be loaded anew. Passwords are kept nowhere. */
export const keepForReload = () => {
  const typed = new Set(changedFields())
  const texts = [...namedFields()].filter(([, field]) =>
    typed.has(field) && field.value !== "" && field.type !== "password")
  const kept = [...texts.map(([name, field]) => [name, field.value]), ...left]
  try {
    if (kept.length) sessionStorage.setItem(key, JSON.stringify([location.pathname, kept]))
  } catch {}
}

/** Takes what the page before this one has kept. */
export const takeFromBefore = () => {
  try {
    const [path, texts] = JSON.parse(sessionStorage.getItem(key) || "[]")
    sessionStorage.removeItem(key)
    if (path === location.pathname) left = texts
  } catch {}
}

/** Puts back what has a field by now; when the page is at rest, what has none is lost. */
export const putBack = () => {
  if (!left.length) return
  const named = namedFields()
  left = left.filter(([name, text]) => {
    const field = named.get(name)
    if (field && !isChanged(field)) fill(field, text)
    return !field
  })
  if (!left.length || !isAtRest()) return
  left = []
  tellLasting("begun")
}
