/// A part of a text that looks the same.
public struct TextRun: Hashable, Sendable {
  /// The text.
  public var text: String
  /// How it looks.
  public var looks: [Look]
  /// The text style by SwiftUI's name, or `nil` for the one around it.
  public var font: String?
  /// Where it leads, or `nil`.
  public var url: String?
  /// A symbol in place of the text, by SwiftUI's name.
  public var symbol: String?
  /// What the text says, where that depends on its environment; no element has it.
  var placed: PlacedText?

  /// Makes a part of a text.
  public init(
    _ text: String, looks: [Look] = [], font: String? = nil, url: String? = nil,
    symbol: String? = nil
  ) {
    self.text = text
    self.looks = looks
    self.font = font
    self.url = url
    self.symbol = symbol
  }

  init(_ placed: PlacedText) {
    self.init("")
    self.placed = placed
  }

  /// What it says where no environment is known.
  var usualText: String { placed?.usual ?? text }

  /// The run as it is written in an environment.
  @MainActor func written(in environment: EnvironmentValues) -> TextRun {
    guard let placed else { return self }
    var run = self
    run.text = placed.string(in: environment)
    run.placed = nil
    return run
  }

  /// The run with other looks.
  func with(looks: [Look], font: String?) -> TextRun {
    var run = self
    run.looks = looks
    run.font = font
    return run
  }
}

extension [TextRun] {
  /// The runs, those that follow each other and lead to the same address together.
  package var byAddress: [ArraySlice<TextRun>] {
    var groups: [ArraySlice<TextRun>] = []
    var start = startIndex
    for index in indices.dropFirst() where self[index].url != self[start].url {
      groups.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : groups + [self[start...]]
  }
}
