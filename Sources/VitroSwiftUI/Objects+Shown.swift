import VitroUI

extension StateObject: @MainActor ShownProperty {
  package var shownValue: Any { wrappedValue }
}

extension ObservedObject: @MainActor ShownProperty {
  package var shownValue: Any { wrappedValue }
}

extension EnvironmentObject: @MainActor ShownProperty {
  package var shownValue: Any { wrappedValue }
}
