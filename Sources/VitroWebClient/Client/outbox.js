// The messages to the server: in order, and again after a lost connection.

import { number, meta, page } from "./page.js"
import { up } from "./kinds.js"

const mostBytes = +meta("vitro.limit") // of a message
const mostPoints = 100000 // what no screen is larger than

/** Those that the server may not have: their number, their element, and how they are sent.
    @type {[number, number, string][]} */
let queue = []
let made = 0 // how many there were
let rested = -1 // after how many of them all was at rest
let heard = 0 // how many the server had got when it spoke
let busy = 0 // what goes on beside them
/** Sends over the connection, while there is one.
    @type {((json: string) => void) | null} */
let transmit = null
/** @type {(() => void)[]} */
const preparations = []
/** @type {(() => void)[]} */
const followers = []

// What people do to something is about what they see.
const acts = new Set([
  up.press, up.dismiss, up.adjust, up.submit, up.longPress, up.openMenu, up.perform, up.follow,
  up.files, up.go,
])

const tellRest = () => {
  page.dataset.pending = String(made - rested + busy)
}

/** Counts work that goes on beside the messages.
    @type {(change: number) => void} */
export const countWork = (change) => {
  busy += change
  tellRest()
}

/** Has something done before each message that somebody's act is about to be.
    @type {(work: () => void) => void} */
export const prepare = (work) => {
  preparations.push(work)
}

/** Has something done when the server has got messages.
    @type {(work: () => void) => void} */
export const whenReceived = (work) => {
  followers.push(work)
}

/** Half a letter is no text, and no point lies beyond all screens.
    @type {(value: any) => any} */
const readable = (value) => typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd")
  : Math.min(Math.max(value || 0, -mostPoints), mostPoints)

const fits = (json) => json.length * 3 <= mostBytes || new TextEncoder().encode(json).length <= mostBytes

const post = (element, kind, id, rest) => {
  if (acts.has(kind)) for (const work of preparations) work()
  const json = JSON.stringify([kind, id, ...rest.map(readable)])
  if (!fits(json)) return false
  queue.push([++made, element, json])
  tellRest()
  if (transmit) transmit(json)
  return true
}

/** Says something of an element by its number, 0 where it is of none; returns whether the server takes it.
    @type {(kind: number, id: number, ...rest: any[]) => boolean} */
export const say = (kind, id, ...rest) => post(id, kind, id, rest)

/** Says something of an element.
    @type {(kind: number, element: Element, ...rest: any[]) => boolean} */
export const send = (kind, element, ...rest) => say(kind, number(element), ...rest)

/** Answers a request of the server's by its number.
    @type {(kind: number, id: number, ...rest: any[]) => boolean} */
export const reply = (kind, id, ...rest) => post(0, kind, id, rest)

/** Sends what has not been sent, and from now on each message at once.
    @type {(send: (json: string) => void) => void} */
export const open = (send) => {
  transmit = send
  for (const [, , json] of queue) send(json)
}

export const close = () => {
  transmit = null
}

export const isOpen = () => transmit !== null

/** How many messages there were. */
export const count = () => made

/** Whether the server may not have all of them. */
export const isWaiting = () => queue.length > 0

/** Whether all that was said has come to rest. */
export const isAtRest = () => page.dataset.pending === "0"

/** The server has got so many.
    @type {(count: number) => void} */
export const received = (count) => {
  queue = queue.filter((message) => message[0] > count)
  for (const work of followers) work()
}

/** After so many all is at rest.
    @type {(count: number) => void} */
export const rest = (count) => {
  received(count)
  rested = count
  tellRest()
}

/** The server had got so many when it said what is being read.
    @type {(count?: number) => void} */
export const hear = (count = 0) => {
  heard = Math.max(heard, count)
}

/** Whether the server may not have what was said of an element.
    @type {(element: Element) => boolean} */
export const isUnanswered = (element) => queue.some((message) => message[1] === number(element))

/** Whether such a message was under way when the server spoke.
    @type {(element: Element, kind?: number) => boolean} */
export const isUnheard = (element, kind) => queue.some(([count, id, json]) =>
  id === number(element) && count > heard && json.startsWith(kind ? `[${kind},` : "["))

/** Takes back the longest message, which the server will not take; returns its element's number, or nothing.
    @type {() => number | undefined} */
export const giveUpLongest = () => {
  if (!queue.length) return
  const longest = queue.reduce((a, b) => b[2].length > a[2].length ? b : a)
  queue = queue.filter((message) => message !== longest)
  for (const message of queue) if (message[0] > longest[0]) message[0]--
  made--
  tellRest()
  return longest[1]
}

tellRest() // one more than there were, until the server has said how things stand
