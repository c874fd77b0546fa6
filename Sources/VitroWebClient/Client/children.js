// What stands in an element: what it shows itself, and then its children, which are those with a name of ours. Others
// put elements of their own between them, and wrap what is there.

import { find } from "./page.js"

/** @type {(node: any) => boolean} */
const isOwn = (node) => node.nodeType === 1 && /^v\d+$/.test(node.id)

// An extension's element has a name that HTML does not have.
const isForeign = (node) => node.localName?.includes("-")

/** The child of a parent in which an element stands, which may be itself. */
const branch = (element, parent) => {
  while (element && element.parentElement !== parent) element = element.parentElement
  return element
}

/** The first or next child of ours, from a node on.
    @type {(node: any, step?: string) => any} */
const ownFrom = (node, step = "nextElementSibling") => {
  while (node && !isOwn(node)) node = node[step]
  return node
}

/** The neighbour of ours after an element, or before it.
    @type {(element: Element, isAfter?: boolean) => any} */
export const sibling = (element, isAfter = true) => {
  const step = isAfter ? "nextElementSibling" : "previousElementSibling"
  return ownFrom(element[step], step)
}

/** Puts an element before a child of its parent that has a number, or to the end where that is 0; returns whether the
    child is there. @type {(parent: Element, element: Element, before: number) => boolean} */
export const place = (parent, element, before) => {
  const next = before ? branch(find(before), parent) : null
  if (before && !next) return false
  // What is moved keeps the focus, and the text that is being composed in it, where the browser can.
  const mover = /** @type {any} */ (parent)
  if (element.isConnected && mover.moveBefore) mover.moveBefore(element, next)
  else parent.insertBefore(element, next)
  return true
}

// The first child that is one of ours, or holds some.
const firstBranch = (element) =>
  [...element.children].find((child) => isOwn(child) || [...child.querySelectorAll("[id^=v]")].some(isOwn))

const removeContent = (element, isKept) => {
  const end = firstBranch(element)
  for (let node = element.firstChild; node && node !== end;) {
    const next = node.nextSibling
    if (!isForeign(node) && !isKept(node)) node.remove()
    node = next
  }
  return end ?? null
}

/** An element shows another text itself, whatever others have made of the one before.
    @type {(element: Element, text: string) => void} */
export const setText = (element, text) => {
  const first = element.firstChild
  const isAlone = first?.nodeType === Node.TEXT_NODE && (!first.nextSibling || isOwn(first.nextSibling))
  if (isAlone) first.nodeValue = text
  else element.insertBefore(new Text(text), removeContent(element, (node) => node.matches?.("svg")))
}

/** An element shows itself what a model of it does.
    @type {(element: Element, model: Element) => void} */
export const setContent = (element, model) => {
  const end = removeContent(element, () => false)
  for (const node of [...model.childNodes]) element.insertBefore(node, end)
}
