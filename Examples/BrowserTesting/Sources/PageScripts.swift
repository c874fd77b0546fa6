/// The status of a page: whether it is at rest, and what it waits for if it is not.
struct PageRest: Decodable, Sendable {
  var isAtRest: Bool
  /// What changes as long as the page gets on.
  var state: String
  /// What it waits for, in words.
  var wanted: String
}

/// Waits until the page is loaded and its `data-pending` is "0" or missing, for so long at most.
let waitForRest = """
  (time) => new Promise((done) => {
    const pending = () => document.documentElement?.dataset.pending ?? "0"
    const isAtRest = () => document.readyState === "complete" && pending() === "0"
    const tell = () => {
      observer.disconnect()
      clearTimeout(alarm)
      let wanted = `${document.readyState}, data-pending ${pending()}`
      let state = `${location.href} ${wanted} ${document.getElementsByTagName("*").length}`
      if (window.wire?.socket) {
        const { sent, heard, socket } = wire
        const names = ["connecting", "open", "closing", "closed"]
        state += ` ${sent.length} ${heard}`
        wanted += `; the connection is ${names[socket.readyState]}; said last: ${sent.at(-1)}`
      }
      done({ isAtRest: isAtRest(), state, wanted })
    }
    const look = () => { if (isAtRest()) tell() }
    const observer = new MutationObserver(look)
    const alarm = setTimeout(tell, time)
    observer.observe(document, { subtree: true, attributeFilter: ["data-pending"] })
    addEventListener("load", look, { once: true })
    look()
  })
  """

/// Brings `this` into view and returns its middle, with what would keep a click from reaching it.
let findSpotScript = """
  function() {
    const target = this.nodeType === Node.ELEMENT_NODE ? this : this.parentElement
    const isConnected = target !== null && target.isConnected
    if (!isConnected) return { x: 0, y: 0, left: 0, top: 0, isConnected, isBehindModal: false }
    target.scrollIntoViewIfNeeded()
    const box = target.getClientRects()[0] ?? target.getBoundingClientRect()
    const x = box.x + box.width / 2, y = box.y + box.height / 2
    const hit = document.elementFromPoint(x, y)
    const modals = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")]
    const isBehindModal = modals.length > 0 && !modals.some((modal) => modal.contains(target))
    const label = target.closest("label")
    const isFree = hit && (target.contains(hit) || (label && label.contains(hit)))
    const cover = isFree ? null : hit ? hit.outerHTML.slice(0, 120) : "the edge of the window"
    return { x, y, left: box.left, top: box.top, isConnected, isBehindModal, cover }
  }
  """

/// Sets the value of `this`, a slider or a field without letters, as a person's hand would; gives
/// whether it can have that value.
func setValueScript(_ value: String) -> String {
  let digits = value.filter { $0.isLetter || $0.isNumber || "-+.:#".contains($0) }
  return """
    function() {
      const former = this.value
      this.focus()
      this.value = "\(digits)"
      const takes = this.type === "range"
        ? this.min <= \(Double(digits) ?? 0) && \(Double(digits) ?? 0) <= this.max
        : this.type === "color" ? /^#[0-9a-f]{6}$/i.test("\(digits)") : this.value !== ""
      if (!takes) this.value = former
      if (!takes) return false
      for (const type of ["input", "change"]) this.dispatchEvent(new Event(type, { bubbles: true }))
      return true
    }
    """
}

/// Chooses `this`, an option, in the list that it stands in.
let chooseScript = """
  function() {
    const list = this.closest("select")
    if (list === null) return false
    list.focus()
    list.value = this.value
    for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }))
    return true
  }
  """

/// Whether `this` is a field whose value is not typed letter by letter.
let isSetAtOnceScript = """
  function() { return this.matches('[type="range"],[type="color"],[type="date"],[type="time"],'
    + '[type="datetime-local"]') }
  """
