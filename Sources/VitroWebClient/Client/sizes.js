// The sizes of what wants to know its own.

import { send } from "./outbox.js"
import { up } from "./kinds.js"

/** The size that an element has told last.
    @type {WeakMap<Element, string>} */
const told = new WeakMap()

export const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const size = [Math.round(contentRect.width), Math.round(contentRect.height)]
    if (!target.isConnected) sizes.unobserve(target)
    else if (told.get(target) !== String(size)) {
      told.set(target, String(size))
      send(up.measure, target, ...size)
    }
  }
})
