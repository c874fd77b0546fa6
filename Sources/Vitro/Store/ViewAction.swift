/// An action of which a part is what a view may send: what people do.
///
/// ```swift
/// enum Action: ViewAction {
///   case view(View)
///   case loaded(Result<String, LoadError>)
///
///   @CasePathable enum View { case refreshButtonTapped }
/// }
/// ```
///
/// A view that is ``ViewActionSending`` then sends `send(.refreshButtonTapped)`, and cannot send what
/// only effects may.
public protocol ViewAction<ViewAction> {
  /// What a view may send.
  associatedtype ViewAction

  /// The action that a view sends.
  static func view(_ action: ViewAction) -> Self
}

/// A type with a store, such as a view, that sends only view actions.
///
/// ```swift
/// struct FeedView: View, ViewActionSending {
///   let store: StoreOf<Feed>
///
///   var body: some View {
///     Button("Refresh") { send(.refreshButtonTapped) }
///   }
/// }
/// ```
@MainActor
public protocol ViewActionSending {
  /// The state of the store.
  associatedtype StoreState
  /// The actions of the store.
  associatedtype StoreAction: ViewAction

  /// The store that handles the actions.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action to the store.
  ///
  /// - Returns: a handle to wait for the effects of the action, or to cancel them.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}
