import Foundation

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
