// What takes room makes what it is in take room too, up to what decides by itself.

import { view } from "./page.js"

const grows = (child, axis) =>
  child.matches(`.grow-${axis},${axis === "x" ? ".horizontal>.spacer,.vertical>hr"
    : ".vertical>.spacer,.horizontal>hr"}`)

/** @type {(child: Element) => boolean} */
export const mayGrow = (child) => grows(child, "x") || grows(child, "y")

/** @type {(element: Element) => void} */
export const spread = (element) => {
  for (; element && element !== view.root.parentElement; element = element.parentElement) {
    const before = element.className
    for (const axis of ["x", "y"]) {
      if (!element.matches(`.own-${axis}`)) setGrowth(element, axis)
    }
    if (element.className === before) return
  }
}

const setGrowth = (element, axis) => {
  if (!element.matches(".vertical,.horizontal,.box,.overlay,.grid,.gridRow,button,a[role]")) return
  element.classList.toggle(`grow-${axis}`, [...element.children].some((child) => grows(child, axis)))
}
