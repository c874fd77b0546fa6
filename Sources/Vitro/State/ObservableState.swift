/// A state that knows which of its fields have changed; write `@ObservableState` instead of
/// conforming.
///
/// A ``Store`` then wakes only those who read a field that has changed. The requirements are written
/// by the macro and used by the store; there is no reason to call them.
public protocol ObservableState {
  /// The fields that are observed one by one.
  static var _$fields: StateSupport.Fields<Self> { get }

  /// Which fields have changed since the store last looked.
  var _$marks: StateSupport.Marks { get set }

  /// Which child an enum is; every struct has the same.
  var _$identity: StateSupport.Identity { get }
}

/// Makes a struct note which of its fields change, so that a ``Store`` can be observed by field.
///
/// ```swift
/// @ObservableState struct State: Equatable {
///   var count = 0
///   var title = ""
/// }
/// ```
///
/// Equality, hashing, coding and printing are as without it. An enum is observed by its case, and its
/// payload by its own fields.
@attached(
  member,
  names: named(_$marks),
  named(_$fields),
  named(_$identity),
  named(customMirror),
  named(CodingKeys)
)
@attached(memberAttribute)
@attached(extension, conformances: ObservableState, CustomReflectable)
public macro ObservableState() =
  #externalMacro(module: "VitroMacros", type: "ObservableStateMacro")

/// Written by ``ObservableState()`` on each field.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ObservedField(_ index: Int) =
  #externalMacro(module: "VitroMacros", type: "ObservedFieldMacro")

/// Keeps a variable of an ``ObservableState()`` from being observed.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "VitroMacros", type: "IgnoredFieldMacro")
