// What is pressed, by a pointer or by a key.

import { isUsable, view } from "./page.js"
import { send } from "./outbox.js"
import { isRefused } from "./complaint.js"
import { dismiss, topLayer } from "./layers.js"
import { takesNoClick } from "./gestures.js"
import { chooseFiles } from "./files.js"
import { walk } from "./choices.js"
import { up } from "./kinds.js"

/** What the pointer went down on.
    @type {any} */
let touched

document.addEventListener("pointerdown", (event) => {
  touched = event.target
})

/** @type {(event: any) => void} */
export const click = (event) => {
  // Letting go of what was held down is no click, though a menu may have opened meanwhile.
  const isClick = !takesNoClick()
  const layer = topLayer()
  const link = event.target.closest("a[href]")
  if (layer && !layer.contains(event.target)) {
    if (link) event.preventDefault()
    // Letting go outside after selecting text inside is no click outside.
    if (isClick && !layer.contains(touched)) dismiss(layer)
    return
  }
  if (link && !isKept(link, event)) return
  if (link) event.preventDefault()
  // The program decides what becomes of a link in a text.
  const asked = link && link.dataset.ask
  const element = event.target.closest(asked ? "[id]" : "button,[data-press]")
  if (!element || !isUsable(element) || !isClick) return
  if (asked) send(up.follow, element, asked)
  else activate(element)
}

const activate = (element) => {
  if ("files" in element.dataset) chooseFiles(element)
  else send(up.press, element)
}

// Whether a link is not left to the browser, as one to a page is that is to be shown elsewhere.
const isKept = (link, event) =>
  link.matches("[data-ask]") || link.closest("[aria-disabled]") || link.matches("[role]") && isPlain(event)

const isPlain = (event) => !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

document.addEventListener("click", click)
document.addEventListener("auxclick", (event) => {
  const link = /** @type {Element} */ (event.target).closest("a[href]")
  if (link && isKept(link, event)) event.preventDefault()
})
// What is dragged across a link, such as its row, takes the pointer along.
document.ondragstart = ({ target }) => !(/** @type {Element} */ (target).closest?.("a[role]"))

// Keys

// With Shift, + is a key of its own.
const shortcutKeys = (event) => {
  const key = event.key.toLowerCase()
  const keys = []
  if (event.ctrlKey || event.metaKey) keys.push("ctrl")
  if (event.altKey) keys.push("alt")
  if (event.shiftKey && key !== event.key.toUpperCase()) keys.push("shift")
  return [...keys, key].join("+")
}

const isTyping = (event) =>
  event.target.matches("input,textarea,select,[contenteditable]") && !event.ctrlKey && !event.metaKey
    && event.key.length === 1

const pressShortcut = (event) => {
  if (isTyping(event) || event.target.matches("button,a,textarea") && event.key === "Enter") return
  const scope = topLayer() || view.root
  const keys = CSS.escape(shortcutKeys(event))
  const element = scope.querySelector(`[data-shortcut="${keys}" i]`)
  if (!element || !isUsable(element)) return
  event.preventDefault()
  activate(element)
  return true
}

const submit = (event) => {
  const { target } = event
  const isLong = target.matches("textarea") && !event.metaKey && !event.ctrlKey
  if (!target.matches("[data-submit]") || isLong) return
  event.preventDefault()
  if (!isRefused(target)) send(up.submit, target)
  return true
}

/** @type {(event: any) => void} */
export const press = (event) => {
  const { key, target } = event
  // A key that composes a text does nothing else; one that a browser fills a field with has no name.
  if (event.isComposing || event.keyCode === 229 || !key || !target.matches) return
  if (key === "Enter" && submit(event)) return
  if (pressShortcut(event)) return
  if (key === "Escape" && topLayer()) return dismiss(topLayer())
  if (walk(event)) return
  if ((key === "Enter" || key === " ") && target.matches("[data-press]:not(button,a[href])")) {
    event.preventDefault()
    if (isUsable(target)) send(up.press, target)
  }
}

document.addEventListener("keydown", press)
