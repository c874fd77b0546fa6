import Foundation

/// The properties of a page, as the views on it set them.
struct PageFacts: Equatable {
  var title: String?
  var subtitle: String?
  /// How large the title is, by SwiftUI's name.
  var titleStyle: String?
  /// How the top looks.
  var looks: [Look] = []
  var hidesTop: Bool?
  var hidesBottom: Bool?
  var hidesBack: Bool?
  /// The description for search engines: a sentence.
  var description: String?
  /// Whether what its address names is not there.
  var isNotFound: Bool?
  /// The query of its address.
  var query: [URLQueryItem]?

  /// What somebody else says as well counts more.
  mutating func add(_ facts: PageFacts) {
    title = facts.title ?? title
    subtitle = facts.subtitle ?? subtitle
    titleStyle = facts.titleStyle ?? titleStyle
    looks += facts.looks
    hidesTop = facts.hidesTop ?? hidesTop
    hidesBottom = facts.hidesBottom ?? hidesBottom
    hidesBack = facts.hidesBack ?? hidesBack
    description = facts.description ?? description
    isNotFound = facts.isNotFound ?? isNotFound
    query = facts.query ?? query
  }
}

/// A view that says something about the page it stands on, or gives the window its title where it stands
/// on none.
struct PageModifier<Content: View>: ModifierView {
  let content: Content
  let facts: PageFacts

  func makeNode(_ site: Site) -> Node { PageModifierNode(self, site) }
}

private final class PageModifierNode<Content: View>: ModifierNode<PageModifier<Content>> {
  override func didMount() { tell() }

  override func viewChanged(from old: PageModifier<Content>) {
    if old.facts != view.facts { tell() }
  }

  override func activityChanged() {
    tell()
  }

  private func tell() {
    guard let page = environment.page else {
      graph.setWindowFacts(isOfUnchosenTab ? nil : view.facts, for: self)
      return
    }
    page.setFacts(isOfUnchosenTab(of: page) ? PageFacts() : view.facts, for: self)
  }

  override func didUnmount() {
    environment.page?.setFacts(nil, for: self)
    graph.setWindowFacts(nil, for: self)
  }
}

extension View {
  func page(_ change: (inout PageFacts) -> Void) -> PageModifier<Self> {
    var facts = PageFacts()
    change(&facts)
    return PageModifier(content: self, facts: facts)
  }
}
