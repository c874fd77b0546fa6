import VitroUI

/// Makes a class a model: observable, and one that a container can keep.
///
/// ```swift
/// @Model final class Trip {
///   var name: String
///   @Relationship(deleteRule: .cascade) var stays: [Stay] = []
///   init(name: String) { self.name = name }
/// }
/// ```
@attached(
  member, names: named(persistentRecord), named(schemaMetadata), named(_$read), named(_$willChange),
  named(_$didChange))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "VitroMacros", type: "PersistentModelMacro")

/// Gives a property of a model options, such as `.unique`.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitroMacros", type: "MarkMacro")

/// Says what happens to the models of a relationship, and which property of theirs leads back.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "VitroMacros", type: "MarkMacro")

/// Marks a property of a model that is its own, and not observed.
@attached(peer)
public macro Transient() = #externalMacro(module: "VitroMacros", type: "MarkMacro")

/// Makes a property of a model tell of its changes; written by ``Model()``.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "VitroMacros", type: "PersistedPropertyMacro")

/// Shows all models of a type in the container of a view; the body runs again when they change.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "VitroMacros", type: "QueryMacro")

/// Shows all models of a type in the container of a view; what changes moves as the animation says.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "VitroMacros", type: "QueryMacro")

/// Shows the models of a type that fulfil a condition, in an order.
///
/// ```swift
/// @Query(sort: [SortDescriptor(\Trip.name)]) private var trips: [Trip]
/// ```
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation? = nil
) = #externalMacro(module: "VitroMacros", type: "QueryMacro")

/// Shows the models of a type that fulfil a condition, in the order of a property.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
  filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value>,
  order: SortOrder = .forward, animation: Animation? = nil
) = #externalMacro(module: "VitroMacros", type: "QueryMacro")

/// Shows the models of a type that fulfil a condition, in the order of a property that may be missing.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
  filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value?>,
  order: SortOrder = .forward, animation: Animation? = nil
) = #externalMacro(module: "VitroMacros", type: "QueryMacro")

/// Shows the models that a description asks for.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) =
  #externalMacro(module: "VitroMacros", type: "QueryMacro")
