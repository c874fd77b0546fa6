import Foundation

#if os(Linux)
  @_spi(Reflection) import Swift
#endif

/// The stored properties of a type of view: which are dynamic, and how to compare the others.
///
/// The fields of a type are enumerated once. Where the standard library does not offer that,
/// `Mirror` does the same for each value, more slowly; there, one view value that is mounted at two
/// places shares its state between them.
@MainActor
struct Fields {
  struct Field {
    let offset: Int
    let type: Any.Type
    /// Whether it is a struct or a tuple, so that it has fields of its own.
    let isComposed: Bool
    let isReference: Bool

    var isDynamic: Bool { type is any LinkedProperty.Type }
  }

  private static var known: [ObjectIdentifier: Fields] = [:]

  private let dynamic: [Field]
  private let plain: [Field]
  /// The dynamic properties of views that are kept in fields.
  private let nested: [Field]
  private let usesMirror: Bool

  static func of<Content>(_ type: Content.Type) -> Fields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = Fields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  init(_ type: Any.Type, usesMirror: Bool = false) {
    var all: [Field] = []
    self.usesMirror = usesMirror || !Fields.collect(type, at: 0, into: &all)
    dynamic = all.filter(\.isDynamic)
    let parts = all.filter { !$0.isDynamic }.flatMap(Fields.parts)
    plain = parts.filter { !$0.isDynamic }
    nested = parts.filter(\.isDynamic)
  }

  /// Connects the dynamic properties of a view with what `host` keeps for them.
  func link<Content>(_ view: inout Content, to host: any PropertyHost) {
    if usesMirror { return linkWithMirror(view, to: host) }
    guard !dynamic.isEmpty else { return }
    reserve(dynamic.count, in: host)
    withUnsafeMutableBytes(of: &view) { bytes in
      for (slot, field) in dynamic.enumerated() {
        guard let type = field.type as? any LinkedProperty.Type,
          let address = bytes.baseAddress?.advanced(by: field.offset)
        else { continue }
        linkProperty(type, at: address, to: host, slot: slot)
      }
    }
  }

  /// Whether two values of a view are known to look the same, their dynamic properties apart.
  func areEqual<Content>(_ left: Content, _ right: Content) -> Bool {
    if usesMirror { return false }
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return plain.allSatisfy { isEqual($0, left + $0.offset, right + $0.offset) }
          && dynamic.allSatisfy { isSame($0.type, left + $0.offset, right + $0.offset) }
          && nested.allSatisfy {
            isSame($0.type, left + $0.offset, right + $0.offset, isMounted: false)
          }
      }
    }
  }

  /// Whether a dynamic property of a view has another value in one environment than in the other.
  func areAffected<Content>(
    _ view: Content, by old: EnvironmentValues, _ new: EnvironmentValues
  ) -> Bool {
    if usesMirror { return true }
    return withUnsafeBytes(of: view) { bytes in
      guard let start = bytes.baseAddress else { return false }
      return dynamic.contains { isAffected($0.type, start + $0.offset, by: old, new) }
    }
  }

  private func reserve(_ count: Int, in host: any PropertyHost) {
    while host.slots.count < count { host.slots.append(nil) }
  }

  private func linkProperty<Property: LinkedProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, to host: any PropertyHost, slot: Int
  ) {
    address.assumingMemoryBound(to: type).pointee.link(to: host, slot: slot)
  }

  private func isEqual(
    _ field: Field, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    func compare<Value>(_ type: Value.Type) -> Bool {
      // The same bits are the same value, whatever it is; and the bits of a reference are all of it,
      // even where it is weak, which must not be read as if it were not.
      if memcmp(left, right, MemoryLayout<Value>.size) == 0 { return true }
      if field.isReference { return false }
      return VitroUI.areEqual(
        left.assumingMemoryBound(to: type).pointee, right.assumingMemoryBound(to: type).pointee)
    }
    return _openExistential(field.type, do: compare)
  }

  private func isSame(
    _ type: Any.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, isMounted: Bool = true
  ) -> Bool {
    func compare<Property: LinkedProperty>(_ type: Property.Type) -> Bool {
      let left = left.assumingMemoryBound(to: type).pointee
      let right = right.assumingMemoryBound(to: type).pointee
      return isMounted ? left.isSame(as: right) : left.isSameUnmounted(as: right)
    }
    guard let type = type as? any LinkedProperty.Type else { return false }
    return compare(type)
  }

  private func isAffected(
    _ type: Any.Type, _ address: UnsafeRawPointer, by old: EnvironmentValues,
    _ new: EnvironmentValues
  ) -> Bool {
    func ask<Property: LinkedProperty>(_ type: Property.Type) -> Bool {
      address.assumingMemoryBound(to: type).pointee.isAffected(by: old, new)
    }
    guard let type = type as? any LinkedProperty.Type else { return false }
    return ask(type)
  }

  private func linkWithMirror(_ view: Any, to host: any PropertyHost) {
    let properties = Mirror(reflecting: view).children.compactMap {
      $0.value as? any LinkedProperty
    }
    reserve(properties.count, in: host)
    for (slot, property) in properties.enumerated() {
      var property = property
      property.link(to: host, slot: slot)
    }
  }

  /// Collects the fields of a type, those of dynamic properties that are made of others included;
  /// `false` where that cannot be done.
  private static func collect(
    _ type: Any.Type, at start: Int, into fields: inout [Field]
  ) -> Bool {
    #if os(Linux)
      var found: [Field] = []
      let isComplete = _forEachField(of: type, options: []) { _, offset, type, kind in
        found.append(
          Field(
            offset: start + offset, type: type, isComposed: kind == .struct || kind == .tuple,
            isReference: type is AnyObject.Type
              || (type as? any OptionalType.Type)?.wrapped is AnyObject.Type))
        return true
      }
      guard isComplete else { return false }
      for field in found {
        if isTransparent(field.type) {
          guard collect(field.type, at: field.offset, into: &fields) else { return false }
        } else {
          fields.append(field)
        }
      }
      return true
    #else
      return false
    #endif
  }

  /// Whether the properties in a type of property count as if they stood beside it.
  private static func isTransparent(_ type: Any.Type) -> Bool {
    (type is any DynamicProperty.Type || type is any ViewModifier.Type)
      && !(type is any LinkedProperty.Type)
  }

  /// What has to be compared for a field: its own fields, where it has some and no `==`.
  private static func parts(of field: Field) -> [Field] {
    guard field.isComposed, !field.isDynamic, !(field.type is any Equatable.Type) else {
      return [field]
    }
    var parts: [Field] = []
    guard collect(field.type, at: field.offset, into: &parts) else { return [field] }
    return parts.flatMap(Fields.parts)
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
