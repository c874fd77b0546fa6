import SwiftUI

/// A model with two properties.
final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
}

/// A base class that says by hand what changes, and published properties in a subclass only.
class Manual: ObservableObject {
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

final class ManualAndPublished: Manual {
  @Published var name = "Ada"
}

class Base: ObservableObject {
  @Published var count = 0
}

final class Derived: Base {
  @Published var name = "Ada"
}

/// A model with a publisher of its own.
final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  var count = 0
}
