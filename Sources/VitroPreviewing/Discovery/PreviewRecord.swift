import VitroPreviewRecords

/// The record that a `#Preview` leaves in the program for ``Previews/all``: a function that makes the preview.
///
/// The macro writes it; there is no reason to write one.
public typealias PreviewRecord = (
  version: UInt32, reserved: UInt32, write: @convention(c) (UnsafeMutableRawPointer) -> Void
)

extension Preview {
  /// Puts the preview where an optional one is; the code that `#Preview` writes calls it.
  public func write(to place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: Preview?.self).pointee = self
  }
}

/// The previews that have left a record in the program.
enum RecordedPreviews {
  /// The version of records that is understood.
  private static let version: UInt32 = 1

  static var all: [Preview] {
    let records = vitro_preview_records()
    guard let start = records.start, let end = records.end else { return [] }
    let count = (end - start) / MemoryLayout<PreviewRecord>.stride
    let buffer = UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: PreviewRecord.self), count: count)
    // The linker may leave room between records, which is zero.
    return buffer.filter { $0.version == version }.compactMap { preview(writtenBy: $0.write) }
  }

  private static func preview(writtenBy write: (UnsafeMutableRawPointer) -> Void) -> Preview? {
    var preview: Preview?
    withUnsafeMutablePointer(to: &preview) { write(UnsafeMutableRawPointer($0)) }
    return preview
  }
}
