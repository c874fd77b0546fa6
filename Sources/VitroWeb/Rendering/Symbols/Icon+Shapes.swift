extension Icon {
  /// Plain shapes, which also stand around other drawings.
  static let circle = "M21.1 12a9.1 9.1 0 1 1-18.2 0a9.1 9.1 0 0 1 18.2 0z"
  static let square =
    """
    M7.5 3.3h9a4.2 4.2 0 0 1 4.2 4.2v9a4.2 4.2 0 0 1-4.2 4.2h-9a4.2 4.2 0 0 1-4.2-4.2v-9\
    a4.2 4.2 0 0 1 4.2-4.2z
    """
  static let app =
    "M9 3h6a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z"
  static let rectangle =
    "M5.5 5h13a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z"
  static let portrait =
    "M8 2.5h8a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3z"
  static let triangle =
    """
    M10.1 4.1L2.6 17.3a2.2 2.2 0 0 0 1.9 3.3h15a2.2 2.2 0 0 0 1.9-3.3L13.9 4.1\
    a2.2 2.2 0 0 0-3.8 0z
    """
  static let diamond =
    """
    M10.4 3.3a2.3 2.3 0 0 1 3.2 0l7.1 7.1a2.3 2.3 0 0 1 0 3.2l-7.1 7.1\
    a2.3 2.3 0 0 1-3.2 0l-7.1-7.1a2.3 2.3 0 0 1 0-3.2z
    """
  static let hexagon =
    """
    M10.9 3a2.2 2.2 0 0 1 2.2 0l6 3.5a2.2 2.2 0 0 1 1.1 1.9v7.2a2.2 2.2 0 0 1-1.1 1.9\
    l-6 3.5a2.2 2.2 0 0 1-2.2 0l-6-3.5a2.2 2.2 0 0 1-1.1-1.9V8.4a2.2 2.2 0 0 1 1.1-1.9z
    """
  static let octagon =
    """
    M9 3.3h6a2 2 0 0 1 1.4.6l3.7 3.7A2 2 0 0 1 20.7 9v6a2 2 0 0 1-.6 1.4l-3.7 3.7\
    a2 2 0 0 1-1.4.6H9a2 2 0 0 1-1.4-.6l-3.7-3.7A2 2 0 0 1 3.3 15V9a2 2 0 0 1 .6-1.4\
    l3.7-3.7A2 2 0 0 1 9 3.3z
    """
  static let seal =
    """
    M19.4 8.9a3.6 3.6 0 0 1 0 6.2a3.6 3.6 0 0 1-4.3 4.3a3.6 3.6 0 0 1-6.2 0\
    a3.6 3.6 0 0 1-4.3-4.3a3.6 3.6 0 0 1 0-6.2a3.6 3.6 0 0 1 4.3-4.3a3.6 3.6 0 0 1 6.2 0\
    a3.6 3.6 0 0 1 4.3 4.3z
    """
  static let shield =
    """
    M12 2.8c2 1.6 4.4 2.5 7.3 2.7v5.7c0 4.6-2.7 7.9-7.3 10-4.6-2.1-7.3-5.4-7.3-10V5.5\
    c2.9-.2 5.3-1.1 7.3-2.7z
    """
  static let bubble =
    """
    M6.5 3.8h11a4 4 0 0 1 4 4v5.4a4 4 0 0 1-4 4h-6L7.2 21v-3.8h-.7a4 4 0 0 1-4-4V7.8\
    a4 4 0 0 1 4-4z
    """

  static let shapes: [String: Icon] = [
    "circle": Icon(body: circle),
    "square": Icon(body: square),
    "app": Icon(body: app),
    "rectangle": Icon(body: rectangle),
    "rectangle.portrait": Icon(body: portrait),
    "triangle": Icon(body: triangle),
    "diamond": Icon(body: diamond),
    "hexagon": Icon(body: hexagon),
    "octagon": Icon(body: octagon),
    "seal": Icon(body: seal),
    "shield": Icon(body: shield),
    "capsule": Icon(body: "M7.5 6.5h9a5.5 5.5 0 0 1 0 11h-9a5.5 5.5 0 0 1 0-11z"),
    "oval": Icon(
      body: "M12 5.5c5.3 0 9.5 2.8 9.5 6.5s-4.2 6.5-9.5 6.5-9.5-2.8-9.5-6.5 4.2-6.5 9.5-6.5z"
    ),
    "circle.lefthalf.filled": Icon(lines: circle, solid: "M12 3v18a9 9 0 0 1 0-18z"),
    "circle.righthalf.filled": Icon(lines: circle, solid: "M12 3v18a9 9 0 0 0 0-18z"),
    "circle.inset.filled": Icon(
      lines: circle, solid: "M16.5 12a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0z"
    ),
    "circle.dashed": Icon(
      lines: """
        M10 3.1a9.1 9.1 0 0 1 4 0M17.6 4.8a9.1 9.1 0 0 1 2.6 3M21.1 11.5\
        a9.1 9.1 0 0 1-.9 4.5M17.6 19.2a9.1 9.1 0 0 1-3.6 1.7M10 20.9\
        a9.1 9.1 0 0 1-3.6-1.7M3.8 16a9.1 9.1 0 0 1-.9-4.5M3.8 7.8a9.1 9.1 0 0 1 2.6-3
        """
    ),
    "square.dashed": Icon(
      lines: """
        M3.3 7.5a4.2 4.2 0 0 1 4.2-4.2M20.7 7.5a4.2 4.2 0 0 0-4.2-4.2M3.3 16.5\
        a4.2 4.2 0 0 0 4.2 4.2M20.7 16.5a4.2 4.2 0 0 1-4.2 4.2M11 3.3h2M11 20.7h2M3.3 11v2\
        M20.7 11v2
        """
    ),
    "heart": Icon(
      body: """
        M12 20.5C6.8 17.2 2.9 13.6 2.9 9.2\
        c0-3 2.2-5.3 4.9-5.3 1.8 0 3.3.9 4.2 2.5.9-1.6 2.4-2.5 4.2-2.5 2.7 0 4.9 2.3 4.9 \
        5.3 0 4.4-3.9 8-9.1 11.3z
        """
    ),
    "star": Icon(body: starShape),
    "star.leadinghalf.filled": Icon(
      lines: starShape, solid: "M12 3.1v14.2l-5.6 3.2 1.2-6.4L2.9 9.7 9.3 9z"
    ),
  ]

  private static let starShape =
    "M12 3.1L14.7 9l6.4.7-4.7 4.4 1.2 6.4L12 17.3l-5.6 3.2 1.2-6.4L2.9 9.7 9.3 9z"
}
