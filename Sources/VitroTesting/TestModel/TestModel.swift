/// Plays a model step by step, and fails unless every change of its state is asserted, and everything
/// that it began has ended.
///
/// ```swift
/// @Test func saving() async {
///   let test = TestModel(AppState(count: 2))
///   await test.perform { $0.saveFavoritePrimeButtonTapped() } changes: { $0.favoritePrimes = [2] }
/// }
/// ```
///
/// The model is one of the main actor, or of none. Its state is its snapshot, its children included.
///
/// Nothing waits: after each step everything that the model began has come to rest, so a step sees an
/// asynchronous method in the middle if a clock holds it there. What goes on when the clock is moved is
/// received:
///
/// ```swift
/// await test.perform { await $0.nthPrimeButtonTapped() } changes: { $0.isLoading = true }
/// await clock.advance(by: .seconds(1))
/// await test.receive { $0.isLoading = false; $0.nthPrime = 7 }
/// ```
///
/// A test that is about a part of a model says less: see ``exhaustivity``.
@MainActor
public final class TestModel<Model: ModelObject>: ExhaustiveTest {
  let core: TestModelCore<Model>

  /// Makes a model, and tests it.
  ///
  /// `withDependencies` overrides dependencies, for making the model too; whatever the test uses and
  /// nobody overrides fails it.
  public init(
    _ model: @autoclosure () -> Model,
    withDependencies update: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    core = TestModelCore(
      model,
      withDependencies: update,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  deinit {
    let core = core
    RestExecutor.onMainActorSoon { core.end() }
  }

  /// The model itself.
  public var model: Model { core.model }

  /// The state as far as it has been asserted.
  public var state: Model.Snapshot { core.state }

  /// The dependencies; a change counts from the next step on.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  /// How much the test has to say; it can be changed between two steps.
  ///
  /// With ``Exhaustivity/off`` the closure of a step is applied to the state after the step, and must
  /// change nothing: what it sets is right, what it does not mention may be anything. So it says what
  /// is there, `$0.count = 1`, not how it came about.
  public var exhaustivity: Exhaustivity {
    get { core.exhaustivity }
    set { core.exhaustivity = newValue }
  }
}
