import VitroUI

extension TestSurface {
  /// The query for an element that was found on this surface: it means that one, for as long as it is there.
  ///
  /// - Parameter words: What a refusal calls it.
  package func query(for element: Element, called words: String) -> Query {
    var step = Query.Step()
    step.element = (element.id, words)
    let query = Query(surface: self, steps: [step])
    // A link in a text has the text's id.
    let isInText = element.role == .link && element.attributes.actions.contains(.follow)
    return isInText ? query.elements([.link], named: element.name) : query
  }
}
