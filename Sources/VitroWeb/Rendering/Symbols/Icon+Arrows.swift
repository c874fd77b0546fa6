extension Icon {
  /// Arrows and chevrons. The lines of a head are walked from the tip and back, so that they can
  /// be cut out in one piece.
  static let arrows: [String: Icon] = [
    "arrow.up": Icon(lines: "M12 20V4L5.5 10.5 12 4l6.5 6.5L12 4z"),
    "arrow.down": Icon(lines: "M12 4v16l6.5-6.5L12 20l-6.5-6.5L12 20z"),
    "arrow.left": Icon(lines: "M20 12H4l6.5 6.5L4 12l6.5-6.5L4 12z"),
    "arrow.right": Icon(lines: "M4 12h16l-6.5-6.5L20 12l-6.5 6.5L20 12z"),
    "arrow.up.right": Icon(lines: "M6 18L18 6H8.5H18v9.5V6z"),
    "arrow.up.left": Icon(lines: "M18 18L6 6v9.5V6h9.5H6z"),
    "arrow.down.right": Icon(lines: "M6 6l12 12V8.5V18H8.5H18z"),
    "arrow.down.left": Icon(lines: "M18 6L6 18h9.5H6V8.5V18z"),
    "chevron.up": Icon(lines: "M5 15.5l7-7 7 7"),
    "chevron.down": Icon(lines: "M5 8.5l7 7 7-7"),
    "chevron.left": Icon(lines: "M15 5l-7 7 7 7"),
    "chevron.right": Icon(lines: "M9 5l7 7-7 7"),
    "chevron.up.chevron.down": Icon(lines: "M7.5 9L12 4.5 16.5 9M7.5 15l4.5 4.5 4.5-4.5"),
    "chevron.left.2": Icon(lines: "M11 5.5L4.5 12l6.5 6.5M19 5.5L12.5 12l6.5 6.5"),
    "chevron.right.2": Icon(lines: "M5 5.5l6.5 6.5L5 18.5M13 5.5l6.5 6.5L13 18.5"),
    "chevron.compact.down": Icon(lines: "M4 10l8 4 8-4"),
    "chevron.compact.up": Icon(lines: "M4 14l8-4 8 4"),
    "arrow.clockwise": Icon(
      lines: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.3V4v5.3h-5.3H20l-2.7-2.6A7.5 7.5 0 1 0 19.5 12z"
    ),
    "arrow.counterclockwise": Icon(
      lines: "M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9.3h5.3H4V4v5.3l2.7-2.6A7.5 7.5 0 1 1 4.5 12z"
    ),
    "arrow.triangle.2.circlepath": Icon(
      lines: """
        M4.2 10.5a8 8 0 0 1 14-4L20 8.5M20 3.8v4.7h-4.7M19.8 13.5a8 8 0 0 1-14 4L4 15.5\
        M4 20.2v-4.7h4.7
        """
    ),
    "arrow.triangle.branch": Icon(
      lines: """
        M8.5 5.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM8.5 18.5a2.5 2.5 0 1 1-5 0\
        a2.5 2.5 0 0 1 5 0zM20.5 7.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM6 8v8M18 10\
        a5 5 0 0 1-5 4H6
        """
    ),
    "arrow.up.arrow.down": Icon(lines: "M7.5 19V5L3.5 9M7.5 5l4 4M16.5 5v14l4-4M16.5 19l-4-4"),
    "arrow.left.arrow.right": Icon(lines: "M19 7.5H5l4-4M5 7.5l4 4M5 16.5h14l-4-4M19 16.5l-4 4"),
    "arrow.left.and.right": Icon(lines: "M3 12h18M7.5 7.5L3 12l4.5 4.5M16.5 7.5L21 12l-4.5 4.5"),
    "arrow.up.and.down": Icon(lines: "M12 3v18M7.5 7.5L12 3l4.5 4.5M7.5 16.5L12 21l4.5-4.5"),
    "arrow.up.left.and.arrow.down.right": Icon(
      lines: "M10 10L4 4M4 9.5V4h5.5M14 14l6 6M20 14.5V20h-5.5"
    ),
    "arrow.down.right.and.arrow.up.left": Icon(
      lines: "M4 4l6 6M10 4.5V10H4.5M20 20l-6-6M14 19.5V14h5.5"
    ),
    "arrow.uturn.left": Icon(lines: "M8.5 4.5L4 9l4.5 4.5M4 9h11a5 5 0 0 1 0 10h-4.5"),
    "arrow.uturn.right": Icon(lines: "M15.5 4.5L20 9l-4.5 4.5M20 9H9a5 5 0 0 0 0 10h4.5"),
    "arrow.turn.up.left": Icon(lines: "M9 4.5L4 9.5l5 5M4 9.5h11a5 5 0 0 1 5 5v5"),
    "arrow.turn.up.right": Icon(lines: "M15 4.5l5 5-5 5M20 9.5H9a5 5 0 0 0-5 5v5"),
    "arrow.turn.down.right": Icon(lines: "M15 9.5l5 5-5 5M20 14.5H9a5 5 0 0 1-5-5v-5"),
    "arrow.down.to.line": Icon(lines: "M12 3v13M6 10l6 6 6-6M4.5 20.5h15"),
    "arrow.up.to.line": Icon(lines: "M12 21V8M6 14l6-6 6 6M4.5 3.5h15"),
    "arrow.right.to.line": Icon(lines: "M3 12h13M10 6l6 6-6 6M20.5 4.5v15"),
    "arrow.left.to.line": Icon(lines: "M21 12H8M14 6l-6 6 6 6M3.5 4.5v15"),
    "repeat": Icon(
      lines: "M4 11v-1a4 4 0 0 1 4-4h12l-3-3M20 6l-3 3M20 13v1a4 4 0 0 1-4 4H4l3-3M4 18l3 3"
    ),
    "shuffle": Icon(
      lines: """
        M3 7h3.2a4 4 0 0 1 3.3 1.8l4 6.4a4 4 0 0 0 3.3 1.8H21M18 14l3 3-3 3M3 17h3.2\
        a4 4 0 0 0 3.3-1.8M13.5 8.8A4 4 0 0 1 16.8 7H21M18 4l3 3-3 3
        """
    ),
    "square.and.arrow.up": Icon(lines: tray + "M12 15V3L8.5 6.5 12 3l3.5 3.5L12 3z"),
    "square.and.arrow.down": Icon(lines: tray + "M12 3v13l3.5-3.5L12 16l-3.5-3.5L12 16z"),
    "rectangle.portrait.and.arrow.right": Icon(
      lines: """
        M13.5 16.5v1.5a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3h3.5a3 3 0 0 1 3 3v1.5\
        M9 12h12M17.5 8.5L21 12l-3.5 3.5
        """
    ),
    "arrow.up.doc": Icon(lines: page + "M12 18v-6M9.5 14l2.5-2.5 2.5 2.5"),
    "arrow.down.doc": Icon(lines: page + "M12 11.5v6M9.5 15.5l2.5 2.5 2.5-2.5"),
  ]

  private static let tray =
    """
    M8 9.8a2.8 2.8 0 0 0-2.8 2.8v5.6A2.8 2.8 0 0 0 8 21h8a2.8 2.8 0 0 0 2.8-2.8v-5.6\
    A2.8 2.8 0 0 0 16 9.8
    """

  private static let page =
    """
    M8 2.8h5.5l5.7 5.7v10a2.7 2.7 0 0 1-2.7 2.7h-9a2.7 2.7 0 0 1-2.7-2.7v-13\
    A2.7 2.7 0 0 1 7.5 2.8z
    """
}
