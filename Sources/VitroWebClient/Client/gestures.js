// Pressing for a while, dragging, hovering.

import { isUsable, view } from "./page.js"
import { isUnanswered, send } from "./outbox.js"
import { up } from "./kinds.js"

const longPause = 500
/** The timer of what is being pressed for a while, and where.
    @type {any} */
let hold
/** The element that is being dragged, and where from.
    @type {any} */
let drag
let isNoClick = false // the pointer did something else

/** The click that a pointer is about to make is none. */
export const preventClick = () => {
  isNoClick = true
}

/** Whether the pointer did something else than to click.
    @type {() => boolean} */
export const takesNoClick = () => {
  const result = isNoClick
  isNoClick = false
  return result
}

/** @type {(event: Event) => Element} */
const targetOf = (event) => /** @type {Element} */ (event.target)

const endPress = () => {
  if (hold) clearTimeout(hold.timer)
  hold = null
}

const pressLong = (element) => {
  isNoClick = true
  endPress()
  send("menu" in element.dataset ? up.openMenu : up.longPress, element)
}

const round = (value) => Math.round(value * 10) / 10

const point = (event, element) => {
  const box = element.getBoundingClientRect()
  return [round(event.clientX - box.left), round(event.clientY - box.top)]
}

document.addEventListener("pointerdown", (event) => {
  isNoClick = false
  if (event.button) return
  const held = targetOf(event).closest("[data-longpress],[data-menu]")
  if (held && isUsable(held)) {
    const timer = setTimeout(pressLong, longPause, held)
    hold = { timer, x: event.clientX, y: event.clientY }
  }
  const element = targetOf(event).closest("[data-drag]")
  if (!element || !isUsable(element) || drag) return
  drag = { element, id: event.pointerId, start: point(event, element), frame: 0, sent: 0 }
})

// At most sixty in a second; while one is under way the next waits, and only the newest counts.
const sendDrag = (now) => {
  if (!drag) return
  drag.frame = 0
  const { element, start, last, sent } = drag
  if (!element.isConnected) return
  const pause = now - sent
  if (pause < 16 || (pause < 150 && isUnanswered(element))) {
    drag.frame = requestAnimationFrame(sendDrag)
  } else {
    drag.sent = now
    send(up.drag, element, ...start, ...last, 0)
  }
}

document.addEventListener("pointermove", (event) => {
  if (hold && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > 10) endPress()
  if (!drag || drag.id !== event.pointerId) return
  if (!drag.isMoving) {
    drag.isMoving = true
    drag.element.setPointerCapture(drag.id)
  }
  drag.last = point(event, drag.element)
  drag.frame ||= requestAnimationFrame(sendDrag)
})

const endDrag = (event) => {
  endPress()
  if (!drag || drag.id !== event.pointerId) return
  const { element, start, last, frame } = drag
  cancelAnimationFrame(frame)
  drag = null
  if (last && element.isConnected) send(up.drag, element, ...start, ...point(event, element), 1)
}
document.addEventListener("pointerup", endDrag)
document.addEventListener("pointercancel", endDrag)

document.addEventListener("contextmenu", (event) => {
  const element = targetOf(event).closest("[data-menu],[data-longpress]")
  if (!element || !isUsable(element)) return
  event.preventDefault()
  if (!isNoClick) pressLong(element)
  isNoClick = false
})

const cross = (event, isAbove) => {
  if (event.pointerType === "touch") return
  let element = targetOf(event).closest("[data-hover]")
  for (; element; element = element.parentElement.closest("[data-hover]")) {
    if (!element.contains(event.relatedTarget) && view.root.contains(element)) {
      send(up.hover, element, isAbove)
    }
  }
}
document.addEventListener("pointerover", (event) => cross(event, 1))
document.addEventListener("pointerout", (event) => cross(event, 0))
