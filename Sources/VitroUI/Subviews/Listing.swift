/// The views that a view is made of, before a container shows them, with the sections in which they stand.
///
/// They are found by mounting the structure of the view without what stands in it: groups, branches, rows of a
/// `ForEach`, modifiers around several views, and the bodies of views that consist of these.
@MainActor
struct Listing {
  private struct Section {
    let number: Int
    let values: ContainerValues
    var header: [Subview] = []
    var content: [Subview] = []
    var footer: [Subview] = []
    let isImplicit: Bool
  }

  private var found: [Section] = []
  private var isInSection = false
  private var slot = Slot.content

  init(_ node: Node) { add(node) }

  /// All views; those of a section after its header and before its footer.
  var subviews: SubviewsCollection {
    SubviewsCollection(subviews: found.flatMap { $0.header + $0.content + $0.footer })
  }

  var sections: SectionCollection {
    SectionCollection(
      sections: found.map { section in
        SectionConfiguration(
          id: .init(number: section.number), containerValues: section.values,
          header: .init(subviews: section.header), content: .init(subviews: section.content),
          footer: .init(subviews: section.footer))
      })
  }

  private mutating func add(_ node: Node) {
    if let source = node as? SubviewSource {
      source.learnValues()
      add(Subview(source))
    } else if let section = node as? any ListedSection, !isInSection {
      found.append(
        Section(number: section.number, values: section.containerValues, isImplicit: false))
      isInSection = true
      for child in node.children {
        slot = child.slot
        add(child)
      }
      isInSection = false
      slot = .content
    } else {
      for child in node.children where child.isListed && child.slot.isOfStructure { add(child) }
    }
  }

  private mutating func add(_ subview: Subview) {
    if !isInSection, found.last?.isImplicit != true {
      found.append(
        Section(number: subview.source.number, values: ContainerValues(), isImplicit: true))
    }
    switch slot {
    case .header: found[found.count - 1].header.append(subview)
    case .footer: found[found.count - 1].footer.append(subview)
    default: found[found.count - 1].content.append(subview)
    }
  }
}

extension Listing {
  private struct Question: Hashable {
    let type: ObjectIdentifier
    let isOfModifier: Bool
  }

  private static var known: [Question: Bool] = [:]

  /// Whether views of a type are looked into, as they may be made of several or tell their container something; others
  /// are one view. In the body that a modifier makes, what it is put around is one.
  static func looksInto<Content: View>(_ type: Content.Type, isOfModifier: Bool = false) -> Bool {
    let question = Question(type: ObjectIdentifier(type), isOfModifier: isOfModifier)
    if let known = known[question] { return known }
    let looks = isOpen(type, isOfModifier)
    known[question] = looks
    return looks
  }

  private static func isOpen<Content: View>(_ type: Content.Type, _ isOfModifier: Bool) -> Bool {
    if let type = type as? any ModifiedView.Type { return type.isOpen(isOfModifier) }
    if type is any OpenView.Type { return !(isOfModifier && type is any ModifierPlaceholder.Type) }
    if let modifier = type as? any ModifierView.Type { return looksInside(modifier, isOfModifier) }
    // How a control is made of others is its own affair.
    guard Content.Body.self != Never.self, !LibraryModule.contains(type) else { return false }
    return looksInto(Content.Body.self, isOfModifier: isOfModifier)
  }

  private static func looksInside<Modifier: ModifierView>(
    _ type: Modifier.Type, _ isOfModifier: Bool
  ) -> Bool {
    looksInto(Modifier.Content.self, isOfModifier: isOfModifier)
  }
}

/// A view that stands for those inside it, with nothing of its own around them.
@MainActor
protocol OpenView {}

/// The view in the body of a modifier that stands for what it is put around.
@MainActor
protocol ModifierPlaceholder: OpenView {}

/// A view with a modifier of an application.
@MainActor
protocol ModifiedView {
  static func isOpen(_ isOfModifier: Bool) -> Bool
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  static func isOpen(_ isOfModifier: Bool) -> Bool {
    Listing.looksInto(Content.self, isOfModifier: isOfModifier)
      || Listing.looksInto(Modifier.Body.self, isOfModifier: true)
  }
}

extension TupleView: OpenView {}
extension EmptyView: OpenView {}
extension Group: OpenView {}
extension ConditionalContent: OpenView {}
extension Optional: OpenView where Wrapped: View {}
extension AnyView: OpenView {}
extension ForEach: OpenView {}
extension Section: OpenView {}
extension IdentityModifier: OpenView {}
extension TraitModifier: OpenView {}
extension ModifierContent: ModifierPlaceholder {}
extension SubviewsCollection: OpenView {}
extension SubviewsCollectionSlice: OpenView {}
extension GroupElementsOfContent: OpenView {}
extension GroupSectionsOfContent: OpenView {}
