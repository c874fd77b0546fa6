public import Vitro

extension StackState where Element: CasePathable {
  /// The payload of an element while it is a case: `state.path[id: 0, case: \.detail]?.title`; `nil` where there is no such
  /// element, or it is another case.
  ///
  /// To set `nil` takes the element off the stack.
  public subscript<Payload>(
    id id: StackElementID, case path: CaseKeyPath<Element, Payload>
  ) -> Payload? {
    get { self[id: id].flatMap { Element.allCasePaths[keyPath: path].extract(from: $0) } }
    set {
      guard self[id: id, case: path] != nil else { return }
      self[id: id] = newValue.map { Element.allCasePaths[keyPath: path].embed($0) }
    }
  }
}
