// What a person does before the page's script is there: which keys and buttons they press, and what the fields hold by then.

(() => {
  const early = []
  const note = (event) => {
    // A link to a page leads there within this one.
    const isPlain = event.type === "click" && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (isPlain && event.target.closest("a[role]")) event.preventDefault()
    /** @type {any[]} */
    const fields = [...document.querySelectorAll("input,textarea,select")]
    early.push([event, fields.map((field) => [field, field.value])])
  }
  const names = ["click", "keydown"]
  for (const name of names) addEventListener(name, note, true)
  window.vitro = () => {
    for (const name of names) removeEventListener(name, note, true)
    return early
  }
})()
