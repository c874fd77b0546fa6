import Foundation

/// One thing about how an element wants to look; a surface may do as it can.
public enum Look: Hashable, Sendable {
  // Letters

  /// What letters and symbols are written with.
  case foreground(Paint)
  /// What controls are highlighted with.
  case tint(Paint)
  /// The size of letters in points.
  case fontSize(Double)
  /// A family of letters by its name.
  case fontFamily(String)
  /// The family that letters belong to.
  case fontDesign(Font.Design)
  /// How heavy letters are, from 100 to 900.
  case fontWeight(Int)
  /// Letters lean.
  case italic
  /// Digits are all as wide as each other.
  case monospacedDigits
  /// A line under the letters.
  case underline(Paint?)
  /// A line through the letters.
  case strikethrough(Paint?)
  /// The room added between letters, in points.
  case tracking(Double)
  /// How far letters stand above their line, in points.
  case baselineOffset(Double)
  /// All letters are large ones, or small ones.
  case textCase(TextCase)
  /// Lines shown at most; the rest is cut off with an ellipsis.
  case lineLimit(Int)
  /// Where lines begin or end.
  case textAlignment(TextAlignment)
  /// The room added between lines, in points.
  case lineSpacing(Double)
  /// What is cut off where a text does not fit.
  case truncation(TextTruncation)
  /// A text never gets less room than it wants, in these directions.
  case fixedSize(Axis.Set)

  // Boxes

  /// The room kept around what is inside; `nil` at a side for the surface's default.
  case padding(Padding)
  /// The size, and where what is inside stands in it.
  case frame(Frame)
  /// What is behind, in an outline.
  case background(Paint, Outline)
  /// A line along the inside of the edge: what with, and how wide in points.
  case border(Paint, Double)
  /// What lies outside of an outline is not shown.
  case clip(Outline)
  /// How much it covers of what is behind: 0 is invisible.
  case opacity(Double)
  /// Shown elsewhere by so many points, while its room stays where it was.
  case offset(Double, Double)
  /// The middle stands at a point of the surrounding box, in points.
  case position(Double, Double)
  /// Shown larger or smaller, around a point.
  case scale(Double, Double, UnitPoint)
  /// Shown turned, around a point.
  case rotation(Angle, UnitPoint)
  /// Shown turned in space, around an axis.
  case rotation3D(Angle, x: Double, y: Double, z: Double)
  /// A shadow: what with, how soft, and how far away, in points.
  case shadow(Paint, radius: Double, x: Double, y: Double)
  /// Out of focus by so many points.
  case blur(Double)
  /// Its width to its height, or `nil` for its own; whether it fits in or fills its room.
  case aspectRatio(Double?, ContentMode)
  /// How it mixes with what is behind.
  case blendMode(BlendMode)
  /// Brighter or darker, from -1 to 1.
  case brightness(Double)
  /// More or less contrast; 1 is as it is.
  case contrast(Double)
  /// More or less colour; 1 is as it is, 0 is grey.
  case saturation(Double)
  /// Less colour: 1 is grey.
  case grayscale(Double)
  /// The colours on the other side of the circle of colours, by an angle.
  case hueRotation(Angle)
  /// Every colour is the opposite one.
  case colorInvert
  /// In front of what has less, behind what has more.
  case zIndex(Double)
  /// The room that others leave to it first.
  case layoutPriority(Double)
  /// Keeps its place without being shown.
  case hidden
  /// Lets what is behind take the pointer.
  case ignoresPointer
  /// Shown as a shape of what will be there.
  case redacted
  /// Reaches to the edges of the screen.
  case ignoresSafeArea
  /// Scrolls in these directions.
  case scrolls(Axis.Set)
  /// How many columns, or how wide; the room between them and between rows in points.
  case columns(Columns)
  /// Spans so many columns.
  case columnSpan(Int)
  /// Changes of it are shown as a motion: how long in seconds, and in which way.
  case animation(seconds: Double, curve: String, repeats: Bool)

  /// The room kept at each side in points, or `nil` for the surface's default.
  public struct Padding: Hashable, Sendable {
    /// The room at each side.
    public var top, leading, bottom, trailing: CGFloat?

    /// Makes the room at each side.
    public init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// The size of a box in points, as far as it is set, and where what is inside stands in it.
  public struct Frame: Hashable, Sendable {
    /// The width.
    public var width: CGFloat?
    /// The height.
    public var height: CGFloat?
    /// The least and the largest width.
    public var minWidth, maxWidth: CGFloat?
    /// The least and the largest height.
    public var minHeight, maxHeight: CGFloat?
    /// Where what is inside stands.
    public var alignment = Alignment.center

    /// Makes a size with nothing set.
    public init() {}
  }

  /// The columns of a grid.
  public struct Columns: Hashable, Sendable {
    /// The width of a column.
    public enum Width: Hashable, Sendable {
      /// So many points.
      case fixed(Double)
      /// An equal part of what is left, within limits in points.
      case flexible(Double, Double)
      /// As many as there is room for, each within limits in points.
      case adaptive(Double, Double)
      /// As wide as what is in it.
      case fitting
    }

    /// The columns; in a horizontal grid these are rows.
    public var widths: [Width]
    /// The room between columns, and between rows, in points; `nil` for the surface's default.
    public var spacing, lineSpacing: Double?
    /// The direction in which the grid goes on.
    public var axis = Axis.vertical
  }
}

/// The case of a text's letters: all large, or all small.
public enum TextCase: String, Hashable, Sendable {
  /// All large.
  case uppercase
  /// All small.
  case lowercase
}

/// The truncation of a text that does not fit, by the part that is cut off.
public enum TextTruncation: String, Hashable, Sendable {
  /// Its beginning.
  case head
  /// Its middle.
  case middle
  /// Its end.
  case tail
}

/// The mode in which content takes its room: it fits into it, or fills it.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  /// All of it is seen, and some room may be left.
  case fit
  /// All of the room is used, and some of it may not be seen.
  case fill
}

/// The mode in which content blends with what is behind.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// It covers what is behind.
  case normal
  /// Both darken each other.
  case multiply
  /// Both lighten each other.
  case screen
  /// Light gets lighter, dark gets darker.
  case overlay
  /// The darker one is seen.
  case darken
  /// The lighter one is seen.
  case lighten
  /// What is behind gets lighter.
  case colorDodge
  /// What is behind gets darker.
  case colorBurn
  /// As under a soft light.
  case softLight
  /// As under a hard light.
  case hardLight
  /// The difference of both.
  case difference
  /// Nearly the difference of both.
  case exclusion
  /// The hue of this, the rest of what is behind.
  case hue
  /// The saturation of this, the rest of what is behind.
  case saturation
  /// The colour of this, the light of what is behind.
  case color
  /// The light of this, the colour of what is behind.
  case luminosity
  /// Both are added.
  case plusLighter
}

extension BlendMode {
  /// Where there is something behind; shown as it is.
  public static let sourceAtop = BlendMode.normal
  /// Behind what is there; shown as it is.
  public static let destinationOver = BlendMode.normal
  /// Takes away what is behind; shown as it is.
  public static let destinationOut = BlendMode.normal
  /// Both are added and darkened; shown as `multiply`.
  public static let plusDarker = BlendMode.multiply
}

extension Look {
  /// Whether nothing is seen of what looks so.
  var isInvisible: Bool {
    switch self {
    case .hidden: true
    case .opacity(let part): part <= 0
    default: false
    }
  }
}

extension [Look] {
  /// Adds a look of letters, in place of one of the same kind.
  mutating func set(_ look: Look) {
    if let index = firstIndex(where: { $0.kind == look.kind }) {
      self[index] = look
    } else {
      append(look)
    }
  }

  /// Takes the look of this kind away.
  mutating func remove(like look: Look) {
    removeAll { $0.kind == look.kind }
  }

  /// These looks, and those of another list in place of the same kinds.
  func setting(_ looks: [Look]) -> [Look] {
    if isEmpty { return looks }
    var result = self
    for look in looks { result.set(look) }
    return result
  }
}

extension Look {
  /// Tells the kinds of looks of letters apart.
  fileprivate var kind: Int {
    switch self {
    case .foreground: 1
    case .tint: 2
    case .fontSize: 3
    case .fontFamily: 4
    case .fontDesign: 5
    case .fontWeight: 6
    case .italic: 7
    case .monospacedDigits: 8
    case .underline: 9
    case .strikethrough: 10
    case .tracking: 11
    case .baselineOffset: 12
    case .textCase: 13
    case .lineLimit: 14
    case .textAlignment: 15
    case .lineSpacing: 16
    case .truncation: 17
    case .fixedSize: 18
    default: 0
    }
  }
}
