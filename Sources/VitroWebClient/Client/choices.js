// One of several: arrows, Home, End and first letters lead from one choice to another.

import { fields, isUsable, view } from "./page.js"
import { send } from "./outbox.js"
import { up } from "./kinds.js"

const groups = "[role=tablist],[role=radiogroup]"
const patience = 700 // how long somebody may think between two letters of a name
let spelled = "", spelledAt = 0

const groupOf = (element) => element.closest("[role=menu]") || element.closest(groups)

const choicesOf = (group) =>
  [...group.querySelectorAll("button:not(:disabled)")].filter((choice) => groupOf(choice) === group)

/** Moves on to a choice; outside of menus that chooses it. Returns whether a key did so.
    @type {(event: any) => boolean} */
export const walk = (event) => {
  const group = groupOf(event.target)
  if (!group || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target.matches(fields)) return false
  const isMenu = group.matches("[role=menu]")
  const choices = choicesOf(group)
  const index = choices.indexOf(event.target.closest("button"))
  const choice = neighbour(event, group, choices, index)
    || isMenu && event.key.length === 1 && spell(event, choices, index)
  if (!choice) return false
  event.preventDefault()
  choice.focus()
  if (!isMenu && isUsable(choice)) send(up.press, choice)
  return true
}

const neighbour = ({ key }, group, choices, index) => {
  if (key === "Home") return choices[0]
  if (key === "End") return choices.at(-1)
  if (!key.startsWith("Arrow")) return
  const isRightToLeft = getComputedStyle(group).direction === "rtl"
  const forward = ["ArrowDown", isRightToLeft ? "ArrowLeft" : "ArrowRight"].includes(key)
  const next = index < 0 && !forward ? -1 : index + (forward ? 1 : -1)
  return choices.at(next % choices.length)
}

// The next choice whose name begins with what is typed; one letter again and again goes on.
const spell = ({ key, timeStamp }, choices, index) => {
  if (timeStamp - spelledAt > patience) spelled = ""
  if (key === " " && !spelled) return
  spelledAt = timeStamp
  spelled += key.toLocaleLowerCase()
  const isOneLetter = [...spelled].every((letter) => letter === spelled[0])
  const beginning = isOneLetter ? spelled[0] : spelled
  const from = isOneLetter ? index + 1 : Math.max(index, 0)
  return [...choices.slice(from), ...choices.slice(0, from)].find((choice) =>
    (choice.ariaLabel || choice.textContent).trim().toLocaleLowerCase().startsWith(beginning))
}

/** Tab knows one choice of a group: the one that is chosen, or else the first. */
export const rove = () => {
  for (const group of view.root.querySelectorAll(groups)) {
    const choices = choicesOf(group)
    const stop = choices.find((choice) => choice.matches("[aria-checked=true],[aria-selected=true]"))
      || choices[0]
    for (const choice of choices) {
      const place = choice === stop ? 0 : -1
      if (choice.getAttribute("tabindex") !== String(place)) choice.tabIndex = place
    }
  }
}
