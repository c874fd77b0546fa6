import VitroUI

/// The previews of the program.
public enum Previews {
  /// Every `#Preview` and every `PreviewProvider` of the program, by module, file and line.
  ///
  /// They are found without being registered, where the compiler and the linker leave a list of
  /// them: in programs for Linux, compiled by Swift 6.3 or newer, in which all modules are linked
  /// into one. Elsewhere there are none. Optimized builds drop providers that nothing else uses;
  /// ``of(_:)`` takes them by hand.
  public static let all: [Preview] = (RecordedPreviews.all + Providers.all.map(preview)).sorted {
    ($0.module, $0.file, $0.line, $0.name) < ($1.module, $1.file, $1.line, $1.name)
  }

  /// The previews of a module.
  public static func all(in module: String) -> [Preview] { all.filter { $0.module == module } }

  /// The previews of providers that are named.
  public static func of(_ providers: any PreviewProvider.Type...) -> [Preview] {
    providers.map(preview)
  }
}

private func preview(of provider: any PreviewProvider.Type) -> Preview { Preview(provider) }
