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
  const said = []
  tellSending(element, true)
  for (const file of files) said.push(...await sendFile(element, file))
  if (said.length) send(19, element, ...said)
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
        "x-vitro-element": number(element),
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
  page.dataset.pending = +page.dataset.pending + (isSending ? 1 : -1)
}
