/// A section among those that a view is made of: views under a header and over a footer.
///
/// Views beside each other in no `Section` are one without a header.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among all on its screen, until it goes.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The identity among the others.
  public let id: ID
  /// The values that the section tells the container around it.
  public let containerValues: ContainerValues
  /// The views of the header; none where there is no header.
  public let header: SubviewsCollection
  /// The views in the section.
  public let content: SubviewsCollection
  /// The views of the footer; none where there is no footer.
  public let footer: SubviewsCollection
}

/// The sections that a view is made of, in order.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The place of the first.
  public var startIndex: Int { sections.startIndex }
  /// The place after the last.
  public var endIndex: Int { sections.endIndex }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
