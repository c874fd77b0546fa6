import Foundation

/// What a person is doing, for other devices.
@available(
  *, unavailable, message: "'NSUserActivity' is not in Vitro yet: use 'Screen.location'."
)
open class NSUserActivity {
  /// What kind of thing.
  public let activityType: String
  /// What it is called.
  public var title: String?
  /// An address for it.
  public var webpageURL: URL?

  /// Makes one of a kind.
  public init(activityType: String) { self.activityType = activityType }
}

@available(
  *, unavailable, message: "'userActivity' is not in Vitro yet: a screen's location says it."
)
extension View {
  /// Says what a person is doing here.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: (NSUserActivity) -> Void
  ) -> some View {
    self
  }
}

@available(
  *, unavailable, message: "'onContinueUserActivity' is not in Vitro yet: use 'onOpenURL'."
)
extension View {
  /// Goes on with what a person was doing.
  public func onContinueUserActivity(
    _ activityType: String, perform action: (NSUserActivity) -> Void
  ) -> some View {
    self
  }
}

/// Reads what Core Data keeps.
@available(
  *, unavailable, message: "'FetchRequest' is not in Vitro yet: use '@State', or a model."
)
@propertyWrapper
public struct FetchRequest<Result> {
  /// Reads what is in an order.
  public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil) {}

  /// Reads what is in an order.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil) {}

  /// What is kept.
  public var wrappedValue: [Result] { [] }
}

/// What Core Data keeps.
@available(
  *, unavailable, message: "'FetchedResults' is not in Vitro yet: use an array."
)
public typealias FetchedResults<Result> = [Result]
