// Dialogs and menus: what lies above everything else, and what had the focus before.

import { view } from "./page.js"
import { send } from "./outbox.js"
import { sibling } from "./children.js"
import { up } from "./kinds.js"

/** Those that are open: the element, and what had the focus before.
    @type {[any, any][]} */
let dialogs = []
/** Likewise.
    @type {[any, any][]} */
let menus = []

/** The dialog that is in front of the others.
    @type {() => any} */
const topDialog = () => [...view.root.querySelectorAll(":scope > [aria-modal]")].at(-1)

/** The menu or dialog that is in front of everything else.
    @type {() => any} */
export const topLayer = () => {
  menus = menus.filter(([menu]) => menu.isConnected)
  return menus.length ? menus.at(-1)[0] : topDialog()
}

export const forgetLayers = () => {
  dialogs = []
  menus = []
}

/** @type {(element: HTMLElement) => void} */
export const dismiss = (element) => {
  if ("dismiss" in element.dataset) send(up.dismiss, element)
}

/** @type {(menu: HTMLElement) => void} */
export const openMenu = (menu) => {
  menus.push([menu, document.activeElement])
  menu.showPopover()
  placeMenu(menu)
}

// Below what opened it, or above where there is no room, and always on the screen.
const placeMenu = (menu) => {
  const opener = (sibling(menu, false) || menu.parentElement).getBoundingClientRect()
  const isRightToLeft = getComputedStyle(menu).direction === "rtl"
  const left = isRightToLeft ? opener.right - menu.offsetWidth : opener.left
  const below = opener.bottom + 6
  const fits = below + menu.offsetHeight < innerHeight - 8
  const top = fits ? below : Math.max(8, opener.top - menu.offsetHeight - 6)
  menu.style.left = Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8)) + "px"
  menu.style.top = Math.min(top, innerHeight - menu.offsetHeight - 8) + "px"
}

addEventListener("resize", () => menus.forEach(([menu]) => placeMenu(menu)))

/** What had the focus before the layers that have gone, or else what has it.
    @type {(focused: any) => any} */
export const leaveLayers = (focused) => {
  let target = focused
  while (menus.length && !menus.at(-1)[0].isConnected) target = menus.pop()[1]
  while (dialogs.length && !dialogs.at(-1)[0].isConnected) target = dialogs.pop()[1]
  return target
}

/** What is behind the last dialog is out of reach; returns what is to have the focus in a layer that has opened, or
    else what had it. @type {(focused: any, firstUsable: (element: any) => any) => any} */
export const enterLayers = (focused, firstUsable) => {
  let target = focused
  const top = topDialog()
  for (const child of view.root.children) /** @type {HTMLElement} */ (child).inert = !!top && child !== top
  if (top && !dialogs.some(([dialog]) => dialog === top)) {
    dialogs.push([top, target])
    target = top.matches('[role="alertdialog"]') ? firstUsable(top.lastElementChild || top) : top
  }
  const menu = menus.at(-1)?.[0]
  return menu && !menu.contains(target) ? menu : target
}

export const hasMenu = () => menus.length > 0
