// Pressing for a while, dragging, hovering; what wants to know its size.

const longPause = 500
let press // the element that is being pressed for a while, and its timer
let drag // the element that is being dragged, and where from
let isNoClick = false // the pointer did something else

const takesNoClick = () => {
  const result = isNoClick
  isNoClick = false
  return result
}

const endPress = () => {
  if (press) clearTimeout(press.timer)
  press = null
}

const pressLong = (element) => {
  isNoClick = true
  endPress()
  send("menu" in element.dataset ? 10 : 7, element)
}

const round = (value) => Math.round(value * 10) / 10

const point = (event, element) => {
  const box = element.getBoundingClientRect()
  return [round(event.clientX - box.left), round(event.clientY - box.top)]
}

document.addEventListener("pointerdown", (event) => {
  isNoClick = false
  if (event.button) return
  const held = event.target.closest("[data-longpress],[data-menu]")
  if (held && isUsable(held)) {
    const timer = setTimeout(pressLong, longPause, held)
    press = { timer, x: event.clientX, y: event.clientY }
  }
  const element = event.target.closest("[data-drag]")
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
    send(8, element, ...start, ...last, 0)
  }
}

document.addEventListener("pointermove", (event) => {
  if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > 10) endPress()
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
  if (last && element.isConnected) send(8, element, ...start, ...point(event, element), 1)
}
document.addEventListener("pointerup", endDrag)
document.addEventListener("pointercancel", endDrag)

document.addEventListener("contextmenu", (event) => {
  const element = event.target.closest("[data-menu],[data-longpress]")
  if (!element || !isUsable(element)) return
  event.preventDefault()
  if (!isNoClick) pressLong(element)
  isNoClick = false
})

const cross = (event, isAbove) => {
  if (event.pointerType === "touch") return
  let element = event.target.closest("[data-hover]")
  for (; element; element = element.parentElement.closest("[data-hover]")) {
    if (!element.contains(event.relatedTarget) && root.contains(element)) {
      send(9, element, isAbove)
    }
  }
}
document.addEventListener("pointerover", (event) => cross(event, 1))
document.addEventListener("pointerout", (event) => cross(event, 0))

// A press on a button leaves the keyboard in the field that it is directed at, as a phone does.
document.addEventListener("mousedown", (event) => {
  if (event.target.closest("button,a") && document.activeElement?.matches("[data-focus]")) {
    event.preventDefault()
  }
})
document.addEventListener("focusin", ({ target }) => {
  if (target.matches("[data-focus]") && !isArranging) send(6, target, 1)
})
document.addEventListener("focusout", ({ target }) => {
  if (target.matches("[data-focus]") && target.isConnected && !isArranging) send(6, target, 0)
})

const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const size = [Math.round(contentRect.width), Math.round(contentRect.height)]
    if (!target.isConnected) sizes.unobserve(target)
    else if (String(target.size) !== String(size)) send(11, target, ...(target.size = size))
  }
})
