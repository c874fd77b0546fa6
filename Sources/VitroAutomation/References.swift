import VitroUI

/// The references of the elements of a screen: each stands for one element, and is never used again.
@MainActor
struct References {
  private var elements: [Int: Element.ID] = [:]
  private var numbers: [Element.ID: Int] = [:]
  private var next: Int
  /// The last words about an element, and the number of the action after which it was seen last.
  private var known: [Int: (words: String, action: Int)] = [:]

  /// Those of a screen that is opened anew: the numbers go on, and what the former ones stood for is still known.
  func ofNewScreen() -> References {
    var new = self
    (new.elements, new.numbers) = ([:], [:])
    return new
  }

  /// Begins with a number above all that were given before.
  init(from next: Int = 1) { self.next = next }

  /// The number that the next element gets.
  var end: Int { next }

  /// The reference of an element, such as `@12`.
  mutating func reference(_ id: Element.ID) -> String {
    if let number = numbers[id] { return "@\(number)" }
    defer { next += 1 }
    numbers[id] = next
    elements[next] = id
    return "@\(next)"
  }

  /// The element of a reference, if it was given.
  func element(_ number: Int) -> Element.ID? { elements[number] }

  /// Notes what is said of all that has a reference.
  mutating func note(_ root: Element, after action: Int) {
    if let number = numbers[root.id] { known[number] = (root.sign, action) }
    for child in root.children { note(child, after: action) }
  }

  /// The last words about an element that has gone, and the number of the action after which it was seen last.
  func past(_ number: Int) -> (words: String, action: Int)? { known[number] }
}
