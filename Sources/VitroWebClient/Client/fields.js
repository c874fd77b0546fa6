// The fields: what each holds, what the server knows of it, and what is being composed in one.

import { fieldsOf, find, isUsable, number, parse, view } from "./page.js"
import { isUnanswered, isUnheard, prepare, send, whenReceived } from "./outbox.js"
import { accept, complain, isOutdated, isRefused, mark } from "./complaint.js"
import { up } from "./kinds.js"

/** What the server knows that a field holds, where that is not what its HTML says.
    @type {WeakMap<Element, string>} */
const known = new WeakMap()
/** The fields that people have changed, by their numbers. */
const changed = new Set()
let isReplaying = false // what was done before this script was there
/** The field in which a text is being composed, what it held before, and what it is to hold after that.
    @type {any} */
let composing = null
let before = ""
let held = null
// A keyboard of this system composes all that is typed, letter by letter; nobody else would hear of it.
const composesAll = /Android/.test(navigator.userAgent)

const texts = "input:not([type=range],[type=file]),textarea"

/** What a field holds that nobody has changed since it came. */
const original = (field) => field.type === "textarea" ? field.defaultValue : parse(field.outerHTML).value

const knownValue = (field) => {
  if (!known.has(field)) known.set(field, original(field))
  return known.get(field)
}

/** Whether more is in a field, or on its way, than the server knew when it spoke.
    @type {(field: any) => boolean} */
const isAhead = (field) => sliding.has(field) || isUnheard(field)

// Half a letter: the other half is on its way, or it is none.
const isHalf = (field) => /\p{Surrogate}/u.test(field.value)

const write = (field) => {
  unjudged.delete(field)
  if (isHalf(field)) display(field, field.value.replace(/\p{Surrogate}/gu, "\ufffd"))
  known.set(field, field.value)
  changed.add(number(field))
  if (send(up.setValue, field, field.value)) accept(field)
  else complain(field)
}

// A field of which the server does not know what it holds is written to it, however that came about.
const sync = (field) => {
  // Most fields hold what they came with.
  if (!known.has(field) && field.value === field.defaultValue) return
  if (!field.matches(texts) || isUnfinished(field) || field.readOnly || !isUsable(field)) return
  if (field.value !== knownValue(field)) write(field)
}

/** Tells the server what all fields hold: before it hears of anything else that a person does. */
const syncAll = () => {
  if (isReplaying) return
  for (const field of fieldsOf(texts)) sync(field)
}

prepare(syncAll)

/** A field is to hold a value that the server has said, when it had got so many messages.
    @type {(field: any, value: string, count: number) => void} */
export const receive = (field, value, count) => {
  if (isOutdated(field, count)) return
  // What somebody else has put there without a word.
  if (field !== composing && !isHalf(field)) sync(field)
  if (isAhead(field)) return
  accept(field)
  setValue(field, value)
}

/** Gives a field the value that its new HTML says.
    @type {(field: any, model: any) => void} */
export const receiveModel = (field, model) => {
  if (isRefused(field)) mark(field)
  else if (!isAhead(field)) setValue(field, model.value)
}

const setValue = (field, value) => {
  // A text that is being composed would be lost.
  if (field === composing) {
    held = value
    return
  }
  if (field.value !== value) display(field, value)
  // What a field cannot hold it does not: a line has no ends of lines, a date is one.
  known.set(field, field.value)
}

const hasSelection = "textarea,[type=text],[type=search],[type=password],[type=tel],[type=url]"

// A place in a text that is not within a letter of two halves.
const wholeLetter = (text, place) => /[\udc00-\udfff]/.test(text[place]) ? place + 1 : place

const display = (field, value) => {
  const [start, end] = field.matches(hasSelection) ? [field.selectionStart, field.selectionEnd] : []
  const isAtEnd = start === field.value.length
  field.value = value
  if (field.type === "range") showPart(field)
  if (start !== undefined && field === document.activeElement && !isAtEnd) {
    field.setSelectionRange(wholeLetter(value, start), wholeLetter(value, end))
  }
}

/** What was typed and is on its way; to be called when the screen was written anew, into which it is put back.
    @type {() => () => void} */
export const keepTyped = () => {
  syncAll()
  const typed = fieldsOf().filter(isAhead).map((field) => /** @type {const} */ ([number(field), field.value]))
  composing = held = null
  return () => {
    for (const [id, value] of typed) {
      const field = find(id)
      if (field) field.value = value
      if (field) known.set(field, value)
    }
  }
}

/** The fields that hold what a person has put there.
    @type {() => any[]} */
export const changedFields = () =>
  fieldsOf(texts).filter(isChanged)

/** Whether a person has put something into a field.
    @type {(field: Element) => boolean} */
export const isChanged = (field) => changed.has(number(field))

/** Puts a text into a field, as if it were typed.
    @type {(field: any, text: string) => void} */
export const fill = (field, text) => {
  field.value = text
  sync(field)
}

// Composition: nothing goes up or comes down before it has come to its end.

document.addEventListener("compositionstart", (event) => {
  const target = /** @type {any} */ (event.target)
  if (target.matches(texts)) [composing, before] = [target, target.value]
})

const endComposition = () => {
  const field = composing
  if (!field) return
  const value = held
  composing = held = null
  // What was typed counts, whatever came meanwhile.
  if (field.value !== before) sync(field)
  else if (value !== null) setValue(field, value)
}

document.addEventListener("compositionend", endComposition)

// What is filled in by a browser, or by what helps people with their passwords, comes by either event.
for (const name of ["input", "change"]) {
  document.addEventListener(name, (event) => {
    const target = /** @type {any} */ (event.target)
    if (!view.root.contains(target)) return
    if (target.matches("[type=range]")) {
      if (name === "input" || target.value !== knownValue(target)) slide(target)
    } else if (target.matches("select")) choosing(target, name)
    else if (isUnfinished(target) || isHalf(target)) unjudged.add(target)
    else if (target !== composing || composesAll) sync(target)
  })
}

// Lists: a browser chooses by itself whenever the options change, so they are chosen when all are there;
// and the first one where none is chosen, which is none.

/** The selects that a message has said something about.
    @type {Set<HTMLSelectElement>} */
const lists = new Set()

const choosing = (list, name) => {
  if (name === "change") send(up.setValue, list, list.value)
}

/** @type {(element: Element) => void} */
export const noteLists = (element) => {
  const list = element.closest("select")
  if (list) lists.add(list)
  for (const each of element.querySelectorAll("select")) lists.add(each)
}

export const choose = () => {
  for (const list of lists) {
    const chosen = [...list.options].findIndex((option) => option.hasAttribute("selected"))
    if (!isAhead(list) && list.selectedIndex !== chosen) list.selectedIndex = chosen
  }
  lists.clear()
}

// Sliders: of their values only the newest counts; one is under way, and one waits.

/** @type {Set<any>} */
const sliding = new Set()
/** @type {WeakMap<Element, number>} */
const late = new WeakMap()

const slide = (element) => {
  showPart(element)
  sliding.add(element)
  settle(element)
  if (sliding.has(element)) {
    clearTimeout(late.get(element))
    late.set(element, setTimeout(() => writeSlider(element), 150))
  }
}

const settle = (element) => {
  if (!isUnanswered(element)) writeSlider(element)
}

const writeSlider = (element) => {
  if (!sliding.delete(element) || !element.isConnected) return
  known.set(element, element.value)
  send(up.setValue, element, element.value)
}

whenReceived(() => {
  for (const element of sliding) settle(element)
})

/** How far along a value is, for what the stylesheet paints. */
const showPart = (element) => {
  const part = (element.value - element.min) / (element.max - element.min || 1)
  element.style.setProperty("--value", String(part))
}

// A date that is being typed is none, or out of its range, before it is whole: it is judged when it is left. So is a
// text that ends in half a letter.

/** @type {Set<any>} */
const unjudged = new Set()

const isUnfinished = ({ type, validity }) =>
  /^(date|time)/.test(type) && (validity.badInput || validity.rangeUnderflow || validity.rangeOverflow)

const judge = ({ target }) => {
  if (unjudged.delete(target) && target.isConnected) write(target)
  else if (target.matches?.(texts) && target !== composing && !isUnfinished(target)) sync(target)
}

document.addEventListener("focusout", judge)
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && !event.isComposing) judge(event)
}, true)

/** Tells the server what was done to fields before this script was there, or by the browser that keeps what was typed;
    and then does what was done when they held that.
    @type {(values: [any, string][], act?: () => void) => void} */
export const syncEarly = (values, act = () => {}) => {
  for (const [field, value] of values) {
    if (!field.isConnected || field.value === undefined) continue
    if (field.matches("select")) {
      if (value !== chosenValue(field)) send(up.setValue, field, value)
    } else if (field.matches("[type=range]") || field.matches(texts) && !isUnfinished(field)) {
      if (value === knownValue(field) || !isUsable(field)) continue
      known.set(field, value)
      changed.add(number(field))
      send(up.setValue, field, value)
    }
  }
  isReplaying = true
  act()
  isReplaying = false
}

const chosenValue = (list) =>
  ([...list.options].find((option) => option.hasAttribute("selected")) ?? list.options[0])?.value

/** A row that is one field tells the field's name, for when that stands in place of it.
    @type {(element: Element) => void} */
export const nameRows = (element) => {
  /** @type {any[]} */
  const fields = [element, ...element.querySelectorAll("li>input,li>textarea")]
  for (const field of fields) {
    if (field.placeholder && field.parentElement?.matches("li")) {
      field.parentElement.dataset.name = field.ariaLabel || field.placeholder
    }
  }
}
