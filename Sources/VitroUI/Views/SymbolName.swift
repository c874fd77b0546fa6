/// What a screen reader calls a system image: `plus` is "Add", `person.crop.circle.fill` is
/// "Person".
///
/// SwiftUI says what a symbol is for where that is known, and so do we; other names are read as
/// words, without those that only say how the symbol is drawn.
@MainActor
func symbolName(_ name: String, _ words: Vocabulary) -> String {
  switch SymbolName.of(name) {
  case .word(let word): words[word]
  case .text(let text): text
  }
}

/// The name of a symbol: a built-in word, or a text.
private enum SymbolName {
  case word(BuiltInWords.Word)
  case text(String)

  /// Those that have been asked for. Names may come from data, so not all are kept.
  @MainActor private static var known: [String: SymbolName] = [:]

  @MainActor static func of(_ symbol: String) -> SymbolName {
    if let name = known[symbol] { return name }
    let name = SymbolName(symbol)
    if known.count == 1_000 { known = [:] }
    known[symbol] = name
    return name
  }

  private init(_ symbol: String) {
    var parts = symbol.split(separator: ".").map(String.init)
    while true {
      if let word = symbolWords[parts.joined(separator: ".")] {
        self = .word(word)
        return
      }
      guard parts.count > 1, let last = parts.last, drawingWords.contains(last) else { break }
      parts.removeLast()
    }
    let text = parts.filter { !silentWords.contains($0) }.joined(separator: " ")
    self = .text(text.prefix(1).uppercased() + text.dropFirst())
  }
}

/// Words at the end of a name that say how a symbol is drawn, not what it shows.
private let drawingWords: Set<String> = [
  "fill", "circle", "square", "rectangle", "app", "crop", "badge", "filled",
]

/// Words within a name that say nothing to somebody who does not see it.
private let silentWords: Set<String> = ["fill", "badge", "crop"]

/// What the symbols with a meaning of their own are called.
private let symbolWords: [String: BuiltInWords.Word] = [
  "plus": .add, "minus": .remove, "xmark": .close, "checkmark": .selected, "multiply": .multiply,
  "ellipsis": .more, "questionmark": .help, "info": .info, "exclamationmark": .attention,
  "exclamationmark.triangle": .warning, "trash": .delete, "pencil": .edit,
  "square.and.pencil": .compose, "square.and.arrow.up": .share,
  "square.and.arrow.down": .download, "doc.on.doc": .copy, "magnifyingglass": .search,
  "gear": .settings, "gearshape": .settings, "slider.horizontal.3": .adjust,
  "line.3.horizontal": .menu, "line.3.horizontal.decrease": .filter,
  "arrow.up.arrow.down": .sort, "house": .home, "heart": .love, "star": .favorite,
  "bell": .notifications, "envelope": .mail, "person.2": .people, "person.3": .people,
  "bubble.left": .message, "paperplane": .send, "location": .location, "mappin": .pin,
  "bag": .shoppingBag, "cart": .shoppingCart, "creditcard": .creditCard, "hand.thumbsup": .like,
  "hand.thumbsdown": .dislike, "eye": .show, "eye.slash": .hide, "chevron.left": .back,
  "chevron.right": .forward, "chevron.backward": .back, "chevron.forward": .forward,
  "chevron.up": .goUp, "chevron.down": .goDown, "arrow.left": .back, "arrow.right": .forward,
  "arrow.backward": .back, "arrow.forward": .forward, "arrow.up": .arrowUp,
  "arrow.down": .arrowDown, "arrow.clockwise": .refresh, "arrow.triangle.2.circlepath": .refresh,
  "arrow.counterclockwise": .undo, "arrow.uturn.backward": .undo, "arrow.uturn.forward": .redo,
  "mic": .microphone, "speaker.wave.2": .volume, "speaker.slash": .mute, "wifi": .wifi,
  "list.bullet": .list, "square.grid.2x2": .grid, "doc": .document, "doc.text": .document,
  "sun.max": .sun, "bolt": .bolt, "rectangle.portrait.and.arrow.right": .logOut,
]
