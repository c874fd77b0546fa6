extension TextState: CustomStringConvertible {
  /// The text with marks for how it looks: `Delete **everything**?`.
  public var description: String {
    runs.map(\.marked).joined()
  }
}

extension TextState: CustomReflectable {
  /// The text as it is printed.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: [description], displayStyle: .struct)
  }
}

extension TextState.Run {
  /// The characters between the marks that plain text has for their style.
  fileprivate var marked: String {
    let marks: [(TextState.Style, before: String, after: String)] = [
      (.monospaced, "`", "`"), (.strikethrough, "~~", "~~"), (.underline, "<u>", "</u>"),
      (.italic, "_", "_"), (.bold, "**", "**"),
    ]
    return marks.reduce(text) { text, mark in
      style.contains(mark.0) ? mark.before + text + mark.after : text
    }
  }
}
