/// The modules of ours that have views: what stands in one of these is a part of the view around it, which the
/// application has written.
enum LibraryModule: String, CaseIterable {
  case screens = "VitroUI"
  case charts = "VitroCharts"
  case stores = "VitroStoreUI"
  case swiftUI = "VitroSwiftUI"
  case previewing = "VitroPreviewing"

  /// Whether one of them declares a type.
  static func contains(_ type: Any.Type) -> Bool {
    LibraryModule(rawValue: String(String(reflecting: type).prefix { $0 != "." })) != nil
  }
}
