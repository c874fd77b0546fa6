import Foundation

/// A control that shares something with other applications.
/// - Note: An address opens; what is something else is not handed on.
public struct ShareLink<Label: View>: View {
  private let address: URL?
  private let label: Label

  private init(sharing item: Any?, label: Label) {
    address = item as? URL
    self.label = label
  }

  /// A link to the address, or a button.
  public var body: some View {
    if let address {
      Link(destination: address) { label }
    } else {
      Button(action: {}) { label }
    }
  }
}

extension ShareLink {
  /// Shares one thing, with a label of your own.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: item, label: label())
  }

  /// Shares one thing that is seen beforehand, with a label of your own.
  public init<Item, Preview>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Preview>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: item, label: label())
  }

  /// Shares several things, with a label of your own.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items.first, label: label())
  }
}

extension ShareLink where Label == VitroUI.Label<Text, Image> {
  private init(sharing item: Any?, title: Text) {
    self.init(sharing: item, label: VitroUI.Label(title: title, systemImage: "square.and.arrow.up"))
  }

  /// Shares one thing.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: item, title: Text("Share…"))
  }

  /// Shares one thing, with a title.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: item, title: Text(titleKey))
  }

  /// Shares one thing, with a title.
  @_disfavoredOverload
  public init<Item>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: item, title: Text(title))
  }

  /// Shares one thing, with a title.
  public init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: item, title: title)
  }

  /// Shares one thing that is seen beforehand.
  public init<Item, Preview>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Preview>
  ) {
    self.init(sharing: item, title: Text("Share…"))
  }

  /// Shares one thing that is seen beforehand, with a title.
  public init<Item, Preview>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Preview>
  ) {
    self.init(sharing: item, title: Text(titleKey))
  }

  /// Shares one thing that is seen beforehand, with a title.
  @_disfavoredOverload
  public init<Item, Preview>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Preview>
  ) {
    self.init(sharing: item, title: Text(title))
  }

  /// Shares several things.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: items.first, title: Text("Share…"))
  }

  /// Shares several things that are seen beforehand.
  public init<Items: RandomAccessCollection, Preview>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Preview>
  ) {
    self.init(sharing: items.first, title: Text("Share…"))
  }
}

/// The preview of what is shared.
/// - Note: Has no effect; an address opens at once.
public struct SharePreview<Picture> {
  /// Makes one of a title.
  public init(_ titleKey: LocalizedStringKey) where Picture == Never {}

  /// Makes one of a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) where Picture == Never {}

  /// Makes one of a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Picture) {}

  /// Makes one of a title and a picture.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Picture) {}

  /// Makes one of a title and two pictures.
  @_disfavoredOverload
  public init<Icon>(_ title: some StringProtocol, image: Picture, icon: Icon) {}
}
