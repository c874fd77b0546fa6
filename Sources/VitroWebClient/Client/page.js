// The page: its elements, by the numbers that the server gives them, and what its head says.

export const page = document.documentElement

/** The element that holds the screen.
    @type {{ root: HTMLElement }} */
export const view = { root: document.querySelector("body > main > div") }

/** The fields of a form, as a selector. */
export const fields = "input,textarea,select"

/** What the head says by a name.
    @type {(name: string) => string} */
export const meta = (name) =>
  /** @type {HTMLMetaElement} */ (document.querySelector(`meta[name="${name}"]`)).content

/** The name of the session. */
export const token = meta("vitro")

/** @type {(element: Element) => number} */
export const number = (element) => +element.id.slice(1)

/** The element with a number.
    @type {(id: number) => any} */
export const find = (id) => {
  const element = document.getElementById("v" + id)
  // Others may have put a copy of it somewhere else.
  if (!element || view.root.contains(element)) return element
  return view.root.id === element.id ? view.root : view.root.querySelector("#v" + id)
}

/** The fields on the screen that a selector names.
    @type {(names?: string) => any[]} */
export const fieldsOf = (names = fields) => [...view.root.querySelectorAll(names)]

/** Whether a person can use an element now.
    @type {(element: Element) => boolean} */
export const isUsable = (element) =>
  view.root.contains(element) && !element.closest(":disabled,[aria-disabled]")

/** The element that some HTML says.
    @type {(html: string) => any} */
export const parse = (html) => {
  const template = document.createElement("template")
  template.innerHTML = html
  return template.content.firstElementChild
}
