public import VitroConcurrency
public import VitroUI

/// A view as it looks with certain values: what a `#Preview` or a `PreviewProvider` of the program
/// shows.
///
/// ```swift
/// @Test(arguments: Previews.all)
/// func everythingHasAName(_ preview: Preview) async {
///   let screen = preview.makeScreen()
///   await screen.rest()
///   #expect(screen.accessibilityProblems == [])
/// }
/// ```
public struct Preview: Sendable {
  /// What it is called: the name that it was given, else that of its file or its provider.
  public let name: String
  /// The module that it is in.
  public let module: String
  /// The name of the file that it is in; empty for a `PreviewProvider`, which does not tell.
  public let file: String
  /// The line that it begins at; 0 for a `PreviewProvider`.
  public let line: Int

  private let traits: [PreviewTrait<ViewTraits>]
  private let content: @MainActor @Sendable () -> any View

  /// Makes a preview; `#Preview` does so.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., fileID: String = #fileID,
    line: Int = #line, @ViewBuilder body: @escaping @MainActor @Sendable () -> any View
  ) {
    let (module, file) = parts(of: fileID)
    self.name = name ?? withoutEnding(file)
    self.module = module
    self.file = file
    self.line = line
    self.traits = traits
    content = body
  }

  /// Makes the preview of a provider.
  public init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    let path = String(reflecting: provider).split(separator: ".").map(String.init)
    name = withoutSuffix(path.last ?? "")
    module = path.first ?? ""
    file = ""
    line = 0
    traits = []
    content = { Provider.previews }
  }

  /// The view, made anew. A screen that shows it runs with the preview values of dependencies.
  @MainActor public var view: AnyView {
    PreviewContext.current.run { plainView }.running(in: PreviewContext.current)
  }

  /// The view outside of any context.
  @MainActor private var plainView: AnyView {
    traits.reduce(AnyView(erasing: content())) { view, trait in trait.change(view) }
  }

  /// Mounts the view on a new screen, of the size that the preview asks for.
  @MainActor public func makeScreen(host: ScreenHost = ScreenHost()) -> Screen {
    var host = host
    host.context = host.context ?? PreviewContext.current
    for case let size? in traits.map(\.size) { host.surroundings.size = size }
    return Screen(host: host) { plainView }
  }

  /// Mounts the view on a new screen whose time a test moves: the clocks and the date of dependencies, and timelines.
  @MainActor public func makePreviewScreen(clock: TestClock = TestClock()) -> Screen {
    makeScreen(host: ScreenHost.previewing(clock: clock))
  }

  /// The traits of a preview's look.
  public enum ViewTraits: Sendable {}
}

extension Preview: Identifiable {
  /// What no other preview of the program has.
  public var id: String { "\(module)/\(file):\(line)/\(name)" }
}

extension Preview: CustomStringConvertible {
  /// The name and the place, as `Empty (ToDo/ToDoList.swift:160)`.
  public var description: String {
    file.isEmpty ? "\(name) (\(module))" : "\(name) (\(module)/\(file):\(line))"
  }
}

/// The module and the file that an identifier such as `Module/File.swift` names.
private func parts(of fileID: String) -> (module: String, file: String) {
  let parts = fileID.split(separator: "/").map(String.init)
  return (parts.first ?? "", parts.last ?? "")
}

private func withoutEnding(_ file: String) -> String {
  file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
}

private func withoutSuffix(_ type: String) -> String {
  for suffix in ["_Previews", "_Preview", "Previews", "Preview"]
  where type.hasSuffix(suffix) && type != suffix {
    return String(type.dropLast(suffix.count))
  }
  return type
}
