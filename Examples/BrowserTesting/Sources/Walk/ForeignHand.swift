/// A change that others make to a page in a browser: translators, extensions, password managers, keyboards, networks.
public enum ForeignHand: CaseIterable, Sendable {
  /// A translator puts elements around texts, or in their place.
  case wrapTexts
  /// An editor splits texts, and puts them together again.
  case splitTexts
  /// An extension puts elements of its own between those of the page.
  case insertElements
  /// An extension puts elements of its own around those of the page.
  case wrapElements
  /// A reader copies the whole screen, names and all, to the end of the page.
  case copyScreen
  /// An extension gives elements classes and attributes.
  case markElements
  /// A password manager fills two fields, and tells only that they have changed.
  case fillWithChange
  /// A browser fills a field by itself, with keys that have no name.
  case autofill
  /// A script fills a field without a word, and something is pressed then.
  case fillInSilence
  /// A keyboard types a letter in two halves.
  case typeHalfALetter
  /// A text is composed by an input method.
  case compose
  /// The connection breaks off.
  case disconnect
  /// The session is over, as where the server was started anew.
  case endSession
  /// A person types and presses before the page's script is there.
  case holdScript
}

/// The scripts of the changes that a script can make. Each gets `random(n)`, a number below n, and returns whether it
/// changed anything.
extension ForeignHand {
  var script: String? {
    switch self {
    case .wrapTexts:
      """
      const isWhole = ({ previousSibling, nextSibling }) => previousSibling?.nodeType !== 3 && nextSibling?.nodeType !== 3
      const some = texts().filter((text) => isWhole(text) && random(3) === 0)
      for (const text of some) {
        const [outer, inner] = [document.createElement("font"), document.createElement("font")]
        inner.append(random(2) ? text.data : text.cloneNode())
        outer.append(inner)
        text.replaceWith(outer)
      }
      return some.length > 0
      """
    case .splitTexts:
      """
      if (random(4) === 0) document.querySelector("main").normalize()
      const some = texts().filter((text) => text.length > 1 && random(3) === 0)
      for (const text of some) text.splitText(1 + random(text.length - 1))
      return some.length > 0
      """
    case .insertElements:
      """
      const some = own().filter((element) => !element.matches("select,option,textarea,input,img,svg,svg *,[role=menu]")
        && random(6) === 0)
      for (const element of some) {
        // Not within a text: its name would be read with a space there.
        const children = [...element.childNodes].filter((node) => node.nodeType === 1)
        const foreign = document.createElement("x-foreign")
        element.insertBefore(foreign, children[random(children.length + 1)] || null)
      }
      return some.length > 0
      """
    case .wrapElements:
      """
      const some = own().filter((element) => element.matches("span,p,input,button") && !element.closest("li,svg,[role=menu],"
        + "[role=tablist],[role=radiogroup]") && element !== document.activeElement && random(6) === 0)
      for (const element of some) {
        const wrapper = document.createElement(random(2) ? "font" : "x-wrapper")
        wrapper.style.display = "contents"
        element.replaceWith(wrapper)
        wrapper.append(element)
      }
      return some.length > 0
      """
    case .copyScreen:
      """
      const copy = document.querySelector("main > div").cloneNode(true)
      copy.hidden = true
      if (random(2)) document.body.append(copy)
      else document.body.prepend(copy)
      return true
      """
    case .markElements:
      """
      for (const element of own().filter(() => random(4) === 0)) {
        element.classList.add("x-mark")
        element.dataset.mark = "1"
        element.setAttribute("translate", "no")
      }
      document.documentElement.classList.toggle("translated-ltr")
      return true
      """
    case .fillWithChange:
      """
      const some = writable().slice(0, 2)
      for (const field of some) {
        field.value = valueFor(field)
        field.dispatchEvent(new Event("change", { bubbles: true }))
      }
      return some.length > 0
      """
    case .autofill:
      """
      const field = writable()[0]
      if (!field) return false
      field.dispatchEvent(new Event("keydown", { bubbles: true }))
      field.value = valueFor(field)
      for (const name of ["keypress", "input", "keyup", "change"]) {
        field.dispatchEvent(new Event(name, { bubbles: true }))
      }
      return true
      """
    case .fillInSilence:
      """
      const [field, layer] = [writable()[0], [...document.querySelectorAll("main > div > [aria-modal]")].at(-1)]
      const buttons = [...(layer || document).querySelectorAll("main button:not([data-files]):not(:disabled)")]
        .filter((button) => button.checkVisibility() && !button.closest("[inert]"))
      if (!field || !buttons.length) return false
      field.value = valueFor(field)
      buttons[random(buttons.length)].click()
      return true
      """
    case .typeHalfALetter:
      """
      const field = writable()[0]
      if (!field) return false
      for (const end of ["\\ud83d", "\\ude00"]) {
        field.value += end
        field.setSelectionRange(field.value.length, field.value.length)
        field.dispatchEvent(new InputEvent("input", { bubbles: true }))
      }
      return true
      """
    case .disconnect: "wire.socket.close(); return true"
    case .compose, .endSession, .holdScript: nil
    }
  }

  /// The functions that the scripts share.
  static func helpers(seed: Int) -> String {
    """
    let state = \(seed)
    const random = (most) => {
      state = state * 48271 % 2147483647
      return state % Math.max(most, 1)
    }
    const own = () => [...document.querySelectorAll("main [id^=v]")].filter((element) => /^v\\d+$/.test(element.id)
      && element.checkVisibility())
    const texts = () => {
      const found = []
      const walker = document.createTreeWalker(document.querySelector("main > div"), NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode
        if (text.data.trim() && !text.parentElement.closest("textarea,select,svg")) found.push(text)
      }
      return found
    }
    const kinds = "input:not([type=range],[type=date],[type=time],[type=datetime-local],[type=color],[type=file]),textarea"
    const writable = () => [...document.querySelectorAll("main :is(" + kinds + ")")]
      .filter((field) => !field.disabled && !field.readOnly && !field.closest("[inert]") && field.checkVisibility())
      .map((field) => [random(1000), field]).sort((a, b) => a[0] - b[0]).map((pair) => pair[1])
    const valueFor = (field) => ["Ann", "x", "", "a long text of several words", "7", "ä 🎉"][random(6)]
    """
  }
}
