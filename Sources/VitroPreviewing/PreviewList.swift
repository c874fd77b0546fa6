import VitroUI

/// The previews of the program by their files, and a page for each of them.
///
/// ```swift
/// @main struct Gallery: App {
///   var body: some Scene {
///     WindowGroup { PreviewList() }
///   }
/// }
/// ```
///
/// `swift run` then shows them in a browser. A program of `VitroApp` shows its own when it is started
/// with `--previews`.
public struct PreviewList: View {
  private let files: [PreviewFile]

  /// Makes a list of previews, which are those of the program unless others are given.
  public init(_ previews: [Preview] = Previews.all) {
    let names = previews.map(\.place)
    let unique = names.indices.filter { names.firstIndex(of: names[$0]) == $0 }
    files = unique.map { index in
      PreviewFile(name: names[index], previews: previews.filter { $0.place == names[index] })
    }
  }

  /// The list in a navigation stack.
  public var body: some View {
    NavigationStack {
      List {
        ForEach(files) { file in
          Section(file.name) {
            ForEach(file.previews) { preview in
              NavigationLink(preview.name) { PreviewPage(preview: preview) }
            }
          }
        }
      }
      .navigationTitle("Previews")
      .overlay { if files.isEmpty { Text("The program has no previews.") } }
    }
  }
}

/// The previews of a file, or of the providers of a module.
private struct PreviewFile: Identifiable {
  let name: String
  let previews: [Preview]
  var id: String { name }
}

extension Preview {
  fileprivate var place: String { file.isEmpty ? module : "\(module)/\(file)" }
}

/// A preview on a page of its own.
private struct PreviewPage: View {
  let preview: Preview

  var body: some View {
    preview.view.navigationTitle(preview.name)
  }
}
