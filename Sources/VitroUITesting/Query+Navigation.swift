import VitroUI

extension Queryable {
  /// A modal page, or choices, by the name of it if one is given.
  public func dialog(_ name: String? = nil) -> Query { elements([.dialog], named: name) }

  /// A field of what to look for, by its accessible name if one is given.
  public func searchField(_ name: String? = nil) -> Query { elements([.searchbox], named: name) }

  /// Tools of a page.
  public var toolbar: Query { elements([.toolbar], named: nil) }
}

extension Query {
  /// Hands in what is in a field, like a person who presses Return.
  public func submit() async throws {
    try await perform { .submit($0) }
  }
}
