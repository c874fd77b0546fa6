// Where the screen is, and what it is shown on.

import { isOpen, say } from "./outbox.js"
import { up } from "./kinds.js"

let isPlaced = false // whether the page has been at rest, so that what follows is history
const there = () => location.pathname + location.search // as the address says
let shown = there() // where the server believes the page to be
// A page that is loaded anew begins at its address, whatever was shown there before.
if (history.state?.path) history.replaceState({ ...history.state, path: shown }, "")
let isReturning = false // whether the person goes back or forward
let scrolled = 0 // how far down the page was before the last message
let isLeaving = false // for an address that the application has opened

/** A message is about to be read. */
export const noteScroll = () => {
  scrolled = scrollY
}

/** The page has been at rest. */
export const settlePlace = () => {
  isPlaced = true
}

// Where the browser is: more than the address says, where a new page could not be led there.
const here = () => history.state?.path || there()

/** @type {(path: string) => string} */
const withoutQuery = (path) => path.split("?")[0]

/** The address that the server names is shown. A step back that leads where the browser came from is the browser's own
    step back; while somebody types, another query of a page is no step. @type {(path: string, address?: string) => void} */
export const follow = (path, address = path) => {
  shown = path
  const from = here()
  const isOther = withoutQuery(path) !== withoutQuery(from)
  if (isPlaced && path !== from && (isOther || !document.activeElement?.matches(":read-write"))) {
    if (isOther && path === history.state?.from) return history.back()
    history.replaceState({ ...history.state, scrolled }, "")
    history.pushState({ from, path }, "", address)
    return scrollTo(0, 0)
  }
  if (address !== there() || path !== from) {
    history.replaceState({ ...history.state, path }, "", address)
  }
  if (path === from && isReturning) scrollBack()
}

/** Opens an address: another page beside this one, or another program in place of it.
    @type {(address: string) => void} */
export const openAddress = (address) => {
  if (/^https?:/i.test(address)) open(address, "_blank", "noopener,noreferrer")
  else {
    isLeaving = true
    location.assign(address)
  }
}

/** Whether another page is on its way, unless a file was opened. */
export const isBeingLeft = () => isLeaving

const scrollBack = () => {
  isReturning = false
  scrollTo(0, history.state?.scrolled || 0)
}

addEventListener("popstate", () => {
  if (here() === shown) return scrollBack()
  isReturning = true
  say(up.go, 0, here())
})

const isDark = matchMedia("(prefers-color-scheme: dark)")
export const isCalm = matchMedia("(prefers-reduced-motion: reduce)")
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const languages = navigator.languages.join()
let described = 0

/** Tells what the screen is shown on, where it can be told. */
export const describe = () => {
  clearTimeout(described)
  described = 0
  if (!isOpen()) return
  const isSeen = document.visibilityState === "visible"
  say(
    up.surroundings, 0, innerWidth, innerHeight, +isDark.matches, +isCalm.matches, +isSeen, languages, timeZone
  )
}

addEventListener("resize", () => {
  described = described || setTimeout(describe, 100)
})
document.addEventListener("visibilitychange", describe)
isDark.addEventListener("change", describe)
isCalm.addEventListener("change", describe)
