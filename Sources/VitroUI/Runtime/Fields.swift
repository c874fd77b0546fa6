import Foundation

/// The stored properties of a type of view: which are dynamic, and how to compare the others.
///
/// The fields of a type are enumerated once. Where the standard library does not offer that,
/// `Mirror` does the same for each value, more slowly; there, one view value that is mounted at two
/// places shares its state between them.
@MainActor
struct Fields {
  private static var known: [ObjectIdentifier: Fields] = [:]

  private var plain: [PlainField] = []
  private var dynamic: [DynamicField] = []
  /// The dynamic properties of views that are kept in fields.
  private var nested: [DynamicField] = []
  /// Says what the properties need that read an object of the environment.
  private var objectReaders: [(UnsafeRawPointer, EnvironmentValues) -> MissingObject?] = []
  private let usesMirror: Bool
  /// Whether the type is one of an application, not of a module of ours.
  let isOfApplication: Bool

  static func of<Content>(_ type: Content.Type) -> Fields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = Fields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  init(_ type: Any.Type, usesMirror: Bool = false) {
    var fields: [Field] = []
    isOfApplication = !LibraryModule.contains(type)
    self.usesMirror = usesMirror || !Field.collect(type, at: 0, into: &fields)
    for field in fields {
      if let type = field.type as? any LinkedProperty.Type {
        dynamic.append(DynamicField(type, at: field.offset))
        if let type = field.type as? any ObjectReader.Type { addReader(type, at: field.offset) }
      } else {
        add(field.parts)
      }
    }
  }

  private mutating func addReader<Reader: ObjectReader>(_ type: Reader.Type, at offset: Int) {
    objectReaders.append {
      ($0 + offset).assumingMemoryBound(to: type).pointee.missingObject(in: $1)
    }
  }

  private mutating func add(_ parts: [Field]) {
    for part in parts {
      if let type = part.type as? any LinkedProperty.Type {
        nested.append(DynamicField(type, at: part.offset))
      } else {
        plain.append(PlainField(part))
      }
    }
  }

  /// Whether the type is none that is made of fields, such as a closure.
  var isEmpty: Bool { plain.isEmpty && dynamic.isEmpty && nested.isEmpty }

  /// Connects the dynamic properties of a view with what `host` keeps for them.
  func link<Content>(_ view: inout Content, to host: any PropertyHost) {
    if usesMirror { return linkWithMirror(view, to: host) }
    guard !dynamic.isEmpty else { return }
    reserve(dynamic.count, in: host)
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let start = bytes.baseAddress else { return }
      for (slot, field) in dynamic.enumerated() { field.link(start + field.offset, host, slot) }
    }
  }

  /// How alike two values of a view are known to look, their dynamic properties apart.
  func likeness<Content>(_ left: Content, _ right: Content) -> Likeness {
    if usesMirror { return .different }
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return .same }
        var likeness = Likeness.same
        for field in plain {
          switch field.likeness(left + field.offset, right + field.offset) {
          case .different: return .different
          case .sameButActions: likeness = .sameButActions
          case .same: break
          }
        }
        let isSame =
          dynamic.allSatisfy { $0.isSame(left + $0.offset, right + $0.offset, true) }
          && nested.allSatisfy { $0.isSame(left + $0.offset, right + $0.offset, false) }
        return isSame ? likeness : .different
      }
    }
  }

  /// The first object that a view needs and that an environment does not have, if any.
  func missingObject<Content>(_ view: Content, in environment: EnvironmentValues) -> MissingObject?
  {
    if usesMirror { return missingObjectWithMirror(view, in: environment) }
    guard !objectReaders.isEmpty else { return nil }
    return withUnsafeBytes(of: view) { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return objectReaders.lazy.compactMap { $0(start, environment) }.first
    }
  }

  private func missingObjectWithMirror(
    _ view: Any, in environment: EnvironmentValues
  ) -> MissingObject? {
    Mirror(reflecting: view).children.lazy
      .compactMap { ($0.value as? any ObjectReader)?.missingObject(in: environment) }.first
  }

  private func reserve(_ count: Int, in host: any PropertyHost) {
    while host.slots.count < count { host.slots.append(nil) }
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
}

/// How alike two values of a view look.
enum Likeness {
  case same
  /// The same, with other actions in it.
  case sameButActions
  case different
}

/// A dynamic property in a view, whatever its type is.
@MainActor
private struct DynamicField {
  let offset: Int
  let link: (UnsafeMutableRawPointer, any PropertyHost, Int) -> Void
  let isSame: (UnsafeRawPointer, UnsafeRawPointer, _ isMounted: Bool) -> Bool

  init<Property: LinkedProperty>(_ type: Property.Type, at offset: Int) {
    self.offset = offset
    link = { $0.assumingMemoryBound(to: type).pointee.link(to: $1, slot: $2) }
    isSame = { left, right, isMounted in
      let left = left.assumingMemoryBound(to: type)
      let right = right.assumingMemoryBound(to: type)
      return isMounted
        ? left.pointee.isSame(as: right.pointee)
        : left.pointee.isSameUnmounted(as: right.pointee)
    }
  }
}

/// A field in a view that is compared, whatever its type is.
@MainActor
private struct PlainField {
  let offset: Int
  private let size: Int
  /// Compares what has not the same bits; `nil` where that says all.
  private let compare: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  private let isAction: Bool

  init(_ field: Field) {
    offset = field.offset
    size = field.size
    // The bits of a reference are all of it, even where it is weak, which must not be read as if it
    // were not.
    let type = field.isReference ? nil : field.type as? any Equatable.Type
    compare = type.map { PlainField.comparison($0) }
    let wrapped = (field.type as? any OptionalType.Type)?.wrapped
    isAction = ActionType.contains(wrapped ?? field.type)
  }

  /// The same bits are the same value, whatever it is.
  func likeness(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Likeness {
    if memcmp(left, right, size) == 0 { return .same }
    if isAction {
      // The first word of a closure is its code; of one that is not there, nothing.
      let (old, new) = (left.loadUnaligned(as: UInt.self), right.loadUnaligned(as: UInt.self))
      return (old == 0) == (new == 0) ? .sameButActions : .different
    }
    return compare?(left, right) == true ? .same : .different
  }

  private static func comparison<Value: Equatable>(
    _ type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { left, right in
      left.assumingMemoryBound(to: type).pointee == right.assumingMemoryBound(to: type).pointee
    }
  }
}
