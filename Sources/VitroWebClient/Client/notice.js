// The line that tells how things stand between the page and its server, and what is read aloud to those who listen.

import { page } from "./page.js"

const notice = /** @type {HTMLElement} */ (document.querySelector(".notice"))
let connection = "" // what it says of the connection, by the name of its words
let lasting = "" // what it says until a person goes on

const show = () => {
  const text = notice.dataset[connection || lasting] || ""
  if (notice.textContent !== text) notice.textContent = text
  page.classList.toggle("offline", connection !== "")
}

/** Tells how it stands with the connection; an empty name says that all is well.
    @type {(name: string) => void} */
export const tellOfConnection = (name) => {
  if (connection === name) return
  connection = name
  show()
}

/** Tells something until a person types on, or has read it.
    @type {(name: string) => void} */
export const tellLasting = (name) => {
  lasting = name
  show()
  const end = () => {
    removeEventListener("input", end)
    notice.removeEventListener("click", end)
    lasting = ""
    show()
  }
  addEventListener("input", end)
  notice.addEventListener("click", end)
}

const announcement = document.querySelector(".announcement")
const silence = 5000 // after which nobody who reads the page comes upon what was announced
let silent = 0

/** Has a sentence read aloud, after those of the same moment.
    @type {(text: string) => void} */
export const announce = (text) => {
  announcement.append(text + " ")
  clearTimeout(silent)
  silent = setTimeout(() => announcement.textContent = "", silence)
}

/** The words, in the page's language.
    @type {(words: string[]) => void} */
export const setWords = ([lost, elsewhere, begun]) => {
  Object.assign(notice.dataset, { lost, elsewhere, begun })
  show()
}
