import VitroConcurrency
public import VitroPreviewing
public import VitroUI

/// A screen that commands can open: the application's own, or a preview.
public struct AutomatedScreen: Sendable {
  /// The name by which it is opened.
  public let name: String
  /// The place where it is written, for people.
  public let place: String
  /// The statements of a test that make it, with `screen` as its name.
  let code: [String]
  /// The modules that those statements need.
  let modules: [String]
  /// The module that it is written in.
  let module: String
  /// Whether it is the application's own.
  let isApplication: Bool
  let make: @MainActor @Sendable (ScreenHost) -> Screen

  /// The screen of a preview.
  public init(_ preview: Preview) {
    name = preview.name
    module = preview.module
    place =
      preview.file.isEmpty ? preview.module : "\(preview.module)/\(preview.file):\(preview.line)"
    code = [
      "let preview = try #require(",
      "  Previews.all(in: \(preview.module.debugDescription)).first { $0.name == \(preview.name.debugDescription) })",
      "let screen = preview.makePreviewScreen()",
    ]
    modules = ["VitroPreviews"]
    isApplication = false
    make = { preview.makeScreen(host: $0) }
  }

  /// The screen of an application.
  ///
  /// - Parameters:
  ///   - type: The name of the application's type, such as `StandupsApp`.
  ///   - module: The module that it is in.
  ///   - scene: The scene of the application.
  public init(
    application type: String, of module: String,
    scene: @escaping @MainActor @Sendable () -> any Scene
  ) {
    name = "app"
    self.module = module
    place = "\(module).\(type)"
    code = ["let screen = \(type).makePreviewScreen()"]
    modules = ["VitroPreviews"]
    isApplication = true
    make = { host in
      let content = host.context.run { scene() }
      return content.makeScreen(host: host)
    }
  }
}
