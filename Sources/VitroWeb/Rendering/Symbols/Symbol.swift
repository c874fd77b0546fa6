/// A small picture that SwiftUI code names, such as `"trash"`.
struct Symbol {
  /// The symbol as SVG, as large as the letters around it.
  let svg: String

  /// The symbol of this name, or `nil` where there is none.
  static func named(_ name: String) -> Symbol? {
    lines[name].map { path in
      Symbol(
        svg:
          "<svg class=\"symbol\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" fill=\"none\""
          + " stroke=\"currentColor\" stroke-width=\"1.8\" stroke-linecap=\"round\""
          + " stroke-linejoin=\"round\"><path d=\"\(path)\"/></svg>"
      )
    }
  }

  private static let lines = [
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "checkmark": "M5 13l4 4L19 7",
    "star": "M12 4l2.5 5 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8z",
    "trash": "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v6M14 11v6",
    "heart": "M12 20C4 14 4 10 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 1 0 5-8 11z",
    "house": "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
    "person": "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-5 15-5 16 0",
    "magnifyingglass": "M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM16 16l4 4",
    "gear":
      "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 3v3M12 18v3M3 12h3M18 12h3M6 6l2 2M16 16l2 2M6 18l2-2M16 8l2-2",
    "globe": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  ]
}
