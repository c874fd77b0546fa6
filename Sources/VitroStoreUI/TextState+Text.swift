public import Vitro
public import VitroUI

extension Text {
  /// Shows a text that a state holds; not yet how it looks, as a `Text` has no style of its own.
  public init(_ state: TextState) {
    self.init(verbatim: String(state: state))
  }
}
