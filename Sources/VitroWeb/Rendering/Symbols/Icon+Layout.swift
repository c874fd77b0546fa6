extension Icon {
  /// Lists, grids, bars and charts: how things stand on a screen.
  static let layout: [String: Icon] = [
    "line.3.horizontal": Icon(lines: "M4 6.5h16M4 12h16M4 17.5h16"),
    "line.3.horizontal.decrease": Icon(lines: "M4 7h16M7 12h10M10 17h4"),
    "line.horizontal.3": Icon(lines: "M4 6.5h16M4 12h16M4 17.5h16"),
    "line.horizontal.3.decrease": Icon(lines: "M4 7h16M7 12h10M10 17h4"),
    "list.bullet": Icon(
      lines: "M9 6h11.5M9 12h11.5M9 18h11.5",
      dots: "M4.5 6h.02M4.5 12h.02M4.5 18h.02"
    ),
    "list.dash": Icon(lines: "M9 6h11.5M9 12h11.5M9 18h11.5M3.5 6h2M3.5 12h2M3.5 18h2"),
    "list.number": Icon(
      lines: """
        M10 6h10.5M10 12h10.5M10 18h10.5M3.5 4.5L5 3.8v4.7M3.5 14.6a1.5 1.5 0 0 1 3 .2\
        c0 1.4-3 2.2-3 4.2h3.2
        """
    ),
    "list.bullet.rectangle": Icon(
      body: rectangle, marks: "M10.5 9.5h7M10.5 14.5h7", dots: "M6.8 9.5h.02M6.8 14.5h.02"
    ),
    "list.bullet.clipboard": Icon(
      body: clipboard, marks: "M12.2 11.5h3M12.2 16.5h3", dots: "M8.8 11.5h.02M8.8 16.5h.02"
    ),
    "clipboard": Icon(body: clipboard),
    "checklist": Icon(lines: "M12 7h8.5M12 17h8.5M3.5 7l2 2L9 4.5M3.5 17l2 2L9 14.5"),
    "text.alignleft": Icon(lines: "M4 6h16M4 10h10M4 14h16M4 18h10"),
    "text.aligncenter": Icon(lines: "M4 6h16M7 10h10M4 14h16M7 18h10"),
    "text.alignright": Icon(lines: "M4 6h16M10 10h10M4 14h16M10 18h10"),
    "square.grid.2x2": Icon(
      body: box(3.5, 3.5) + box(13.5, 3.5) + box(3.5, 13.5) + box(13.5, 13.5)
    ),
    "square.grid.3x3": Icon(
      body: [3.5, 10, 16.5].map { y in [3.5, 10, 16.5].map { cell($0, y) }.joined() }.joined()
    ),
    "circle.grid.3x3": Icon(
      dots: """
        M5.5 5.5h.02M12 5.5h.02M18.5 5.5h.02M5.5 12h.02M12 12h.02M18.5 12h.02M5.5 18.5h.02\
        M12 18.5h.02M18.5 18.5h.02
        """
    ),
    "rectangle.grid.1x2": Icon(
      body: """
        M5.5 4h13a2 2 0 0 1 2 2v2.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z\
        M5.5 13.5h13a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-2.5a2 2 0 0 1 2-2z
        """
    ),
    "square.split.2x1": Icon(body: square, marks: "M12 4.8v14.4"),
    "rectangle.split.3x1": Icon(body: rectangle, marks: "M8.8 6.5v11M15.2 6.5v11"),
    "sidebar.left": Icon(body: rectangle, marks: "M9.6 6.5v11M5.5 8.8h.3M5.5 12.2h.3"),
    "sidebar.right": Icon(body: rectangle, marks: "M14.4 6.5v11M18.2 8.8h.3M18.2 12.2h.3"),
    "square.on.square": Icon(body: front, lines: back),
    "plus.square.on.square": Icon(
      body: front,
      marks: "M14.5 14.5v-2.8 2.8h2.8-2.8v2.8-2.8h-2.8z",
      lines: back
    ),
    "rectangle.portrait.on.rectangle.portrait": Icon(
      body: """
        M11 7.5h7a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V9.5a2 2 0 0 1 2-2z
        """,
      lines: "M15 4.8A1.8 1.8 0 0 0 13.2 3H6a2 2 0 0 0-2 2v9.5a2 2 0 0 0 2 2"
    ),
    "square.stack": Icon(
      body: """
        M7 8.5h10a2.5 2.5 0 0 1 2.5 2.5v7.5A2.5 2.5 0 0 1 17 21H7a2.5 2.5 0 0 1-2.5-2.5V11\
        A2.5 2.5 0 0 1 7 8.5z
        """,
      lines: "M6.5 5.7h11M8.5 3h7"
    ),
    "rectangle.stack": Icon(
      body: """
        M5 9h14a2.2 2.2 0 0 1 2.2 2.2v7A2.2 2.2 0 0 1 19 20.5H5a2.2 2.2 0 0 1-2.2-2.2v-7\
        A2.2 2.2 0 0 1 5 9z
        """,
      lines: "M5 6.2h14M7 3.5h10"
    ),
    "square.stack.3d.up": Icon(
      body: "M12 3.5l9 4.7-9 4.7-9-4.7z",
      lines: "M3.5 12.2l8.5 4.5 8.5-4.5M3.5 16.2l8.5 4.5 8.5-4.5"
    ),
    "slider.horizontal.3": Icon(
      lines: """
        M3.5 6h8.5M17 6h3.5M3.5 12h3.5M12 12h8.5M3.5 18h8.5M17 18h3.5M17 6\
        a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM12 12a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0z\
        M17 18a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0z
        """
    ),
    "switch.2": Icon(
      lines: """
        M6.8 3.5h10.4a3.5 3.5 0 0 1 0 7H6.8a3.5 3.5 0 0 1 0-7zM6.8 13.5h10.4\
        a3.5 3.5 0 0 1 0 7H6.8a3.5 3.5 0 0 1 0-7z
        """,
      dots: "M17 7h.02M7 17h.02"
    ),
    "chart.bar": Icon(
      body: """
        M4 13h2.5a.8.8 0 0 1 .8.8V20H3.2v-6.2A.8.8 0 0 1 4 13zM10.8 8h2.5a.8.8 0 0 1 .8.8\
        V20h-4.1V8.8a.8.8 0 0 1 .8-.8zM17.6 3.5h2.5a.8.8 0 0 1 .8.8V20h-4.1V4.3\
        a.8.8 0 0 1 .8-.8z
        """
    ),
    "chart.pie": Icon(
      body: "M10.5 5v8.5H19a8.5 8.5 0 1 1-8.5-8.5zM14 2.8a7.6 7.6 0 0 1 7.2 7.2H14z"
    ),
    "chart.line.uptrend.xyaxis": Icon(
      lines: "M3.5 4v13.5a3 3 0 0 0 3 3H20.5M7 15l4-4.5 3 3L20 6.5M15.8 6.5H20v4.2"
    ),
    "chart.xyaxis.line": Icon(lines: "M3.5 4v13.5a3 3 0 0 0 3 3H20.5M7 15l4-5 4 3.5 5-7"),
    "tablecells": Icon(lines: rectangle + "M2.5 9.7h19M2.5 14.3h19M9 5v14M15 5v14"),
    "waveform": Icon(lines: "M3 10.5v3M6.6 7v10M10.2 3.5v17M13.8 8v8M17.4 5.5v13M21 10.5v3"),
    "crop": Icon(
      lines: "M6.5 2.5V15a2.5 2.5 0 0 0 2.5 2.5h12.5M2.5 6.5H15a2.5 2.5 0 0 1 2.5 2.5v12.5"
    ),
    "ruler": Icon(
      body: "M15.5 3L21 8.5 8.5 21 3 15.5z",
      marks: "M12.6 7.4l1.8 1.8M9.7 10.3l1.8 1.8M6.8 13.2l1.8 1.8"
    ),
    "viewfinder": Icon(
      lines: """
        M3.5 8V6.5a3 3 0 0 1 3-3H8M16 3.5h1.5a3 3 0 0 1 3 3V8M20.5 16v1.5a3 3 0 0 1-3 3H16\
        M8 20.5H6.5a3 3 0 0 1-3-3V16
        """
    ),
  ]

  private static let clipboard =
    """
    M9 4.5a1.7 1.7 0 0 1 1.7-1.7h2.6A1.7 1.7 0 0 1 15 4.5h1.8a2.4 2.4 0 0 1 2.4 2.4v11.9\
    a2.4 2.4 0 0 1-2.4 2.4H7.2a2.4 2.4 0 0 1-2.4-2.4V6.9a2.4 2.4 0 0 1 2.4-2.4z
    """

  private static let front =
    """
    M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7a2.5 2.5 0 0 1-2.5-2.5v-7\
    a2.5 2.5 0 0 1 2.5-2.5z
    """

  private static let back =
    "M5.5 15.5a2 2 0 0 1-2-2V6a2.5 2.5 0 0 1 2.5-2.5h7.5a2 2 0 0 1 2 2"

  private static func cell(_ x: Double, _ y: Double) -> String { "M\(x) \(y)h4v4h-4z" }

  private static func box(_ x: Double, _ y: Double) -> String {
    """
    M\(x + 1.5) \(y)h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5h-4\
    a1.5 1.5 0 0 1-1.5-1.5v-4a1.5 1.5 0 0 1 1.5-1.5z
    """
  }
}
