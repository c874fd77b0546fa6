extension SymbolDrawing {
  /// People, faces and hands.
  static let people: [String: SymbolDrawing] = [
    "person": SymbolDrawing(
      body: """
        M16 7.3a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM12 14\
        c4.3 0 7.5 2.2 7.5 5.1 0 .9-.6 1.5-1.5 1.5H6\
        c-.9 0-1.5-.6-1.5-1.5 0-2.9 3.2-5.1 7.5-5.1z
        """
    ),
    "person.2": SymbolDrawing(
      body: """
        M12.3 8a3.4 3.4 0 1 1-6.8 0a3.4 3.4 0 0 1 6.8 0zM8.9 14.2\
        c3.8 0 6.6 1.9 6.6 4.5 0 .8-.5 1.3-1.3 1.3H3.6\
        c-.8 0-1.3-.5-1.3-1.3 0-2.6 2.8-4.5 6.6-4.5z
        """,
      lines: "M15.8 5a3.2 3.2 0 0 1 0 6M18 14.6c2.1.7 3.6 2.1 3.6 3.9 0 .8-.5 1.4-1.3 1.4h-1.1"
    ),
    "person.3": SymbolDrawing(
      body: """
        M15 8.3a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM12 14\
        c3.3 0 5.6 1.6 5.6 3.8 0 .7-.4 1.2-1.1 1.2h-9c-.7 0-1.1-.5-1.1-1.2\
        C6.4 15.6 8.7 14 12 14z
        """,
      lines: """
        M5.7 7a2.3 2.3 0 0 0 0 4.3M18.3 7a2.3 2.3 0 0 1 0 4.3M3.3 18\
        c-.9 0-1.5-.4-1.5-1.2 0-1.3 1.1-2.2 2.7-2.6M20.7 18\
        c.9 0 1.5-.4 1.5-1.2 0-1.3-1.1-2.2-2.7-2.6
        """
    ),
    "person.circle": SymbolDrawing(
      body: circle + portraitHead + "M5.7 18.6a7.4 7.4 0 0 1 12.6 0A9.1 9.1 0 0 1 5.7 18.6z"
    ),
    "person.crop.square": SymbolDrawing(body: square + portraitHead + "M5.5 20.5a6.9 6.9 0 0 1 13 0z"),
    "person.text.rectangle": SymbolDrawing(
      body: rectangle, marks: "M14 9.5h4M14 13.5h4M5.5 15.5a3.7 3.7 0 0 1 6 0", dots: "M8.5 9.7h.02"
    ),
    "person.wave.2": SymbolDrawing(
      body: """
        M11.5 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0zM8 14.2\
        c3.6 0 6.3 1.9 6.3 4.5 0 .8-.5 1.3-1.3 1.3H3\
        c-.8 0-1.3-.5-1.3-1.3 0-2.6 2.7-4.5 6.3-4.5z
        """,
      lines: "M15 5a6 6 0 0 1 0 6M18.5 3a10 10 0 0 1 0 10"
    ),
    "figure.walk": SymbolDrawing(
      lines: """
        M12.5 8.5L10.5 14.5l3.5 2.5 1 4.5M10.5 14.5l-1 3-3 4M12.5 8.5L8.5 10l-1.5 3\
        M12.5 8.5l2 3 3 1
        """,
      dots: "M13.5 4h.02"
    ),
    "figure.run": SymbolDrawing(
      lines: "M13 8.5L10.5 14l4 2.5v5M10.5 14l-2 3.5H4M13 8.5H9L6.5 11.5M13 8.5l2.5 3h3.5",
      dots: "M14.7 4h.02"
    ),
    "figure.stand": SymbolDrawing(
      lines: "M12 8v7M12 15l-2 6.5M12 15l2 6.5M7.5 10.5L12 8l4.5 2.5",
      dots: "M12 3.8h.02"
    ),
    "figure.2.and.child.holdinghands": SymbolDrawing(
      lines: """
        M6 9v6M6 15l-1.5 6M6 15l1.5 6M18 9v6M18 15l-1.5 6M18 15l1.5 6M6 9.5l6 5 6-5\
        M12 14.5v3l-1 3.5M12 17.5l1 3.5
        """,
      dots: "M6 5h.02M18 5h.02M12 11h.02"
    ),
    "hand.thumbsup": SymbolDrawing(
      body: """
        M7.5 10.5l3.6-7.2c1.6 0 2.6 1.1 2.6 2.7v3h4.7a2.3 2.3 0 0 1 2.3 2.7l-1.2 6.9\
        a2.3 2.3 0 0 1-2.3 1.9H7.5z
        """,
      lines: "M3.7 10.5v10"
    ),
    "hand.thumbsdown": SymbolDrawing(
      body: """
        M7.5 13.5l3.6 7.2c1.6 0 2.6-1.1 2.6-2.7v-3h4.7a2.3 2.3 0 0 0 2.3-2.7l-1.2-6.9\
        a2.3 2.3 0 0 0-2.3-1.9H7.5z
        """,
      lines: "M3.7 3.5v10"
    ),
    "hand.raised": SymbolDrawing(
      body: """
        M7 13V6a1.3 1.3 0 0 1 2.6 0V4.3a1.3 1.3 0 0 1 2.6 0V4.8a1.3 1.3 0 0 1 2.6 0V7\
        a1.3 1.3 0 0 1 2.6 0v8a6.2 6.2 0 0 1-11.5 3.2L3.5 14a1.4 1.4 0 0 1 2.3-1.6z
        """,
      marks: "M9.6 7v4M12.2 6v5M14.8 7.5v4"
    ),
    "hand.tap": SymbolDrawing(
      body: """
        M9 15V8.5a1.5 1.5 0 0 1 3 0V13l4.5.8a2.5 2.5 0 0 1 2 2.9l-.7 4.3h-7L6.5 16.5\
        A1.4 1.4 0 0 1 9 15z
        """,
      lines: "M6 11a5.5 5.5 0 1 1 9 0"
    ),
    "face.smiling": SymbolDrawing(
      body: circle,
      marks: "M8 14a4.7 4.7 0 0 0 8 0",
      dots: "M9 9.5h.02M15 9.5h.02"
    ),
    "face.dashed": SymbolDrawing(body: circle, marks: "M8.5 15.5h7", dots: "M9 9.5h.02M15 9.5h.02"),
    "eye": SymbolDrawing(
      body: """
        M2.3 12C4.5 7.8 8 5.5 12 5.5s7.5 2.3 9.7 6.5c-2.2 4.2-5.7 6.5-9.7 6.5\
        S4.5 16.2 2.3 12zM15.3 12a3.3 3.3 0 1 1-6.6 0a3.3 3.3 0 0 1 6.6 0z
        """
    ),
    "ear": SymbolDrawing(
      lines: """
        M6.5 9.5a5.5 5.5 0 0 1 11 0c0 4.5-3.5 4.5-3.5 8a3 3 0 0 1-5.5 1.7M9.5 9.5\
        a2.5 2.5 0 0 1 5 0c0 2-1.5 2-2 3.5
        """
    ),
    "brain": SymbolDrawing(
      body: """
        M10.8 5.5A2.7 2.7 0 0 0 5.7 6.5 3.3 3.3 0 0 0 3.5 11.5 3.5 3.5 0 0 0 5 17\
        a3 3 0 0 0 5.8.5zM13.2 5.5a2.7 2.7 0 0 1 5.1 1 3.3 3.3 0 0 1 2.2 5\
        A3.5 3.5 0 0 1 19 17a3 3 0 0 1-5.8.5z
        """
    ),
    "accessibility": SymbolDrawing(
      lines: circle + "M7 9.5l5 1 5-1M12 10.5v3l-2 4.5M12 13.5l2 4.5",
      dots: "M12 6.8h.02"
    ),
  ]

  private static let portraitHead = "M15.3 9.5a3.3 3.3 0 1 1-6.6 0a3.3 3.3 0 0 1 6.6 0z"
}
