// Dialogs, menus, and where the keyboard and the view are directed.

let dialogs = [] // those that are open: [dialog, what had the focus before]
let menus = [] // likewise
let wishes = [] // what wants the focus, or to be seen, once a message has been read
let isArranging = false // the focus moves because of us

const usable = "button:not(:disabled),input:not(:disabled),textarea:not(:disabled),"
  + "select:not(:disabled),a[href],[tabindex]"

const firstUsable = (element) =>
  element.matches(usable) ? element : element.querySelector(usable)

// What is near what has gone; nobody is made to type who was not typing.
const nearest = (element) =>
  [element, ...element.querySelectorAll(usable)]
    .find((each) => each.matches(usable) && !each.matches("[data-focus]"))

const topDialog = () => [...root.querySelectorAll(":scope > [aria-modal]")].at(-1)

const topLayer = () => {
  menus = menus.filter(([menu]) => menu.isConnected)
  return menus.length ? menus.at(-1)[0] : topDialog()
}

const forget = () => {
  dialogs = []
  menus = []
}

const special = "[role=menu],[data-measure],[data-focused],[data-scrolled],[data-opens]"

// Takes notice of what is new, or has changed, and needs more than to be there.
const welcome = (element, isAlone) => {
  const found = isAlone ? [] : [...element.querySelectorAll(special)]
  if (element.matches(special)) found.push(element)
  for (const each of found) {
    if (each.matches("[role=menu]") && !each.matches(":popover-open")) openMenu(each)
    if (each.matches("[data-measure]")) sizes.observe(each)
    if (each.matches("[data-opens]") && !isAlone) openFiles(each)
    wishes.push(each)
  }
}

const openMenu = (menu) => {
  menus.push([menu, document.activeElement])
  menu.showPopover()
  placeMenu(menu)
}

// Below what opened it, or above where there is no room, and always on the screen.
const placeMenu = (menu) => {
  const opener = (menu.previousElementSibling || menu.parentElement).getBoundingClientRect()
  const isRightToLeft = getComputedStyle(menu).direction === "rtl"
  const left = isRightToLeft ? opener.right - menu.offsetWidth : opener.left
  const below = opener.bottom + 6
  const fits = below + menu.offsetHeight < innerHeight - 8
  const top = fits ? below : Math.max(8, opener.top - menu.offsetHeight - 6)
  menu.style.left = Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8)) + "px"
  menu.style.top = Math.min(top, innerHeight - menu.offsetHeight - 8) + "px"
}

addEventListener("resize", () => {
  menus.forEach(([menu]) => placeMenu(menu))
  reach()
})

// What scrolls can have the focus, so that it scrolls without a mouse, unless what is in it can.
const reach = () => {
  for (const area of root.querySelectorAll(".scroll")) {
    const isLarger = area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight
    const scrolls = isLarger && getComputedStyle(area).overflow !== "visible"
    if (scrolls && !area.querySelector(usable)) area.tabIndex = 0
    else area.removeAttribute("tabindex")
  }
}

const seen = new WeakMap() // which wishes of an element were granted

const isNew = (element, name) => {
  const granted = seen.get(element) || {}
  const wish = element.dataset[name]
  if (granted[name] === wish) return false
  seen.set(element, { ...granted, [name]: wish })
  return wish !== undefined
}

const scroll = (element) => {
  const [id, at] = element.dataset.scrolled.split(" ")
  const target = document.getElementById(id)
  if (!target) return
  const block = at === "-" ? "nearest" : at < .25 ? "start" : at > .75 ? "end" : "center"
  target.scrollIntoView({ block, inline: "nearest", behavior: isCalm.matches ? "auto" : "smooth" })
}

// What wants the focus, if something does; what wants it no more lets go of it.
const grant = () => {
  let target
  for (const element of wishes) {
    if (!element.isConnected) continue
    if (isNew(element, "scrolled")) scroll(element)
    if (isNew(element, "focused") && !isUnheard(element, "[6") && target !== document.activeElement) {
      target = element
    }
  }
  wishes = []
  return target
}

// What is behind the last dialog is out of reach; the focus goes into a dialog that opens, comes
// back when it closes, and otherwise stays where it was, or as near as can be.
const arrange = (focused) => {
  const top = topDialog()
  let target = focused
  while (menus.length && !menus.at(-1)[0].isConnected) target = menus.pop()[1]
  while (dialogs.length && !dialogs.at(-1)[0].isConnected) target = dialogs.pop()[1]
  for (const child of root.children) child.inert = !!top && child !== top
  if (top && !dialogs.some(([dialog]) => dialog === top)) {
    dialogs.push([top, target])
    target = top.matches('[role="alertdialog"]') ? firstUsable(top.lastElementChild || top) : top
  }
  if (menus.length && !menus.at(-1)[0].contains(target)) target = menus.at(-1)[0]
  if (target && released.includes(target)) {
    target.blur()
    target = null
  }
  const wanted = grant()
  if (!target || !target.isConnected) target = refuge && refuge.isConnected && nearest(refuge)
  target = wanted && firstUsable(wanted) || target
  if (target && target !== document.activeElement && target !== document.body) {
    target.focus({ preventScroll: menus.length > 0 })
  }
  reach()
  rove()
}
