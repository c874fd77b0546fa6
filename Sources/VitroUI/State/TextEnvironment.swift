import Foundation

// What texts and controls here look like, as the modifiers of the same names have set it.

extension EnvironmentValues {
  /// How many lines of a text are shown at most, or `nil` for all.
  public var lineLimit: Int? {
    get { look { if case .lineLimit(let lines) = $0 { lines } else { nil } } }
    set { setLook(newValue.map { .lineLimit($0) }, like: .lineLimit(0)) }
  }

  /// The room added between lines, in points.
  public var lineSpacing: CGFloat {
    get { look { if case .lineSpacing(let room) = $0 { CGFloat(room) } else { nil } } ?? 0 }
    set { setLook(.lineSpacing(newValue), like: .lineSpacing(0)) }
  }

  /// Where lines of a text begin or end.
  public var multilineTextAlignment: TextAlignment {
    get { look { if case .textAlignment(let place) = $0 { place } else { nil } } ?? .leading }
    set { setLook(.textAlignment(newValue), like: .textAlignment(.leading)) }
  }

  /// The part that is cut off where a text does not fit.
  public var truncationMode: Text.TruncationMode {
    get { look { if case .truncation(let mode) = $0 { mode } else { nil } } ?? .tail }
    set { setLook(.truncation(newValue), like: .truncation(.tail)) }
  }

  /// Whether letters are all large or all small, or `nil` where they are as they are.
  public var textCase: Text.Case? {
    get { look { if case .textCase(let textCase) = $0 { textCase } else { nil } } }
    set { setLook(newValue.map { .textCase($0) }, like: .textCase(.uppercase)) }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { controls.size.flatMap { ControlSize(rawValue: $0) } ?? .regular }
    set { controls.size = newValue == .regular ? nil : newValue.rawValue }
  }

  private func look<Value>(_ part: (Look) -> Value?) -> Value? {
    for look in looks { if let value = part(look) { return value } }
    return nil
  }

  private mutating func setLook(_ look: Look?, like kind: Look) {
    if let look { looks.set(look) } else { looks.remove(like: kind) }
  }
}
