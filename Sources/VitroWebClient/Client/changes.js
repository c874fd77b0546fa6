// Changes come down and are made here.

let refuge // where the focus goes when what had it has gone
let released = [] // what is to have the focus no more
let heard = 0 // how many events the server had got when it spoke
let isAstray = false // whether the page is not what the server believes, and has told so
const lists = new Set() // the selects that a message has said something about

const parse = (html) => {
  const template = document.createElement("template")
  template.innerHTML = html
  return template.content.firstElementChild
}

const fields = "input,textarea,select"

// Whether more has been done to an element than the server knew when it spoke.
const isAhead = (element) => waiting.has(element) || isUnheard(element, "[")

// Whether such a message was under way when the server spoke.
const isUnheard = (element, start) => queue.some(([count, id, json]) =>
  id === number(element) && count > heard && json.startsWith(start))

const hear = (count = 0) => {
  heard = Math.max(heard, count)
}

// A browser chooses by itself whenever the options change, so they are chosen when all are there;
// and the first one where none is chosen, which is none.

const noteLists = (element) => {
  const list = element.closest("select")
  if (list) lists.add(list)
  for (const each of element.querySelectorAll("select")) lists.add(each)
}

const choose = () => {
  for (const list of lists) {
    const chosen = [...list.options].findIndex((option) => option.hasAttribute("selected"))
    if (!isAhead(list) && list.selectedIndex !== chosen) list.selectedIndex = chosen
  }
  lists.clear()
}

const setValue = (element, value) => {
  if (element.value === value) return
  if (!element.matches("textarea,[type=text],[type=search],[type=password],[type=tel],[type=url]")) {
    element.value = value
    if (element.type === "range") showPart(element)
    return
  }
  const [start, end] = [element.selectionStart, element.selectionEnd]
  const isAtEnd = start === element.value.length
  element.value = value
  if (element === document.activeElement && !isAtEnd) element.setSelectionRange(start, end)
}

const setProgress = (element, value) => {
  const [low, high] = [element.ariaValueMin, element.ariaValueMax].map(Number)
  element.setAttribute("aria-valuenow", value)
  element.style.setProperty("--value", Math.min(Math.max((value - low) / (high - low || 1), 0), 1))
}

// What an element shows itself stands before its children, which are those with a name of ours.
const isChild = (node) => node.nodeType === 1 && /^v\d+$/.test(node.id)

const firstChild = (element) => {
  let child = element.firstElementChild
  while (child && !isChild(child)) child = child.nextElementSibling
  return child
}

const place = (parent, element, index) => {
  const { children } = parent
  let own = 0
  while (own < children.length && !isChild(children[own])) own++
  parent.insertBefore(element, children[own + index] || null)
}

const setContent = (element, model) => {
  while (element.firstChild && !isChild(element.firstChild)) element.firstChild.remove()
  element.prepend(...model.childNodes)
}

// What takes room makes what it is in take room too, up to what decides by itself.

const grows = (child, axis) =>
  child.matches(`.grow-${axis},${axis === "x" ? ".horizontal>.spacer,.vertical>hr"
    : ".vertical>.spacer,.horizontal>hr"}`)

const spread = (element) => {
  for (; element && element !== root.parentElement; element = element.parentElement) {
    const before = element.className
    for (const axis of ["x", "y"]) {
      if (!element.matches(`.own-${axis}`)) setGrowth(element, axis)
    }
    if (element.className === before) return
  }
}

const setGrowth = (element, axis) => {
  if (!element.matches(".vertical,.horizontal,.box,.overlay,.grid,.gridRow,button")) return
  element.classList.toggle(`grow-${axis}`, [...element.children].some((child) => grows(child, axis)))
}

const mayGrow = (child) => grows(child, "x") || grows(child, "y")

const changes = {
  // the text of an element itself, which is the first thing in it
  t(element, text) {
    const first = element.firstChild
    if (element.matches("input,textarea")) element.placeholder = text
    else if (first && first.nodeType === Node.TEXT_NODE) first.data = text
    else element.prepend(text)
  },
  // the value of a field, unless more has been done to it since
  v(element, value, count) {
    hear(count)
    if (element.matches("select")) lists.add(element)
    else if (isOutdated(element, count) || isAhead(element)) return
    else if (element.matches(fields)) {
      accept(element)
      setValue(element, value)
    }
    else if (element.matches("[aria-valuenow]") && value) setProgress(element, value)
  },
  e(element, isEnabled) {
    if ("disabled" in element) element.disabled = !isEnabled
    else if (isEnabled) element.removeAttribute("aria-disabled")
    else element.setAttribute("aria-disabled", "true")
  },
  i(parent, index, html) {
    const element = parse(html)
    place(parent, element, index)
    noteLists(element)
    if (mayGrow(element)) spread(parent)
    welcome(element)
  },
  r(element) {
    if (element.contains(document.activeElement)) {
      refuge = element.nextElementSibling || element.previousElementSibling || element.parentElement
    }
    const parent = element.parentElement
    const didGrow = mayGrow(element)
    noteLists(element)
    element.remove()
    if (didGrow) spread(parent)
  },
  // the index counts the parent's children without the element
  m(element, index) {
    const parent = element.parentElement
    noteLists(element)
    element.remove()
    place(parent, element, index)
  },
  // everything but the children
  a(element, html, count) {
    hear(count)
    const model = parse(html)
    const letsGo = "focused" in element.dataset && !("focused" in model.dataset)
    if (letsGo && !isUnheard(element, "[6")) released.push(element)
    for (const { name } of [...element.attributes]) {
      if (!model.hasAttribute(name) && name !== "inert") element.removeAttribute(name)
    }
    for (const { name, value } of model.attributes) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
    if (element.matches("input,textarea")) {
      if (isRefused(element)) mark(element)
      else if (!isAhead(element)) setValue(element, model.value)
    } else if (!element.matches("select")) {
      setContent(element, model)
    }
    if (element.matches("option")) noteLists(element)
    spread(element)
    if (element.parentElement) spread(element.parentElement)
    welcome(element, true)
  },
}

// Changes that are not about one element
const news = {
  // the whole screen
  b(html, count) {
    hear(count)
    const focused = document.activeElement
    const typed = [...root.querySelectorAll(fields)].filter(isAhead)
    const putBack = keepRefused()
    const fresh = parse(html)
    root.replaceWith(fresh)
    root = fresh
    isAstray = false
    forget()
    noteLists(root)
    welcome(root)
    for (const { id, value } of typed) {
      const again = document.getElementById(id)
      if (again) again.value = value
    }
    putBack()
    const again = focused.id && document.getElementById(focused.id)
    if (again) again.focus()
  },
  T(title) {
    document.title = title
  },
  // the language, and the page's own words in it
  L(language, direction, lost, elsewhere, tooLong) {
    [page.lang, page.dir, complaint.textContent] = [language, direction, tooLong]
    Object.assign(notice.dataset, { lost, elsewhere })
  },
  // an address that the application opens
  o(address) {
    if (/^https?:/i.test(address)) open(address, "_blank", "noopener,noreferrer")
    else {
      isLeaving = true
      location.assign(address)
    }
  },
  // what the browser keeps for the application
  k(cookie) {
    document.cookie = cookie + ";path=/;samesite=lax"
      + (location.protocol === "https:" ? ";secure" : "")
  },
  // where the screen is
  l: follow,
  // what is asked of the device, or no more, and all that is wanted of it
  d(id, action, ...texts) {
    begin(id, action, texts)
  },
  D(id) {
    end(id)
  },
  q(ids) {
    keep(ids)
  },
  // the beginning of a connection
  h(count, given) {
    revision = given
    received(count)
    for (const event of queue) socket.send(event[2])
    ready = true
    describe()
  },
}

const change = ([kind, ...rest]) => {
  if (news[kind]) return news[kind](...rest)
  const element = find(rest[0])
  if (element) changes[kind](element, ...rest.slice(1))
  else goAstray(`'${kind}' is about element ${rest[0]}, which is not here`)
}

// The page is not what the server believes: it asks for all of it.
const goAstray = (reason) => {
  console.error(reason)
  if (!isAstray) say(17, 0)
  isAstray = true
}

const apply = (message) => {
  const focused = document.activeElement
  refuge = null
  released = []
  scrolled = scrollY
  isArranging = true
  if (typeof message[0] !== "number") revision++
  for (const item of message) {
    if (typeof item === "number") {
      received(item)
      isPlaced = true
      page.dataset.pending = made - item + beingSent.size
    } else {
      change(item)
    }
  }
  choose()
  isArranging = false
  arrange(focused)
}
