import VitroUI

/// Puts previews into the surroundings that they need, such as objects in the environment.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///   static func makeSharedContext() async throws -> Library { try await .sample() }
///   func body(content: Content, context: Library) -> some View {
///     content.environment(context)
///   }
/// }
///
/// #Preview(traits: .modifier(SampleData())) { LibraryView() }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the body gets.
  associatedtype Context = Void
  /// The kind of view that the body is.
  associatedtype Body: View

  /// Makes what the body gets.
  static func makeSharedContext() async throws -> Context

  /// The preview in its surroundings.
  @ViewBuilder func body(content: Content, context: Context) -> Body

  /// The preview.
  typealias Content = AnyView
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// A preview in its surroundings, from when they are there.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let content: AnyView
  let modifier: Modifier
  @State private var context: Modifier.Context?
  @State private var failure: String?

  var body: some View {
    if let context = context ?? (() as? Modifier.Context) {
      modifier.body(content: content, context: context)
    } else if let failure {
      Text(verbatim: failure)
    } else {
      ProgressView().task { await makeContext() }
    }
  }

  private func makeContext() async {
    do {
      context = try await Modifier.makeSharedContext()
    } catch {
      failure = "The preview has no surroundings: \(error)"
    }
  }
}
