extension View {
  /// Says in a sentence what the page is about that this view stands on: a browser's page has it as its description,
  /// which search engines show.
  ///
  /// - Note: SwiftUI has no such modifier.
  public func pageDescription(_ description: String?) -> some View {
    page { $0.description = description }
  }

  /// Says that what the address of the page names is not there: a browser gets the page with the status 404, and no
  /// search engine keeps it.
  ///
  /// ```swift
  /// ContentUnavailableView("No such product", systemImage: "questionmark")
  ///   .pageNotFound()
  /// ```
  ///
  /// - Note: SwiftUI has no such modifier.
  public func pageNotFound(_ isNotFound: Bool = true) -> some View {
    page { $0.isNotFound = isNotFound }
  }
}
