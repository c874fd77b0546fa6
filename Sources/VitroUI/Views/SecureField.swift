/// A field that takes one line of text and shows dots in its place.
public struct SecureField: TextBox {
  let title: String
  let text: Binding<String>

  static var purpose: Style.Purpose? { .secure }

  /// Makes a field; the title is its accessible name, and what it shows while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }
}
