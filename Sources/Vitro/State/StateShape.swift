import Synchronization

/// The description of a type of observable state: its fields, and the location of its marks.
///
/// Not generic, so that whoever follows the changes of many states needs no code for each type.
@usableFromInline
final class StateShape: Sendable {
  /// How many fields are observed one by one.
  let fieldCount: Int
  /// How many bytes after the beginning of a value its marks are stored; `nil` for an enum.
  let marksOffset: Int?
  var isEnum: Bool { marksOffset == nil }
  private let access: any MarkAccess

  private let fields: [StoredField]
  /// Key paths by the identity of their objects, so that they are compared by value only once.
  private let known = Mutex(KnownKeyPaths())

  private init<State: ObservableState>(_ type: State.Type) {
    let table = type._$fields
    fieldCount = table.all.count
    marksOffset = table.marksOffset
    access = Access<State>()
    fields = table.all.map {
      StoredField(paths: [$0.keyPath, $0.stored] + ($0.projected.map { [$0] } ?? []))
    }
  }

  /// The number of the field at a key path, be it that in the source or the stored one.
  func index(of keyPath: AnyKeyPath) -> Int? {
    let index = known.withLock { known in
      known.index(of: keyPath) {
        fields.firstIndex { $0.paths.contains(keyPath) } ?? -1
      }
    }
    return index < 0 ? nil : index
  }

  /// The stored key path of a field.
  func stored(_ index: Int) -> AnyKeyPath { fields[index].paths[1] }
}

/// A field by its key path in the source, by that of its storage, and by that of its projected value if
/// it has one. They capture nothing.
private struct StoredField: @unchecked Sendable {
  let paths: [AnyKeyPath]
}

// MARK: - One for each type

extension StateShape {
  private static let shapes = Mutex<[ObjectIdentifier: StateShape]>([:])

  /// The shape of a type, or `nil` if it is not observable.
  @usableFromInline
  static func of<State>(_ type: State.Type) -> StateShape? {
    guard let type = type as? any ObservableState.Type else { return nil }
    let id = ObjectIdentifier(type)
    if let shape = shapes.withLock({ $0[id] }) { return shape }
    let shape = StateShape(opening: type)
    return shapes.withLock { shapes in
      if let first = shapes[id] { return first }
      shapes[id] = shape
      return shape
    }
  }

  private convenience init(opening type: any ObservableState.Type) {
    self.init(type)
  }
}

// MARK: - Marks of an enum

extension StateShape {
  func marks(at address: UnsafeMutableRawPointer) -> StateSupport.Marks {
    access.marks(at: address)
  }

  func setMarks(_ marks: StateSupport.Marks, at address: UnsafeMutableRawPointer) {
    access.setMarks(marks, at: address)
  }
}

/// Reaches the marks of a state that does not store them at a fixed place.
private protocol MarkAccess: Sendable {
  func marks(at address: UnsafeMutableRawPointer) -> StateSupport.Marks
  func setMarks(_ marks: StateSupport.Marks, at address: UnsafeMutableRawPointer)
}

private struct Access<State: ObservableState>: MarkAccess {
  func marks(at address: UnsafeMutableRawPointer) -> StateSupport.Marks {
    address.assumingMemoryBound(to: State.self).pointee._$marks
  }

  func setMarks(_ marks: StateSupport.Marks, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: State.self).pointee._$marks = marks
  }
}
