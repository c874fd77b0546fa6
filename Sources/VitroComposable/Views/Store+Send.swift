public import Vitro
public import VitroUI

extension Store {
  /// Handles an action; what it changes on the screen moves with the animation.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }

  /// Handles an action with a transaction.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}

extension ViewActionSending {
  /// Sends an action to the store; what it changes on the screen moves with the animation.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }
}

extension Send {
  /// Sends an action; what it changes on the screen moves in the surface's own way.
  ///
  /// Views with `animation(_:value:)` move as they say.
  public func callAsFunction(
    isolation: isolated (any Actor)? = #isolation, _ action: sending Action, animation: Animation?
  ) async {
    await self(action)
  }

  /// Sends an action with a transaction, which has no effect.
  public func callAsFunction(
    isolation: isolated (any Actor)? = #isolation, _ action: sending Action,
    transaction: Transaction
  ) async {
    await self(action)
  }
}

extension Effect {
  /// Sends an action; what it changes on the screen moves in the surface's own way.
  public static func send(_ action: Action, animation: Animation?) -> Effect
  where Action: Sendable {
    .send(action)
  }
}
