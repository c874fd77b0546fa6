/// A stored property of a view that the screen connects when the view is mounted.
///
/// A type of yours that conforms may hold `@State`, `@Environment` and the like; they are connected
/// as if they stood in the view itself.
@MainActor @preconcurrency
public protocol DynamicProperty {}

/// A dynamic property that knows how to be connected.
@MainActor
package protocol LinkedProperty: DynamicProperty {
  /// Connects the property with what is kept for it at `slot`.
  mutating func link(to host: any PropertyHost, slot: Int)

  /// Whether a view would notice if the other property took this one's place.
  func isSame(as other: Self) -> Bool

  /// The same where neither is mounted, so that the first value of a state still counts.
  func isSameUnmounted(as other: Self) -> Bool

  /// Whether what it reads is another value in one environment than in the other.
  func isAffected(by old: EnvironmentValues, _ new: EnvironmentValues) -> Bool
}

extension LinkedProperty {
  package func isSameUnmounted(as other: Self) -> Bool { isSame(as: other) }
  package func isAffected(by old: EnvironmentValues, _ new: EnvironmentValues) -> Bool { false }
}

/// A dynamic property that cannot be read where no view around has put in an object.
@MainActor
package protocol ObjectReader: LinkedProperty {
  /// What it needs and is not there, if anything.
  func missingObject(in environment: EnvironmentValues) -> MissingObject?
}

/// An object that a view needs from the environment, and that nobody has put in.
package struct MissingObject: Equatable {
  /// The name of the object's type.
  package let type: String
  /// The name of the modifier that puts such an object in.
  package let modifier: String

  package init<Object>(_ type: Object.Type, modifier: String) {
    self.type = "\(type)"
    self.modifier = modifier
  }
}

/// What keeps the dynamic properties of one place on a screen.
@MainActor
package protocol PropertyHost: AnyObject {
  /// What is kept for each dynamic property, in the order of the fields.
  var slots: [AnyObject?] { get set }
  var environment: EnvironmentValues { get }
  var readsEnvironment: Bool { get set }
  /// From now on the body that belongs to the properties runs again when `source` has changed.
  func listen(to source: ChangeSource)
}

/// Something that a tracker has noted as read.
@MainActor
protocol StateDependency: AnyObject {
  func remove(_ tracker: Tracker)
}
