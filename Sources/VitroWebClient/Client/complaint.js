// A text that is too long to be sent: its field says so and keeps it, and everything else goes on.

import { find, number } from "./page.js"
import { count } from "./outbox.js"

const complaint = /** @type {HTMLElement} */ (document.querySelector(".complaint"))
/** The fields whose text was not sent, by their numbers: how many messages there were.
    @type {Map<number, number>} */
const refused = new Map()

/** @type {(element: Element) => boolean} */
export const isRefused = (element) => refused.has(number(element))

/** Whether a value comes from before the text that was not sent, which stays.
    @type {(element: Element, count: number) => boolean} */
export const isOutdated = (element, count) => refused.get(number(element)) >= count

/** @type {(field: Element) => void} */
export const complain = (field) => {
  refused.set(number(field), count())
  mark(field)
  placeComplaint()
}

/** @type {(field: Element) => void} */
export const mark = (field) => {
  field.ariaInvalid = "true"
  field.setAttribute("aria-describedby", complaint.id)
}

/** @type {(field: Element) => void} */
export const accept = (field) => {
  if (!refused.delete(number(field))) return
  field.removeAttribute("aria-describedby")
  // The program may find something wrong with what it holds, too.
  field.ariaInvalid = "invalid" in /** @type {HTMLElement} */ (field).dataset ? "true" : null
  placeComplaint()
}

/** The texts that were not sent; to be called when a screen was written anew, into which they are put back.
    @type {() => () => void} */
export const keepRefused = () => {
  const texts = [...refused.keys()].map((id) => /** @type {const} */ ([id, find(id)?.value]))
  return () => {
    for (const [id, text] of texts) {
      const field = find(id)
      if (!field) refused.delete(id)
      else mark(field), (field.value = text)
    }
  }
}

/** What it says, in the page's language.
    @type {(text: string) => void} */
export const setComplaint = (text) => {
  complaint.textContent = text
}

// Below the field that has the focus, and always in view.
const placeComplaint = () => {
  const field = document.activeElement
  const isShown = isRefused(field)
  complaint.togglePopover(isShown)
  if (!isShown) return
  const box = field.getBoundingClientRect()
  const [right, bottom] = [innerWidth - complaint.offsetWidth, innerHeight - complaint.offsetHeight]
  complaint.style.left = Math.max(8, Math.min(box.left, right - 8)) + "px"
  complaint.style.top = Math.max(8, Math.min(box.bottom + 6, bottom - 8)) + "px"
}

for (const name of ["focusin", "focusout", "resize"]) addEventListener(name, placeComplaint)
document.addEventListener("scroll", placeComplaint, { capture: true, passive: true })
