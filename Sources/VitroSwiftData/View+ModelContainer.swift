import VitroConcurrency
import VitroUI

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  /// The context of the models of a view; where no view around has a container, one of the screen's own.
  @MainActor @preconcurrency
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? ModelContainer.ofScreen.mainContext }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension ModelContainer {
  /// The container of the screen that is being shown: that of its scene, else an empty one.
  fileprivate static var ofScreen: ModelContainer {
    let make = { ModelContainer(types: []) }
    return RestExecutor.current?.kept(ModelContainer.self, make) ?? make()
  }

  /// The container for types, and what a program wants to do with it first.
  fileprivate convenience init(
    _ types: [any PersistentModel.Type], _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) {
    self.init(types: types)
    onSetup(.success(self))
  }
}

/// A view with a container that stays as long as the place of the view.
private struct ModelContainerView<Content: View>: View {
  @State private var container: ModelContainer
  private let content: Content

  init(_ container: @autoclosure () -> ModelContainer, _ content: Content) {
    _container = State(initialValue: container())
    self.content = content
  }

  var body: some View { content.environment(\.modelContext, container.mainContext) }
}

extension View {
  /// Gives the views inside a container.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the views inside a context.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Gives the views inside a container of their own for models of a type.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    ModelContainerView(ModelContainer([type], onSetup), self)
  }

  /// Gives the views inside a container of their own for models of several types.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    ModelContainerView(ModelContainer(types, onSetup), self)
  }
}

/// A window whose views have a container.
private struct ModelContainerScene<Content: Scene>: Scene {
  let container: ModelContainer
  let content: Content

  var title: String? { content.title }

  func makeScreen(host: ScreenHost) -> Screen {
    _ = host.executor.kept(ModelContainer.self) { container }
    return content.makeScreen(host: host)
  }
}

extension Scene {
  /// Gives the views of the window a container, the same one for all visitors.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    ModelContainerScene(container: container, content: self)
  }

  /// Gives the views of the window a container for models of a type, the same one for all visitors.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(ModelContainer([type], onSetup))
  }

  /// Gives the views of the window a container for models of several types, the same one for all visitors.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(ModelContainer(types, onSetup))
  }
}
