import VitroPreviewRecords
import VitroUI

/// The types of the program that provide previews, by what the compiler leaves of conformances.
///
/// The layout is that of Swift's stable ABI (`docs/ABI/TypeMetadata.rst` of the compiler); what is not
/// as it says is left out. `#Preview` does not need it.
enum Providers {
  static var all: [any PreviewProvider.Type] {
    let records = vitro_conformance_records()
    guard let start = records.start, let end = records.end else { return [] }
    return stride(from: start, to: end, by: MemoryLayout<Int32>.size)
      .compactMap { Conformance(record: $0)?.provider }
  }
}

/// A conformance of a type to a protocol, as it lies in the memory of the program.
private struct Conformance {
  private let descriptor: UnsafeRawPointer

  init?(record: UnsafeRawPointer) {
    guard let descriptor = record.related(at: 0) else { return nil }
    self.descriptor = descriptor
  }

  /// The type, if the protocol is that of previews and the type is not generic.
  var provider: (any PreviewProvider.Type)? {
    guard isOfPreviews, let accessor = type?.accessor, let type = vitro_type_from(accessor)
    else { return nil }
    return unsafeBitCast(type, to: Any.Type.self) as? any PreviewProvider.Type
  }

  private var isOfPreviews: Bool {
    guard let descriptor = descriptor.relatedOrIndirect(at: 0) else { return false }
    let context = ContextDescriptor(start: descriptor)
    return context.kind == .protocol && context.name == "PreviewProvider"
  }

  private var type: ContextDescriptor? {
    let reference = descriptor.related(at: 4)
    switch descriptor.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
    case 0: return reference.map(ContextDescriptor.init)
    case 1: return reference?.load(as: UnsafeRawPointer?.self).map(ContextDescriptor.init)
    default: return nil
    }
  }
}

/// The descriptor that the compiler leaves of a type or a protocol.
private struct ContextDescriptor {
  enum Kind: UInt32 {
    case `protocol` = 3
    case `class` = 16
    case `struct` = 17
    case `enum` = 18
  }

  let start: UnsafeRawPointer

  var kind: Kind? { Kind(rawValue: flags & 0x1F) }

  var name: String? {
    start.related(at: 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  /// The function that knows the type; generic ones would ask it for more.
  var accessor: UnsafeRawPointer? {
    guard let kind, kind != .protocol, flags & 0x80 == 0 else { return nil }
    return start.related(at: 12)
  }

  private var flags: UInt32 { start.load(as: UInt32.self) }
}

extension UnsafeRawPointer {
  /// Where a place leads that holds the distance from itself.
  fileprivate func related(at offset: Int) -> UnsafeRawPointer? {
    let place = self + offset
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }

  /// The same for a distance that, if it is odd, leads to an address that leads on.
  fileprivate func relatedOrIndirect(at offset: Int) -> UnsafeRawPointer? {
    let place = self + offset
    let distance = Int(place.load(as: Int32.self))
    if distance == 0 { return nil }
    guard distance & 1 == 1 else { return place + distance }
    return (place + (distance - 1)).load(as: UnsafeRawPointer?.self)
  }
}
