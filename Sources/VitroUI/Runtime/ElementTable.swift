/// The elements of a screen by their ids.
///
/// Ids grow, and are asked for beside their neighbours: they stand in pages, so that most need no search.
@MainActor
struct ElementTable {
  private final class Page {
    let number: Int
    var elements = [ElementNode?](repeating: nil, count: ElementTable.size)
    var count = 0

    init(_ number: Int) { self.number = number }
  }

  private nonisolated static let size = 64

  private var pages: [Int: Page] = [:]
  private var last: Page?

  subscript(id: Element.ID) -> ElementNode? {
    guard id.rawValue >= 0, let page = page(of: id) else { return nil }
    return page.elements[id.rawValue % Self.size]
  }

  mutating func insert(_ element: ElementNode) {
    let page = page(of: element.id) ?? Page(element.id.rawValue / Self.size)
    if page.count == 0 { pages[page.number] = page }
    if page.elements[element.id.rawValue % Self.size] == nil { page.count += 1 }
    page.elements[element.id.rawValue % Self.size] = element
    last = page
  }

  /// Removes an element; returns whether it was there.
  mutating func remove(_ element: ElementNode) -> Bool {
    guard let page = page(of: element.id),
      page.elements[element.id.rawValue % Self.size] != nil
    else { return false }
    page.elements[element.id.rawValue % Self.size] = nil
    page.count -= 1
    last = page
    if page.count == 0 {
      pages[page.number] = nil
      last = nil
    }
    return true
  }

  private func page(of id: Element.ID) -> Page? {
    let number = id.rawValue / Self.size
    if let last, last.number == number { return last }
    return pages[number]
  }
}
