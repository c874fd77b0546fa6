// What a person does goes up, in order, and again after a lost connection.

const page = document.documentElement
let root = document.querySelector("body > main > div")
let ready = false, socket
let made = 0 // how many events there were
let queue = [] // those that the server may not have: [number, element, JSON]
let touched // what the pointer went down on

const find = (id) => document.getElementById("v" + id)
const number = (element) => +element.id.slice(1)
const isUsable = (element) =>
  root.contains(element) && !element.closest(":disabled,[aria-disabled]")

const send = (kind, element, ...rest) => say(kind, number(element), ...rest)

const say = (kind, id, ...rest) => post(id, [kind, id, ...rest])

// Returns whether the server takes it.
const post = (id, message) => {
  const json = JSON.stringify(message)
  if (!fits(json)) return false
  queue.push([++made, id, json])
  page.dataset.pending = +(page.dataset.pending || 0) + 1
  if (ready && socket.readyState === WebSocket.OPEN) socket.send(json)
  return true
}

const received = (count) => {
  queue = queue.filter((event) => event[0] > count)
  for (const element of waiting) settle(element)
}

const isUnanswered = (element) => isRefused(element) || queue.some((event) => event[1] === number(element))

// Of a slider's values only the newest counts: one is under way, and one waits.

const waiting = new Set()

const settle = (element) => {
  if (isUnanswered(element)) return
  waiting.delete(element)
  if (element.isConnected) send(2, element, element.value)
}

const slide = (element) => {
  showPart(element)
  waiting.add(element)
  settle(element)
  if (waiting.has(element)) {
    clearTimeout(element.late)
    element.late = setTimeout(() => {
      if (waiting.delete(element) && element.isConnected) send(2, element, element.value)
    }, 150)
  }
}

// How far along a value is, for what the stylesheet paints.
const showPart = (element) => {
  const part = (element.value - element.min) / (element.max - element.min || 1)
  element.style.setProperty("--value", part)
}

document.addEventListener("input", ({ target }) => {
  if (target.matches("[type=range]")) slide(target)
  else if (isUnfinished(target)) unjudged.add(target)
  else if (target.matches("input,textarea")) {
    unjudged.delete(target)
    write(target)
  }
})

// A date that is being typed is none, or out of its range, before it is whole: it is judged when it is left.

const unjudged = new Set()

const isUnfinished = ({ type, validity }) =>
  /^(date|time)/.test(type) && (validity.badInput || validity.rangeUnderflow || validity.rangeOverflow)

const judge = ({ target }) => {
  if (unjudged.delete(target) && target.isConnected) write(target)
}

document.addEventListener("focusout", judge)
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter") judge(event)
}, true)

document.addEventListener("change", ({ target }) => {
  if (target.matches("select")) send(2, target, target.value)
})

document.addEventListener("pointerdown", (event) => {
  touched = event.target
})

document.addEventListener("click", (event) => {
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
  if (link && !isKept(link)) return
  if (link) event.preventDefault()
  // The program decides what becomes of a link in a text.
  const asked = link && link.dataset.ask
  const element = event.target.closest(asked ? "[id]" : "button,[data-press]")
  if (!element || !isUsable(element) || !isClick) return
  if (asked) send(18, element, asked)
  else activate(element)
})

const activate = (element) => {
  if ("files" in element.dataset) chooseFiles(element)
  else send(1, element)
}

// Whether a link is not left to the browser.
const isKept = (link) => link.matches("[data-ask]") || link.closest("[aria-disabled]")

document.addEventListener("auxclick", (event) => {
  const link = event.target.closest("a[href]")
  if (link && isKept(link)) event.preventDefault()
})

const dismiss = (element) => {
  if ("dismiss" in element.dataset) send(3, element)
}

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
  const scope = topLayer() || root
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
  if (!isRefused(target)) send(5, target)
  return true
}

document.addEventListener("keydown", (event) => {
  if (event.isComposing) return
  const { key, target } = event
  if (key === "Enter" && submit(event)) return
  if (pressShortcut(event)) return
  if (key === "Escape" && topLayer()) return dismiss(topLayer())
  if (walk(event)) return
  if ((key === "Enter" || key === " ") && target.matches("[data-press]:not(button,a)")) {
    event.preventDefault()
    if (isUsable(target)) send(1, target)
  }
})
