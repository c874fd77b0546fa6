#if os(Linux)
  @_spi(Reflection) import Swift
#endif

/// A stored property of a type: where it is, and what it is.
struct Field {
  let offset: Int
  let type: Any.Type
  /// Whether it is a struct or a tuple, so that it has fields of its own.
  let isComposed: Bool

  /// What has to be compared for the field: its own fields, where it has some and no `==`.
  var parts: [Field] {
    guard isComposed, !(type is any Equatable.Type), !(type is any LinkedProperty.Type) else {
      return [self]
    }
    var fields: [Field] = []
    guard Field.collect(type, at: offset, into: &fields) else { return [self] }
    return fields.flatMap(\.parts)
  }

  var isReference: Bool {
    type is AnyObject.Type || (type as? any OptionalType.Type)?.wrapped is AnyObject.Type
  }

  /// Whether the properties in it count as if they stood beside it.
  private var isTransparent: Bool {
    (type is any DynamicProperty.Type || type is any ViewModifier.Type
      || type is any ToolbarContent.Type || isStyle) && !(type is any LinkedProperty.Type)
  }

  /// Whether it is a struct that styles something; one without fields, as an enum is, is compared whole.
  private var isStyle: Bool {
    guard isComposed else { return false }
    return type is any ButtonStyle.Type || type is any PrimitiveButtonStyle.Type
      || type is any ProgressViewStyle.Type || type is any LabelStyle.Type
  }

  var size: Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  /// Collects the fields of a type, those of dynamic properties that are made of others included;
  /// `false` where that cannot be done.
  static func collect(_ type: Any.Type, at start: Int, into fields: inout [Field]) -> Bool {
    #if os(Linux)
      var found: [Field] = []
      let isComplete = _forEachField(of: type, options: []) { _, offset, type, kind in
        found.append(
          Field(
            offset: start + offset, type: type, isComposed: kind == .struct || kind == .tuple))
        return true
      }
      guard isComplete else { return false }
      for field in found {
        if field.isTransparent {
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

protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
