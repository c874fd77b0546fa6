import Foundation

/// A dialog in which people choose files, over what it modifies.
struct FileImporter<Content: View>: PresentationView {
  let content: Content
  let isPresented: Binding<Bool>
  let choice: FileChoice
  let onCompletion: ([Result<URL, FileImportError>]) -> Void
  var onCancellation: () -> Void = {}

  func presented(keeping kept: Any?) -> Presented<FileDialog>? {
    guard isPresented.wrappedValue else { return nil }
    return Presented(
      dialog: FileDialog(choice: choice) { files in
        isPresented.wrappedValue = false
        onCompletion(files)
      },
      attributes: Attributes(
        role: .dialog, actions: .dismiss, style: Style(purpose: .confirmation)),
      isDismissedByButtons: true)
  }

  func dismiss() {
    isPresented.wrappedValue = false
    onCancellation()
  }
}

/// The dialog's content: its title, the button for files, and the one that leaves all as it is.
struct FileDialog: View {
  let choice: FileChoice
  let complete: ([Result<URL, FileImportError>]) -> Void

  @Environment(\.self) private var environment

  var body: some View {
    let word: BuiltInWords.Word = choice.limit == 1 ? .chooseFile : .chooseFiles
    Heading(text: environment.words[word], purpose: .title)
    FileChooser(choice, complete: complete, label: Text(word))
    Button(role: .cancel, action: {}) { Text(.cancel) }
  }
}

extension View {
  /// Lets people choose a file while `isPresented` is true.
  ///
  /// What they choose is a file on the machine of the program, under the name that it has on theirs; in a
  /// browser it is sent there first, and is kept as long as the page. Its type is what its name says.
  ///
  /// - Note: A dialog stands before the browser's own choice, with a button that brings it; where a press has led
  ///   to it, that comes by itself. A file that is of another type, too large or not there is a `FileImportError`,
  ///   which Apple's platforms do not have; of several files one such makes a failure of all.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the choice is shown; false again when a file is chosen, and without one.
  ///   - allowedContentTypes: The types that are offered. Another one is a ``FileImportError``.
  ///   - onCompletion: Called with the file, or with a ``FileImportError``.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    FileImporter(
      content: self, isPresented: isPresented,
      choice: FileChoice(allowedContentTypes, limit: 1, opens: true),
      onCompletion: { $0.first.map { onCompletion($0.mapError { $0 }) } })
  }

  /// Lets people choose files while `isPresented` is true. One that is not there makes a failure of all.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets people choose files while `isPresented` is true, and tells when they have chosen none.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    FileImporter(
      content: self, isPresented: isPresented,
      choice: FileChoice(
        allowedContentTypes, limit: allowsMultipleSelection ? nil : 1, opens: true),
      onCompletion: { files in onCompletion(Result { try files.map { try $0.get() } }) },
      onCancellation: onCancellation)
  }
}
