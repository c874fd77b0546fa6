import VitroUI

extension Store: @MainActor ShownProperty {
  package var shownValue: Any { state }
}
