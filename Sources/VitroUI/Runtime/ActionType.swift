/// The types of actions: closures that return nothing, so that a body can only pass them on. Another action makes no other
/// view; the newest one is taken before it runs.
enum ActionType {
  /// Whether a type is that of an action. One that can write through a parameter may draw, and is none.
  static func contains(_ type: Any.Type) -> Bool {
    guard let function = FunctionType(type) else { return false }
    return function.result == Void.self
      && function.parameters.allSatisfy { !$0.isInout && isValue($0.type) }
  }

  private static func isValue(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalType.Type { return isValue(optional.wrapped) }
    return Kind(type).map { [.structure, .enumeration, .tuple].contains($0) } ?? false
  }
}

/// The kinds of types that the runtime tells apart, as its stable ABI numbers them.
private enum Kind: UInt {
  case structure = 0x200
  case enumeration = 0x201
  case tuple = 0x301
  case function = 0x302

  init?(_ type: Any.Type) {
    // A type is a pointer to what the runtime knows of it, which begins with its kind: nothing else tells a function.
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }
}

/// The type of a function, read from what the runtime knows of it: its kind, its flags, the result, the parameters, and
/// the flags of those. The library has no other way to its parts. (Swift's stable ABI, "Type Metadata".)
private struct FunctionType {
  let result: Any.Type
  let parameters: [(type: Any.Type, isInout: Bool)]

  init?(_ type: Any.Type) {
    guard Kind(type) == .function else { return nil }
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    let (count, hasFlags) = (Int(words[1] & 0xffff), words[1] & 0x0200_0000 != 0)
    result = unsafeBitCast(words[2], to: Any.Type.self)
    let flags = UnsafeRawPointer(words + 3 + count).assumingMemoryBound(to: UInt32.self)
    parameters = (0..<count).map { index in
      (
        type: unsafeBitCast(words[3 + index], to: Any.Type.self),
        isInout: hasFlags && flags[index] & 0x7f == 1
      )
    }
  }
}
