import VitroUI

/// A message to a browser: a list of changes, and at its end the number of the last event after
/// which everything has come to rest.
///
/// ```
/// [["t",12,"8"],["t",14,"What is the 8th prime?"],7]
/// ```
struct DownMessage {
  /// The kinds of its parts, by the first thing in each.
  enum Kind: String, CaseIterable {
    case text = "t"
    case value = "v"
    case isEnabled = "e"
    case insert = "i"
    case remove = "r"
    case move = "m"
    case attributes = "a"
    case screen = "b"
    case title = "T"
    case words = "L"
    case open = "o"
    case cookie = "k"
    case place = "l"
    case ask = "d"
    case cancel = "D"
    case asked = "q"
    case greeting = "h"
    case unread = "x"
    case announcement = "A"
  }

  private var items: [String] = []

  /// Whether it says nothing.
  var isEmpty: Bool { items.isEmpty }

  /// The message as JSON.
  var json: String { "[" + items.joined(separator: ",") + "]" }

  /// Adds a change.
  ///
  /// - Parameters:
  ///   - patch: The change.
  ///   - root: The tree after it: where an element lies decides on its tag.
  ///   - received: How many events the session has got; the value of a field goes with it, so that
  ///     the client can leave a field alone in which more has been typed or chosen since.
  mutating func append(_ patch: Patch, root: Element, received: Int) {
    switch patch {
    case .setText(let id, let text):
      // A word that has to be broken is a matter of the class, too.
      if text?.hasLongWord == true, let element = root.find(id) {
        return append(.setAttributes(id, element.attributes), root: root, received: received)
      }
      add(.text, "\(id.rawValue)", JSON.string(text ?? ""))
    case .setValue(let id, let value):
      appendValue(id, value ?? "", received: received)
    case .setEnabled(let id, let isEnabled):
      add(.isEnabled, "\(id.rawValue)", isEnabled ? "1" : "0")
    case .insert(let element, let parent, let next):
      let html = element.html(in: root.context(inside: parent) ?? .flow)
      add(.insert, "\(parent.rawValue)", "\(next?.rawValue ?? 0)", JSON.string(html))
    case .remove(let id):
      add(.remove, "\(id.rawValue)")
    case .move(let id, let next):
      add(.move, "\(id.rawValue)", "\(next?.rawValue ?? 0)")
    case .setAttributes(let id, let attributes):
      let shell = Element(id: id, attributes: attributes).html(in: root.context(of: id) ?? .flow)
      let count = attributes.role.isChangedInTheBrowser ? ["\(received)"] : []
      add(.attributes, ["\(id.rawValue)", JSON.string(shell)] + count)
    }
  }

  /// Adds what a text field holds now.
  mutating func appendValue(_ id: Element.ID, _ value: String, received: Int) {
    add(.value, "\(id.rawValue)", JSON.string(value), "\(received)")
  }

  /// Adds the title of the page.
  mutating func appendTitle(_ title: String) {
    add(.title, JSON.string(title))
  }

  /// Adds in which language the page speaks, and what it says.
  mutating func append(_ words: PageWords) {
    add(.words, words.told.map(JSON.string).joined(separator: ","))
  }

  /// Adds a cookie that the browser is to keep.
  mutating func appendCookie(_ cookie: String) {
    add(.cookie, JSON.string(cookie))
  }

  /// Adds an address that the browser is to open beside the page.
  mutating func appendOpening(_ address: Address) {
    add(.open, JSON.string(address.text))
  }

  /// Adds what is asked of the device, or no more.
  mutating func append(_ message: DeviceRequests.Message) {
    switch message {
    case .ask(let number, let request):
      let name = "\(request.capability.rawValue).\(request.action)"
      let texts = ([name] + request.arguments).map(JSON.string)
      add(.ask, "\(number)", texts.joined(separator: ","))
    case .cancel(let number): add(.cancel, "\(number)")
    case .open(let numbers):
      add(.asked, "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]")
    }
  }

  /// Adds where the screen is, as the path of a URL, and what the address shows of that, where it is
  /// less: what a new screen can follow.
  mutating func append(_ place: Place) {
    if place.address == place.path {
      add(.place, JSON.string(place.path))
    } else {
      add(.place, JSON.string(place.path), JSON.string(place.address))
    }
  }

  /// Adds the whole screen, for a client that missed something.
  ///
  /// - Parameters:
  ///   - root: All that is on the screen.
  ///   - received: How many events the session has got.
  mutating func appendScreen(_ root: Element, received: Int) {
    add(.screen, JSON.string(root.html()), "\(received)")
  }

  /// Begins a connection: how many events have come over those before, and which revision of the
  /// screen the client has from now on.
  mutating func greet(received: Int, revision: Int) {
    add(.greeting, "\(received)", "\(revision)")
  }

  /// Adds a sentence that is read aloud.
  mutating func appendAnnouncement(_ text: String) {
    add(.announcement, JSON.string(text))
  }

  /// Adds that a message could not be read, and why.
  mutating func appendUnread(_ reason: String) {
    add(.unread, JSON.string(reason))
  }

  /// Adds that everything has come to rest after event number `event`. Nothing may follow.
  mutating func acknowledge(_ event: Int) {
    items.append("\(event)")
  }

  private mutating func add(_ kind: Kind, _ arguments: String...) {
    add(kind, arguments)
  }

  private mutating func add(_ kind: Kind, _ arguments: [String]) {
    items.append("[\"\(kind.rawValue)\"," + arguments.joined(separator: ",") + "]")
  }
}

extension Role {
  /// Whether a browser changes what it shows before the server has heard of it.
  fileprivate var isChangedInTheBrowser: Bool {
    switch self {
    case .textbox, .searchbox, .slider, .option: true
    default: false
    }
  }
}
