/// What a screen reader calls a system image: `plus` is "Add", `person.crop.circle.fill` is
/// "Person".
///
/// SwiftUI says what a symbol is for where that is known, and so do we; other names are read as
/// words, without those that only say how the symbol is drawn.
func symbolLabel(_ name: String) -> String {
  var words = name.split(separator: ".").map(String.init)
  while true {
    if let label = symbolLabels[words.joined(separator: ".")] { return label }
    guard words.count > 1, let last = words.last, drawingWords.contains(last) else { break }
    words.removeLast()
  }
  let text = words.filter { !silentWords.contains($0) }.joined(separator: " ")
  return text.prefix(1).uppercased() + text.dropFirst()
}

/// Words at the end of a name that say how a symbol is drawn, not what it shows.
private let drawingWords: Set<String> = [
  "fill", "circle", "square", "rectangle", "app", "crop", "badge", "filled",
]

/// Words within a name that say nothing to somebody who does not see it.
private let silentWords: Set<String> = ["fill", "badge", "crop"]

/// What the symbols with a meaning of their own are called.
private let symbolLabels = [
  "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected",
  "multiply": "Multiply", "ellipsis": "More", "questionmark": "Help", "info": "Info",
  "exclamationmark": "Attention", "exclamationmark.triangle": "Warning",
  "trash": "Delete", "pencil": "Edit", "square.and.pencil": "Compose",
  "square.and.arrow.up": "Share", "square.and.arrow.down": "Download", "doc.on.doc": "Copy",
  "magnifyingglass": "Search", "gear": "Settings", "gearshape": "Settings",
  "slider.horizontal.3": "Adjust", "line.3.horizontal": "Menu",
  "line.3.horizontal.decrease": "Filter", "arrow.up.arrow.down": "Sort",
  "house": "Home", "heart": "Love", "star": "Favorite", "bell": "Notifications",
  "envelope": "Mail", "person.2": "People", "person.3": "People", "bubble.left": "Message",
  "paperplane": "Send", "location": "Location", "mappin": "Pin", "bag": "Shopping bag",
  "cart": "Shopping cart", "creditcard": "Credit card", "hand.thumbsup": "Like",
  "hand.thumbsdown": "Dislike", "eye": "Show", "eye.slash": "Hide",
  "chevron.left": "Back", "chevron.right": "Forward", "chevron.backward": "Back",
  "chevron.forward": "Forward", "chevron.up": "Go up", "chevron.down": "Go down",
  "arrow.left": "Back", "arrow.right": "Forward", "arrow.backward": "Back",
  "arrow.forward": "Forward", "arrow.up": "Arrow up", "arrow.down": "Arrow down",
  "arrow.clockwise": "Refresh", "arrow.triangle.2.circlepath": "Refresh",
  "arrow.counterclockwise": "Undo", "arrow.uturn.backward": "Undo",
  "arrow.uturn.forward": "Redo", "mic": "Microphone", "speaker.wave.2": "Volume",
  "speaker.slash": "Mute", "wifi": "Wi-Fi", "list.bullet": "List", "square.grid.2x2": "Grid",
  "doc": "Document", "doc.text": "Document", "sun.max": "Sun", "bolt": "Bolt",
  "rectangle.portrait.and.arrow.right": "Log out",
]
