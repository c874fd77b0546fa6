// Files that a person chooses: they are sent one after the other, and then named in one event.

const chooser = document.createElement("input")
const mostOfFile = +document.querySelector('meta[name="vitro.fileLimit"]').content // bytes
const beingSent = new Set() // the buttons whose files are under way

chooser.type = "file"
chooser.hidden = true
// It is no click outside of a dialog.
chooser.onclick = (event) => event.stopPropagation()

const chooseFiles = (element) => {
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

// A browser lets a choice come by itself only shortly after something was pressed.
const openFiles = (element) => {
  if (navigator.userActivation?.isActive && isUsable(element)) chooseFiles(element)
}

const sendFiles = async (element, files) => {
  const ids = []
  tellSending(element, true)
  for (const file of files) {
    const [id, status] = await sendFile(element, file)
    if (!id) {
      send(20, element, +(status === 413), file.name.slice(-200))
      break
    }
    ids.push(id)
  }
  if (ids.length && ids.length === files.length) send(19, element, ...ids)
  tellSending(element, false)
}

// Returns what the server calls it, or why it has not taken it.
const sendFile = async (element, file) => {
  if (file.size > mostOfFile) return [null, 413]
  const name = file.name.toWellFormed ? file.name.toWellFormed() : file.name
  try {
    const answer = await fetch("/vitro.file?" + encodeURIComponent(name.slice(-200)), {
      method: "POST", body: file,
      headers: {
        "content-type": "application/octet-stream", "x-vitro-session": token,
        "x-vitro-element": number(element),
      },
    })
    return [answer.ok && await answer.text(), answer.status]
  } catch {
    return [null, 0]
  }
}

const tellSending = (element, isSending) => {
  if (isSending) beingSent.add(element.id)
  else beingSent.delete(element.id)
  element.ariaBusy = isSending || null
  page.dataset.pending = +page.dataset.pending + (isSending ? 1 : -1)
}
