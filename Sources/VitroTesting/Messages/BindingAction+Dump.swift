public import CustomDump

extension BindingAction: CustomDumpStringConvertible {
  /// Such as `set(\State.name, "Blob")`.
  public var customDumpDescription: String { debugDescription }
}
