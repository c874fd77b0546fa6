// The messages of the server are read here, and the changes that they say are made.

import { fields, find, meta, page, parse, view } from "./page.js"
import { countWork, hear, open, received, reply, rest, say } from "./outbox.js"
import { choose, keepTyped, nameRows, noteLists, receive, receiveModel } from "./fields.js"
import { keepRefused, setComplaint } from "./complaint.js"
import { place, setContent, setText } from "./children.js"
import { mayGrow, spread } from "./growth.js"
import { arrange, begin, leave, release, welcome } from "./focus.js"
import { forgetLayers } from "./layers.js"
import { announce, setWords } from "./notice.js"
import { describe, follow, noteScroll, openAddress, settlePlace } from "./surroundings.js"
import { down, up } from "./kinds.js"

let isAstray = false // whether the page is not what the server believes, and has told so
let seen = 0 // how many messages with changes have come

/** How many messages with changes have come, for the server to know what is missing. */
export const revision = () => seen

const setProgress = (element, value) => {
  const [low, high] = [element.ariaValueMin, element.ariaValueMax].map(Number)
  element.setAttribute("aria-valuenow", value)
  element.style.setProperty("--value", Math.min(Math.max((value - low) / (high - low || 1), 0), 1))
}

/** The module that knows the device, once something is asked of it.
    @type {Promise<any> | undefined} */
let device
/** The same, once it is there.
    @type {any} */
let loaded

/** The page goes, and with it all that was asked of the device. */
export const leaveDevice = () => loaded?.leave()

const withDevice = async (work) => {
  countWork(1)
  try {
    device ||= import(meta("vitro.device"))
    const module = await device
    module.replyBy(reply)
    loaded = module
    work(module)
  } catch (error) {
    device = undefined
    throw error
  } finally {
    countWork(-1)
  }
}

/** @type {Record<string, (element: any, ...rest: any[]) => void>} */
const changes = {
  // the text of an element itself, which is the first thing in it
  [down.text](element, text) {
    element.classList.remove("is-long")
    if (element.matches("input,textarea")) {
      element.placeholder = text
      nameRows(element)
    } else setText(element, text)
  },
  // the value of a field, unless more has been done to it since
  [down.value](element, value, count) {
    hear(count)
    if (element.matches("select")) noteLists(element)
    else if (element.matches(fields)) receive(element, value, count)
    else if (element.matches("[aria-valuenow]") && value) setProgress(element, value)
  },
  [down.isEnabled](element, isEnabled) {
    if ("disabled" in element) element.disabled = !isEnabled
    else if (isEnabled) element.removeAttribute("aria-disabled")
    else element.setAttribute("aria-disabled", "true")
  },
  // before a child with a number, or at the end where that is 0
  [down.insert](parent, before, html) {
    const element = parse(html)
    if (!place(parent, element, before)) return goAstray(`a child comes before ${before}, which is not there`)
    noteLists(element)
    nameRows(element)
    if (mayGrow(element)) spread(parent)
    welcome(element)
  },
  [down.remove](element) {
    leave(element)
    const parent = element.parentElement
    const didGrow = mayGrow(element)
    noteLists(element)
    element.remove()
    if (didGrow) spread(parent)
  },
  [down.move](element, before) {
    const parent = element.parentElement.closest("[id^=v]")
    noteLists(element)
    if (!place(parent, element, before)) goAstray(`a child comes before ${before}, which is not there`)
  },
  // everything but the children
  [down.attributes](element, html, count) {
    hear(count)
    const model = parse(html)
    if ("focused" in element.dataset && !("focused" in model.dataset)) release(element)
    for (const { name } of [...element.attributes]) {
      if (!model.hasAttribute(name) && name !== "inert" && name !== "data-name") element.removeAttribute(name)
    }
    for (const { name, value } of model.attributes) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
    if (element.matches("input,textarea")) receiveModel(element, model)
    else if (!element.matches("select")) setContent(element, model)
    if (element.matches("option")) noteLists(element)
    nameRows(element)
    spread(element)
    if (element.parentElement) spread(element.parentElement)
    welcome(element, true)
  },
}

/** What is not about one element.
    @type {Record<string, (...rest: any[]) => void>} */
const news = {
  [down.screen](html, count) {
    hear(count)
    const { id } = document.activeElement
    const [putBackTyped, putBackRefused] = [keepTyped(), keepRefused()]
    const fresh = parse(html)
    view.root.replaceWith(fresh)
    view.root = fresh
    isAstray = false
    forgetLayers()
    noteLists(fresh)
    nameRows(fresh)
    welcome(fresh)
    putBackTyped()
    putBackRefused()
    if (/^v\d+$/.test(id)) find(+id.slice(1))?.focus()
  },
  [down.title](title) {
    document.title = title
  },
  // the language, and the page's own words in it
  [down.words](language, direction, tooLong, ...rest) {
    [page.lang, page.dir] = [language, direction]
    setComplaint(tooLong)
    setWords(rest)
  },
  // an address that the application opens
  [down.open]: openAddress,
  // what the browser keeps for the application
  [down.cookie](cookie) {
    document.cookie = cookie + ";path=/;samesite=lax"
      + (location.protocol === "https:" ? ";secure" : "")
  },
  // where the screen is
  [down.place]: follow,
  // what is asked of the device, or no more, and all that is wanted of it
  [down.ask](id, action, ...texts) {
    withDevice((device) => device.begin(id, action, texts)).catch(() => reply(up.refusal, id, "missing"))
  },
  [down.cancel](id) {
    if (device) withDevice((device) => device.end(id))
  },
  [down.asked](ids) {
    if (device || ids.length) withDevice((device) => device.keep(ids))
  },
  [down.announcement]: announce,
  // a message that the server could not read
  [down.unread](reason) {
    console.error(`The server could not read what was said: ${reason}`)
  },
}

// The page is not what the server believes: it asks for all of it.
const goAstray = (reason) => {
  console.error(reason)
  if (!isAstray) say(up.astray, 0)
  isAstray = true
}

/** @type {(part: any, greet: (...rest: any[]) => void) => void} */
const change = ([kind, ...rest], greet) => {
  if (kind === down.greeting) return greet(...rest)
  if (news[kind]) return news[kind](...rest)
  const element = find(rest[0])
  if (element) changes[kind](element, ...rest.slice(1))
  // Somebody else has removed it before.
  else if (kind !== down.remove) goAstray(`'${kind}' is about element ${rest[0]}, which is not here`)
}

/** Reads a message; `send` sends one over the connection that it came over.
    @type {(message: any[], send: (json: string) => void) => void} */
export const apply = (message, send) => {
  const focused = document.activeElement
  begin()
  noteScroll()
  const greet = (count, given) => {
    seen = given
    received(count)
    open(send)
    describe()
  }
  if (typeof message[0] !== "number") seen++
  for (const item of message) {
    if (typeof item !== "number") change(item, greet)
    else {
      settlePlace()
      rest(item)
    }
  }
  choose()
  arrange(focused)
}
