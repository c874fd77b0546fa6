/// A stored property of a view that the screen connects when the view is mounted.
///
/// A type of yours that conforms may hold `@State`, `@Environment` and the like; they are connected
/// as if they stood in the view itself.
@MainActor @preconcurrency
public protocol DynamicProperty {}

/// A dynamic property that knows how to be connected.
@MainActor @preconcurrency
package protocol LinkedProperty: DynamicProperty {
  /// Connects the property with what is kept for it at `slot`.
  mutating func link(to host: any PropertyHost, slot: Int)

  /// Whether a view would notice if the other property took this one's place.
  func isSame(as other: Self) -> Bool

  /// The same where neither is mounted, so that the first value of a state still counts.
  func isSameUnmounted(as other: Self) -> Bool
}

extension LinkedProperty {
  package func isSameUnmounted(as other: Self) -> Bool { isSame(as: other) }
}

/// A dynamic property that cannot be read where no view around has put in an object.
@MainActor @preconcurrency
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

/// The place on a screen that keeps the dynamic properties of one view.
@MainActor
package protocol PropertyHost: AnyObject {
  /// What is kept for each dynamic property, in the order of the fields.
  var slots: [AnyObject?] { get set }
  /// The environment of the place, which is told when what it has read changes.
  var environment: EnvironmentValues { get }
  /// A reference to the place, empty when it has gone.
  var anchor: HostAnchor { get }
  /// From now on the body that belongs to the properties runs again when `source` has changed.
  func listen(to source: ChangeSource)
}

/// The environment of a place, for properties of views that may outlive it.
@MainActor
package final class HostAnchor {
  private var host: (any PropertyHost)?
  private var last = EnvironmentValues()

  package init(_ host: any PropertyHost) { self.host = host }

  /// The environment; where the place has gone, as it was last.
  package var environment: EnvironmentValues { host?.environment ?? last }

  /// The place has gone.
  func remove() {
    if let host { last = EnvironmentValues(host.environment, reader: nil) }
    host = nil
  }
}

/// A dependency that a tracker has noted as read.
@MainActor
protocol StateDependency: AnyObject {
  func remove(_ tracker: Tracker)
}
