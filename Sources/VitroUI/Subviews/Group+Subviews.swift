extension Group {
  /// Shows what a closure makes of the views that another one is made of.
  ///
  /// The closure runs again when one of them comes, goes, moves or tells its container something else.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }

  /// Shows what a closure makes of the sections that a view is made of.
  ///
  /// The closure runs again when a view in one of them comes, goes, moves or tells its container something else.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

/// The view that a closure makes of the views in another one.
public struct GroupElementsOfContent<Subviews: View, Content: View>: SubviewsReader {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  func content(of listing: inout Listing) -> Content { transform(listing.subviews) }
}

/// The view that a closure makes of the sections in another one.
public struct GroupSectionsOfContent<Sections: View, Content: View>: SubviewsReader {
  let base: Sections
  let transform: (SectionCollection) -> Content

  func content(of listing: inout Listing) -> Content { transform(listing.sections) }
}

extension ForEach {
  /// Shows a view for each of the views that another one is made of.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Base>, ID == Subview.ID {
    self.init(ForEachSubviewCollection(), getID: \.id, content: content)
    listed = Group(subviews: view) { ForEach<_, Subview.ID, _>($0, content: content) }
  }

  /// Shows a view for each of the sections that another one is made of.
  public init<Base: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Base>, ID == SectionConfiguration.ID {
    self.init(ForEachSectionCollection(), getID: \.id, content: content)
    listed = Group(sections: view) { ForEach<_, SectionConfiguration.ID, _>($0, content: content) }
  }
}

/// The views that another one is made of, as a `ForEach` shows them; there are none before it is on a screen.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// The place of the first.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { 0 }
  /// The view at a place, of which there is none.
  public subscript(index: Int) -> Subview { SubviewsCollection(subviews: [])[index] }
}

/// The sections that a view is made of, as a `ForEach` shows them; there are none before it is on a screen.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  /// The place of the first.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { 0 }
  /// The section at a place, of which there is none.
  public subscript(index: Int) -> SectionConfiguration { SectionCollection(sections: [])[index] }
}
