import Foundation

/// A kind of content.
@available(
  *, unavailable, message: "'UTType' is not in Vitro yet: files are the surface's; use texts."
)
public struct UTType: Hashable, Sendable {
  private let identifier: String

  /// Makes the kind with an identifier.
  public init?(_ identifier: String) { self.identifier = identifier }

  private init(known identifier: String) { self.identifier = identifier }

  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A text.
  public static let text = UTType(known: "public.text")
  /// A text without looks.
  public static let plainText = UTType(known: "public.plain-text")
  /// A table as a text.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A value as a text.
  public static let json = UTType(known: "public.json")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A picture of this kind.
  public static let png = UTType(known: "public.png")
  /// A picture of this kind.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A document of this kind.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A film.
  public static let movie = UTType(known: "public.movie")
  /// Something to listen to.
  public static let audio = UTType(known: "public.audio")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
}

@available(
  *, unavailable, message: "'fileImporter' is not in Vitro yet: use a TextEditor for what is in it."
)
extension View {
  /// Lets people choose a file.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: (Result<URL, any Error>) -> Void
  ) -> some View {
    self
  }

  /// Lets people choose files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: (Result<[URL], any Error>) -> Void
  ) -> some View {
    self
  }
}

@available(
  *, unavailable, message: "'fileExporter' is not in Vitro yet: use a Link to where the file is."
)
extension View {
  /// Lets people keep a file.
  public func fileExporter<Document>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: (Result<URL, any Error>) -> Void
  ) -> some View {
    self
  }
}

@available(
  *, unavailable, message: "'fileMover' is not in Vitro yet: move files in the program."
)
extension View {
  /// Lets people move a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: (Result<URL, any Error>) -> Void
  ) -> some View {
    self
  }
}

@available(
  *, unavailable, message: "'quickLookPreview' is not in Vitro yet: use a sheet, or a Link."
)
extension View {
  /// Shows what is in a file.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
}

/// A document that is a value.
@available(
  *, unavailable, message: "'FileDocument' is not in Vitro yet: keep it with a model of your own."
)
public protocol FileDocument {}

/// A document that is an object.
@available(
  *, unavailable,
  message: "'ReferenceFileDocument' is not in Vitro yet: keep it with a model of your own."
)
public protocol ReferenceFileDocument: AnyObject {}
