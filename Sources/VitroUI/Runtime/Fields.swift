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
  }

  private static var known: [ObjectIdentifier: Fields] = [:]

  private let dynamic: [Field]
  private let plain: [Field]
  private let usesMirror: Bool

  static func of<Content: View>(_ type: Content.Type) -> Fields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = Fields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  init(_ type: Any.Type, usesMirror: Bool = false) {
    var all: [Field] = []
    self.usesMirror = usesMirror || !Fields.collect(type, at: 0, into: &all)
    dynamic = all.filter { $0.type is any LinkedProperty.Type }
    plain = all.filter { !($0.type is any LinkedProperty.Type) }
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
        return plain.allSatisfy { isEqual($0.type, left + $0.offset, right + $0.offset) }
          && dynamic.allSatisfy { isSame($0.type, left + $0.offset, right + $0.offset) }
      }
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
    _ type: Any.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    func compare<Value>(_ type: Value.Type) -> Bool {
      VitroUI.areEqual(
        left.assumingMemoryBound(to: type).pointee, right.assumingMemoryBound(to: type).pointee)
    }
    return _openExistential(type, do: compare)
  }

  private func isSame(
    _ type: Any.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    func compare<Property: LinkedProperty>(_ type: Property.Type) -> Bool {
      left.assumingMemoryBound(to: type).pointee.isSame(
        as: right.assumingMemoryBound(to: type).pointee)
    }
    guard let type = type as? any LinkedProperty.Type else { return false }
    return compare(type)
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
      let isComplete = _forEachField(of: type, options: []) { _, offset, type, _ in
        found.append(Field(offset: start + offset, type: type))
        return true
      }
      guard isComplete else { return false }
      for field in found {
        if field.type is any DynamicProperty.Type, !(field.type is any LinkedProperty.Type) {
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
}
