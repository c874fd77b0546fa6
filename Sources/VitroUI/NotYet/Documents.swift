/// A menu in the bar of a Mac.
@available(
  *, unavailable, message: "'MenuBarExtra' is not in Vitro yet: use a WindowGroup."
)
public struct MenuBarExtra<Content: View>: Scene {
  /// The name of the menu.
  public var title: String? { nil }
  private let content: () -> Content

  /// Makes a menu with a title and a symbol by its name.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  /// Makes a menu with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Makes a menu with a label of your own.
  public init<Label: View>(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
  }

  /// Mounts the menu.
  public func makeScreen(host: ScreenHost) -> Screen {
    Screen(host: host, content: content)
  }
}

/// Windows that show documents.
@available(
  *, unavailable, message: "'DocumentGroup' is not in Vitro yet: use a WindowGroup."
)
public struct DocumentGroup<Document, Content: View>: Scene {
  /// The name of the windows.
  public var title: String? { nil }

  /// Makes windows for documents that are values.
  public init(
    newDocument: @autoclosure () -> Document,
    @ViewBuilder editor: (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Makes windows that show documents.
  public init(
    viewing type: Document.Type,
    @ViewBuilder viewer: (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Mounts a window.
  public func makeScreen(host: ScreenHost) -> Screen {
    Screen(host: host) { EmptyView() }
  }
}

/// A document that is open.
@available(
  *, unavailable, message: "'FileDocumentConfiguration' is not in Vitro yet: use a WindowGroup."
)
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
}
