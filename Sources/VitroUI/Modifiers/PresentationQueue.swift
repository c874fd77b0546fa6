/// A place whose view presents a dialog.
@MainActor
protocol PresentationPlace: Node {
  /// Shows the dialog, whose turn it is.
  func takeTurn()
}

/// The dialogs that are shown, and the places whose dialogs wait for their turn: a page, and a dialog,
/// presents one at a time, as on a phone.
@MainActor
struct PresentationQueue {
  /// The dialogs that are shown; the last one is modal.
  private(set) var shown: [DialogNode] = []
  /// The places whose dialogs are not shown yet.
  private(set) var waiting: [any PresentationPlace] = []

  mutating func wait(_ place: any PresentationPlace) {
    if !waiting.contains(where: { $0 === place }) { waiting.append(place) }
  }

  mutating func withdraw(_ place: any PresentationPlace) { waiting.removeAll { $0 === place } }

  mutating func present(_ dialog: DialogNode) { shown.append(dialog) }

  mutating func end(_ dialog: DialogNode) { shown.removeAll { $0 === dialog } }

  /// Takes out the place that comes next: of those where nothing else is presented the innermost, so
  /// that of two modifiers of one view the one that is written first comes first.
  mutating func next() -> (any PresentationPlace)? {
    let free = waiting.filter { isFree($0.environment.dialog) }
    guard let depth = free.map(\.depth).max(), let next = free.first(where: { $0.depth == depth })
    else { return nil }
    withdraw(next)
    return next
  }

  /// Whether a dialog, or the page where it is `nil`, is shown and presents nothing.
  private func isFree(_ presenter: DialogNode?) -> Bool {
    if let presenter, !shown.contains(where: { $0 === presenter }) { return false }
    return !shown.contains { $0.presenter === presenter }
  }
}
