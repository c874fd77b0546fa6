// Rows are dragged by the tools that move them: each row that is passed is one press of a tool.

import { isUsable } from "./page.js"
import { send } from "./outbox.js"
import { sibling } from "./children.js"
import { preventClick } from "./gestures.js"
import { up } from "./kinds.js"

/** The row that is being dragged, its tool, and where from.
    @type {any} */
let haul

const beginHaul = (event) => {
  const tool = event.target.closest("li > :is(.moveUp, .moveDown)")
  if (event.button || haul || !tool || !isUsable(tool)) return
  haul = { tool, row: tool.parentElement, id: event.pointerId, from: event.clientY }
}

const pull = (event) => {
  if (!haul || haul.id !== event.pointerId) return
  const way = event.clientY - haul.from
  if (!haul.isMoving && Math.abs(way) < 6) return
  if (!haul.isMoving) haul.tool.setPointerCapture(haul.id)
  haul.isMoving = true
  haul.row.classList.add("dragged")
  haul.row.style.translate = `0 ${way}px`
}

const endHaul = (event) => {
  if (!haul || haul.id !== event.pointerId) return
  const { row, isMoving } = haul
  haul = null
  if (!isMoving) return
  preventClick()
  const [down, up] = [passed(row, "moveDown"), passed(row, "moveUp")]
  row.style.removeProperty("translate")
  row.classList.remove("dragged")
  if (event.type === "pointerup") pressAgain(row, down ? "moveDown" : "moveUp", down || up)
}

const toolOf = (row, name) => row.querySelector(`:scope > .${name}`)

const pressAgain = (row, name, count) => {
  const tool = toolOf(row, name)
  for (let left = count; left > 0 && isUsable(tool); left--) send(up.press, tool)
}

const middle = (element) => {
  const box = element.getBoundingClientRect()
  return box.top + box.height / 2
}

// How many rows it lies beyond in one direction; what cannot be moved on is the end.
const passed = (row, name) => {
  const isDown = name === "moveDown"
  let count = 0
  for (let at = row; toolOf(at, name); count++) {
    at = sibling(at, isDown)
    if (!at || (middle(row) - middle(at)) * (isDown ? 1 : -1) < 0) break
  }
  return count
}

document.addEventListener("pointerdown", beginHaul)
document.addEventListener("pointermove", pull)
document.addEventListener("pointerup", endHaul)
document.addEventListener("pointercancel", endHaul)
