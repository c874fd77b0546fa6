// A text that is too long to be sent: its field says so and keeps it, and everything else goes on.

const most = +document.querySelector('meta[name="vitro.limit"]').content // bytes of a message
const complaint = document.querySelector(".complaint")
const refused = new Map() // the fields whose text was not sent: how many events there were

const fits = (json) => json.length * 3 <= most || new TextEncoder().encode(json).length <= most

const isRefused = (element) => refused.has(number(element))

// Whether a value comes from before the text that was not sent, which stays.
const isOutdated = (element, count) => refused.get(number(element)) >= count

const write = (field) => {
  if (send(2, field, field.value)) accept(field)
  else complain(field)
}

const complain = (field) => {
  refused.set(number(field), made)
  mark(field)
  placeComplaint()
}

const mark = (field) => {
  field.ariaInvalid = "true"
  field.setAttribute("aria-describedby", complaint.id)
}

const accept = (field) => {
  if (!refused.delete(number(field))) return
  for (const name of ["aria-invalid", "aria-describedby"]) field.removeAttribute(name)
  placeComplaint()
}

// The texts that were not sent, to be put back into a screen that is written anew.
const keepRefused = () => {
  const texts = [...refused.keys()].map((id) => [id, find(id)?.value])
  return () => {
    for (const [id, text] of texts) {
      const field = find(id)
      if (!field) refused.delete(id)
      else mark(field), (field.value = text)
    }
  }
}

// The server takes less than it said: what it would refuse again is not sent again.
const giveUpLongest = () => {
  if (!queue.length) return
  const longest = queue.reduce((a, b) => b[2].length > a[2].length ? b : a)
  queue = queue.filter((event) => event !== longest)
  for (const event of queue) if (event[0] > longest[0]) event[0]--
  made--
  const field = find(longest[1])
  if (field && field.matches("input,textarea")) complain(field)
}

// Below the field that has the focus, and always in view.
const placeComplaint = () => {
  const field = document.activeElement
  const isShown = isRefused(field)
  complaint.togglePopover(isShown)
  if (!isShown) return
  const box = field.getBoundingClientRect()
  const [right, bottom] = [innerWidth - complaint.offsetWidth, innerHeight - complaint.offsetHeight]
  complaint.style.left = Math.max(8, Math.min(box.left, right - 8)) + "px"
  complaint.style.top = Math.max(8, Math.min(box.bottom + 6, bottom - 8)) + "px"
}

for (const name of ["focusin", "focusout", "resize"]) addEventListener(name, placeComplaint)
document.addEventListener("scroll", placeComplaint, { capture: true, passive: true })
