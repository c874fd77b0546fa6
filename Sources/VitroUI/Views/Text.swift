/// A piece of text.
public struct Text: ElementView {
  let string: String

  /// Shows a text as it stands.
  public init(_ content: some StringProtocol) {
    string = String(content)
  }

  /// Shows a text as it stands, without looking for a translation.
  public init(verbatim content: String) {
    string = content
  }

  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .text, text: string, style: Style(font: environment.font?.name))
  }
}
