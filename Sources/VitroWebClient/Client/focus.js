// Where the keyboard and the view are directed.

import { find, view } from "./page.js"
import { isUnheard, send } from "./outbox.js"
import { sibling } from "./children.js"
import { enterLayers, hasMenu, leaveLayers, openMenu } from "./layers.js"
import { openFiles } from "./files.js"
import { rove } from "./choices.js"
import { sizes } from "./sizes.js"
import { isCalm } from "./surroundings.js"
import { up } from "./kinds.js"

/** What wants the focus, or to be seen, once a message has been read.
    @type {any[]} */
let wishes = []
/** What is to have the focus no more.
    @type {Element[]} */
let released = []
/** Where the focus goes when what had it has gone.
    @type {any} */
let refuge = null
let isArranging = false // the focus moves because of us
/** Which wishes of an element were granted.
    @type {WeakMap<Element, any>} */
const granted = new WeakMap()

const usable = "button:not(:disabled),input:not(:disabled),textarea:not(:disabled),"
  + "select:not(:disabled),a[href],[tabindex]"

const firstUsable = (element) => element.matches(usable) ? element : element.querySelector(usable)

// What is near what has gone; nobody is made to type who was not typing.
const nearest = (element) =>
  [element, ...element.querySelectorAll(usable)]
    .find((each) => each.matches(usable) && !each.matches("[data-focus]"))

const special = "[role=menu],[data-measure],[data-focused],[data-scrolled],[data-opens]"

/** Takes notice of what is new, or has changed, and needs more than to be there.
    @type {(element: any, isAlone?: boolean) => void} */
export const welcome = (element, isAlone) => {
  const found = isAlone ? [] : [...element.querySelectorAll(special)]
  if (element.matches(special)) found.push(element)
  for (const each of found) {
    if (each.matches("[role=menu]") && !each.matches(":popover-open")) openMenu(each)
    if (each.matches("[data-measure]")) sizes.observe(each)
    if (each.matches("[data-opens]") && !isAlone) openFiles(each)
    wishes.push(each)
  }
}

/** An element is to have the focus no more, if it has it.
    @type {(element: Element) => void} */
export const release = (element) => {
  if (!isUnheard(element, up.focus)) released.push(element)
}

/** An element goes, with all that is in it.
    @type {(element: Element) => void} */
export const leave = (element) => {
  if (!element.contains(document.activeElement)) return
  refuge = sibling(element) || sibling(element, false) || element.parentElement
}

// What scrolls can have the focus, so that it scrolls without a mouse, unless what is in it can.
const reach = () => {
  for (const area of /** @type {NodeListOf<HTMLElement>} */ (view.root.querySelectorAll(".scroll"))) {
    const isLarger = area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight
    const scrolls = isLarger && getComputedStyle(area).overflow !== "visible"
    if (scrolls && !area.querySelector(usable)) area.tabIndex = 0
    else area.removeAttribute("tabindex")
  }
}

addEventListener("resize", reach)

const isNew = (element, name) => {
  const before = granted.get(element) || {}
  const wish = element.dataset[name]
  if (before[name] === wish) return false
  granted.set(element, { ...before, [name]: wish })
  return wish !== undefined
}

const scroll = (element) => {
  const [id, at] = element.dataset.scrolled.split(" ")
  const target = find(+id.slice(1))
  if (!target) return
  const block = at === "-" ? "nearest" : at < .25 ? "start" : at > .75 ? "end" : "center"
  target.scrollIntoView({ block, inline: "nearest", behavior: isCalm.matches ? "auto" : "smooth" })
}

// What wants the focus, if something does; what wants it no more lets go of it.
const grant = () => {
  let target
  for (const element of wishes) {
    if (!element.isConnected) continue
    if (isNew(element, "scrolled")) scroll(element)
    if (isNew(element, "focused") && !isUnheard(element, up.focus) && target !== document.activeElement) {
      target = element
    }
  }
  wishes = []
  return target
}

/** Begins to read a message; the focus moves because of it from now on. */
export const begin = () => {
  refuge = null
  released = []
  isArranging = true
}

/** Directs the keyboard when a message has been read: into what has opened, back when it closes, and otherwise it stays
    where it was, or as near as can be.
    @type {(focused: any, isTyping?: boolean) => void} */
export const arrange = (focused, isTyping) => {
  isArranging = false
  let target = enterLayers(leaveLayers(focused), firstUsable)
  if (target && released.includes(target)) {
    target.blur()
    target = null
  }
  const wanted = grant()
  if (!target || !target.isConnected) target = refuge && refuge.isConnected && nearest(refuge)
  if (!isTyping) target = wanted && firstUsable(wanted) || target
  if (target && target !== document.activeElement && target !== document.body) {
    target.focus({ preventScroll: hasMenu() })
  }
  reach()
  rove()
}

const tell = (target, isFocused) => {
  if (target.matches("[data-focus]") && target.isConnected && !isArranging) send(up.focus, target, isFocused)
}

document.addEventListener("focusin", ({ target }) => tell(target, 1))
document.addEventListener("focusout", ({ target }) => tell(target, 0))

/** Tells of a field that has had the focus since before this script was there. */
export const tellFocused = () => tell(document.activeElement, 1)

// A press on a button leaves the keyboard in the field that it is directed at, as a phone does.
document.addEventListener("mousedown", (event) => {
  const target = /** @type {Element} */ (event.target)
  if (target.closest("button,a") && document.activeElement?.matches("[data-focus]")) event.preventDefault()
})
