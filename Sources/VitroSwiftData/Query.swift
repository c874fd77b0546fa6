import VitroUI

/// The models of a type in the container of a view; ``Query()`` keeps one beside its variable, as `_trips`.
@MainActor @preconcurrency
public struct Query<Result: QueryResult>: DynamicProperty {
  /// The type of the models.
  public typealias Element = Result.Model

  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// The context of the view.
  public var modelContext: ModelContext { context }

  /// The models; where the condition throws, none.
  public var wrappedValue: Result { Result(found: (try? context.fetch(descriptor)) ?? []) }

  /// The error of the condition, or `nil`.
  public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch {
      return error
    }
  }
}

extension Query {
  /// All models that a description asks for.
  public init(
    _ descriptor: FetchDescriptor<Element>,
    animation: Animation? = nil
  ) {
    self.descriptor = descriptor
  }

  /// The models that fulfil a condition, in an order.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// The models that fulfil a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort path: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(path, order: order)])
  }

  /// The models that fulfil a condition, in the order of a property that may be missing.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort path: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(path, order: order)])
  }
}

/// A list of models that a query finds.
public protocol QueryResult {
  /// The type of the models.
  associatedtype Model: PersistentModel

  /// Makes the list.
  init(found models: [Model])
}

extension Array: QueryResult where Element: PersistentModel {
  /// Makes the list.
  public init(found models: [Element]) { self = models }
}
