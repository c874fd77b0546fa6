public import Vitro
public import VitroUI

/// A store of one of several features.
@MainActor
public protocol StoreOfCases {
  /// The store of the feature that is there, by its case.
  associatedtype CaseScope: CasePathable

  /// The store of the feature that is there.
  var caseScope: CaseScope { get }
}

extension Store: StoreOfCases
where
  State: CaseReducerState, State.StateReducer.State == State,
  State.StateReducer.Action == Action, State.StateReducer.CaseScope: CasePathable
{
  /// The store of the feature that is there.
  public var caseScope: State.StateReducer.CaseScope { self.case }
}

/// A store of one of several features, or none.
@MainActor
public protocol PresentedCases: ExpressibleByNilLiteral {
  /// The store of the feature that is there, by its case.
  associatedtype CaseScope: CasePathable

  /// The store of the feature that is there.
  var presentedCase: CaseScope? { get }
}

extension Optional: @MainActor PresentedCases where Wrapped: StoreOfCases {
  /// The store of the feature that is there.
  public var presentedCase: Wrapped.CaseScope? { self?.caseScope }
}

extension Binding {
  /// The store of one of several features that are presented, while it is that one:
  /// `$store.scope(\.$destination, action: \.destination).edit`.
  @MainActor
  public subscript<Case>(
    dynamicMember keyPath: CaseKeyPath<Value.CaseScope, Case>
  ) -> Binding<Case?> where Value: PresentedCases {
    let path = Value.CaseScope.allCasePaths[keyPath: keyPath]
    let child = { @MainActor in wrappedValue.presentedCase.flatMap { path.extract(from: $0) } }
    return Binding<Case?>(
      get: child,
      set: { new in
        // Another feature may stand there by now, which stays.
        if new == nil, child() != nil { wrappedValue = nil }
      })
  }
}

extension Binding where Value == Bool {
  /// Whether there is a value; `false` takes it away: `.sheet(isPresented: Binding($store.scope(…)))`.
  public init<Wrapped>(_ base: Binding<Wrapped?>) {
    self.init(get: { base.wrappedValue != nil }, set: { if !$0 { base.wrappedValue = nil } })
  }
}
