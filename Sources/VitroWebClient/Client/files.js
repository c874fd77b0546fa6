// Files that a person chooses: they are sent one after the other, and then named in one event.

import { isUsable, meta, number, token } from "./page.js"
import { countWork, send } from "./outbox.js"
import { dismiss } from "./layers.js"
import { up } from "./kinds.js"

const chooser = document.createElement("input")
const mostOfFile = +meta("vitro.fileLimit") // bytes
/** The buttons whose files are under way, by their names.
    @type {Set<string>} */
const beingSent = new Set()

chooser.type = "file"
chooser.hidden = true
// It is no click outside of a dialog.
chooser.onclick = (event) => event.stopPropagation()

/** @type {(element: any) => void} */
export const chooseFiles = (element) => {
  if (beingSent.has(element.id)) return
  const { files, most, opens } = element.dataset
  chooser.accept = files
  chooser.multiple = most !== "1"
  chooser.value = ""
  chooser.onchange = () => sendFiles(element, [...chooser.files].slice(0, most || undefined))
  // Where the choice came by itself, nobody wants to be asked again.
  chooser.oncancel = () => {
    const dialog = element.closest("[data-dismiss]")
    if (opens !== undefined && dialog) dismiss(dialog)
  }
  document.body.append(chooser)
  chooser.click()
}

/** A choice that comes by itself; a browser lets it only shortly after something was pressed.
    @type {(element: any) => void} */
export const openFiles = (element) => {
  if (navigator.userActivation?.isActive && isUsable(element)) chooseFiles(element)
}

const sendFiles = async (element, files) => {
  const said = []
  tellSending(element, true)
  for (const file of files) said.push(...await sendFile(element, file))
  if (said.length) send(up.files, element, ...said)
  tellSending(element, false)
}

// Returns what the server calls it, or the number of the reason why it has not taken it, and its name.
const sendFile = async (element, file) => {
  // Half a letter cannot be sent, neither one that was there nor one that would be cut.
  const name = [...file.name.replace(/\p{Surrogate}/gu, "\ufffd")].slice(-200).join("")
  if (file.size > mostOfFile) return [1, name]
  try {
    const answer = await fetch("/vitro.file?" + encodeURIComponent(name), {
      method: "POST", body: file,
      headers: {
        "content-type": "application/octet-stream", "x-vitro-session": token,
        "x-vitro-element": String(number(element)),
      },
    })
    return answer.ok ? [await answer.text()] : [{ 413: 1, 507: 2 }[answer.status] ?? 0, name]
  } catch {
    return [0, name]
  }
}

const tellSending = (element, isSending) => {
  if (isSending) beingSent.add(element.id)
  else beingSent.delete(element.id)
  element.ariaBusy = isSending || null
  countWork(isSending ? 1 : -1)
}
