extension SymbolDrawing {
  /// Things that one can hold, buy or wear.
  static let things: [String: SymbolDrawing] = [
    "bell": SymbolDrawing(
      body: """
        M12 3.3c-3.6 0-6 2.7-6 6.3v3.2\
        c0 .7-.3 1.3-.9 1.9-.8.8-1.1 1.3-1.1 1.9 0 .5.4.9 1 .9h14\
        c.6 0 1-.4 1-.9 0-.6-.3-1.1-1.1-1.9-.6-.6-.9-1.2-.9-1.9V9.6c0-3.6-2.4-6.3-6-6.3z
        """,
      lines: "M9.7 20.3a2.7 2.7 0 0 0 4.6 0"
    ),
    "flag": SymbolDrawing(
      body: "M5 21V4.5c3.5-1.8 6.5 1.5 14.5 0v9.8c-8 1.5-11-1.8-14.5 0z",
      lines: "M5 16v5"
    ),
    "tag": SymbolDrawing(
      body: """
        M4.5 3.3h6.3a2.4 2.4 0 0 1 1.7.7l7.8 7.8a2.4 2.4 0 0 1 0 3.4l-5.1 5.1\
        a2.4 2.4 0 0 1-3.4 0L4 12.5a2.4 2.4 0 0 1-.7-1.7V4.5a1.2 1.2 0 0 1 1.2-1.2z
        """,
      dots: "M7.8 7.8h.02"
    ),
    "bookmark": SymbolDrawing(body: "M8 3h8a2 2 0 0 1 2 2v15.8l-6-4.6-6 4.6V5a2 2 0 0 1 2-2z"),
    "cart": SymbolDrawing(
      body: "M5.8 6.5h14.7l-1.4 6.8a2 2 0 0 1-2 1.6H7.3z",
      lines: """
        M2.5 3.5h2.2a1 1 0 0 1 1 .8l2 11.6a2 2 0 0 0 2 1.6h8.3M10.6 20.5a.6.6 0 1 1-1.2 0\
        a.6.6 0 0 1 1.2 0zM17.4 20.5a.6.6 0 1 1-1.2 0a.6.6 0 0 1 1.2 0z
        """
    ),
    "bag": SymbolDrawing(
      body: """
        M6.3 8h11.4a1.4 1.4 0 0 1 1.4 1.3l.8 9.2A2.3 2.3 0 0 1 17.6 21H6.4\
        a2.3 2.3 0 0 1-2.3-2.5l.8-9.2A1.4 1.4 0 0 1 6.3 8z
        """,
      lines: "M8.5 6.4a3.5 3.5 0 0 1 7 0"
    ),
    "basket": SymbolDrawing(
      body: "M3.5 10h17l-1.8 8.3a2.3 2.3 0 0 1-2.2 1.7h-9a2.3 2.3 0 0 1-2.2-1.7z",
      marks: "M9 13.5l.4 3M15 13.5l-.4 3M12 13.5v3",
      lines: "M7 9.5l3.5-5.5M17 9.5l-3.5-5.5"
    ),
    "creditcard": SymbolDrawing(body: rectangle, marks: "M4.3 10h15.4M6.5 15h3"),
    "banknote": SymbolDrawing(
      body: """
        M4.5 6h15a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM15 12\
        a3 3 0 1 1-6 0a3 3 0 0 1 6 0z
        """,
      marks: "M5.5 12h.5M18 12h.5"
    ),
    "wallet.pass": SymbolDrawing(body: portrait, marks: "M6.5 8h11M9 17h6"),
    "giftcard": SymbolDrawing(lines: rectangle + "M9 5v14M2.5 10.5h19"),
    "gift": SymbolDrawing(
      body: """
        M4.5 12.5h6v8.3H6.3a1.8 1.8 0 0 1-1.8-1.8zM13.5 12.5h6V19a1.8 1.8 0 0 1-1.8 1.8\
        h-4.2zM3.5 7.8h7v2.7h-7zM13.5 7.8h7v2.7h-7z
        """,
      lines: """
        M12 7.5C11 4.8 9.5 3 7.8 3 5.5 3 5.3 6.5 8 7.5M12 7.5\
        c1-2.7 2.5-4.5 4.2-4.5 2.3 0 2.5 3.5-.2 4.5
        """
    ),
    "crown": SymbolDrawing(body: "M3 7.5l4.7 4L12 4.5l4.3 7 4.7-4-1.7 9.5H4.7z", lines: "M5 20.3h14"),
    "trophy": SymbolDrawing(
      body: "M7 3.5h10v6a5 5 0 0 1-10 0z",
      lines: "M7 5H3.8c0 3.8 1.2 6 3.7 6.5M17 5h3.2c0 3.8-1.2 6-3.7 6.5M12 14.5v6M8 20.5h8"
    ),
    "medal": SymbolDrawing(
      body: "M17.5 15a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0z",
      lines: "M8.5 10L5 3.5h5l2 4 2-4h5L15.5 10",
      dots: "M12 15h.02"
    ),
    "rosette": SymbolDrawing(
      body: "M18 9.5a6 6 0 1 1-12 0a6 6 0 0 1 12 0z",
      lines: "M8.5 15l-1 6 4.5-2.5 4.5 2.5-1-6"
    ),
    "lightbulb": SymbolDrawing(
      body: """
        M12 2.8a6.5 6.5 0 0 1 6.5 6.5c0 2.3-1 3.7-2.1 5-.7.9-1.1 1.6-1.2 2.4H8.8\
        c-.1-.8-.5-1.5-1.2-2.4-1.1-1.3-2.1-2.7-2.1-5A6.5 6.5 0 0 1 12 2.8z
        """,
      lines: "M9.8 21h4.4"
    ),
    "flashlight.on": SymbolDrawing(
      body: "M7 7.5h10l-2 4.5v7a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2v-7z",
      marks: "M12 13v2",
      lines: "M7 3.5h10"
    ),
    "puzzlepiece": SymbolDrawing(
      body: """
        M4.5 7.5h4c-1-3 .5-4.5 2-4.5s3 1.5 2 4.5h4v4c3-1 4.5.5 4.5 2s-1.5 3-4.5 2v4.5h-12\
        v-4.5c2.5.5 3.5-.5 3.5-2s-1-2.5-3.5-2z
        """
    ),
    "umbrella": SymbolDrawing(
      body: "M3 13a9 9 0 0 1 18 0c-2-1.5-4-1.5-6 0-2-1.5-4-1.5-6 0-2-1.5-4-1.5-6 0z",
      lines: "M12 12.5v6a2.3 2.3 0 0 1-4.6 0"
    ),
    "eyeglasses": SymbolDrawing(
      body: """
        M10.5 14.5a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 0 1 7.6 0zM21.1 14.5a3.8 3.8 0 1 1-7.6 0\
        a3.8 3.8 0 0 1 7.6 0z
        """,
      lines: "M10.5 13.8a1.8 1.8 0 0 1 3 0M3 13.5L5.5 6M21 13.5L18.5 6"
    ),
    "tshirt": SymbolDrawing(body: "M8.5 4a3.5 3.5 0 0 0 7 0l5.5 3.5-2 4-2.5-1v10h-9v-10l-2.5 1-2-4z"),
    "suitcase": SymbolDrawing(
      body: """
        M5.5 7h13a2.8 2.8 0 0 1 2.8 2.8v7.4a2.8 2.8 0 0 1-2.8 2.8h-13\
        a2.8 2.8 0 0 1-2.8-2.8V9.8A2.8 2.8 0 0 1 5.5 7z
        """,
      marks: "M7.5 10v7M16.5 10v7",
      lines: "M8.5 5.4a1.9 1.9 0 0 1 1.9-1.9h3.2a1.9 1.9 0 0 1 1.9 1.9"
    ),
    "briefcase": SymbolDrawing(
      body: """
        M5.5 7h13a2.8 2.8 0 0 1 2.8 2.8v7.4a2.8 2.8 0 0 1-2.8 2.8h-13\
        a2.8 2.8 0 0 1-2.8-2.8V9.8A2.8 2.8 0 0 1 5.5 7z
        """,
      marks: "M4.2 13h15.6", lines: "M8.5 5.4a1.9 1.9 0 0 1 1.9-1.9h3.2a1.9 1.9 0 0 1 1.9 1.9"
    ),
    "graduationcap": SymbolDrawing(
      body: "M12 4.5L22 9.5 12 14.5 2 9.5z",
      lines: "M6 12.5v4.3c3.5 3 8.5 3 12 0v-4.3M21.5 10v6"
    ),
    "fork.knife": SymbolDrawing(
      lines: "M5 3v5a3 3 0 0 0 6 0V3M8 3v18M17 21v-7h-2.5c0-6 1-9.5 2.5-11z"
    ),
    "cup.and.saucer": SymbolDrawing(
      body: "M4.5 6h12v6.5a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4z",
      lines: "M16.5 7.5h1.7a2.8 2.8 0 0 1 0 5.6h-1.7M3.5 20h14"
    ),
    "wineglass": SymbolDrawing(
      body: "M7 3.5h10c.8 6-1 10-5 10s-5.8-4-5-10z",
      lines: "M12 13.5v7M8 20.5h8"
    ),
    "birthday.cake": SymbolDrawing(
      body: "M6 11.5h12a2.5 2.5 0 0 1 2.5 2.5v6.5h-17V14A2.5 2.5 0 0 1 6 11.5z",
      marks: "M6.5 16.5h11",
      lines: "M12 11v-3.5M7.5 11v-3M16.5 11v-3M12 4v.01M7.5 4.5v.01M16.5 4.5v.01"
    ),
    "carrot": SymbolDrawing(
      body: "M14.5 9.5c2 2.5-5 9.5-11 11 1.5-6 8.5-13 11-11z",
      lines: "M14.5 9.5V4.5M14.5 9.5l5 .01M14.5 9.5l4.5-4.5"
    ),
    "dice": SymbolDrawing(body: square, dots: "M8 8h.02M16 8h.02M12 12h.02M8 16h.02M16 16h.02"),
    "die.face.1": SymbolDrawing(body: square, dots: "M12 12h.02"),
    "die.face.2": SymbolDrawing(body: square, dots: "M8 16h.02M16 8h.02"),
    "die.face.3": SymbolDrawing(body: square, dots: "M8 16h.02M12 12h.02M16 8h.02"),
    "die.face.4": SymbolDrawing(body: square, dots: "M8 8h.02M16 8h.02M8 16h.02M16 16h.02"),
    "die.face.5": SymbolDrawing(body: square, dots: "M8 8h.02M16 8h.02M12 12h.02M8 16h.02M16 16h.02"),
    "die.face.6": SymbolDrawing(
      body: square,
      dots: "M8 7.5h.02M16 7.5h.02M8 12h.02M16 12h.02M8 16.5h.02M16 16.5h.02"
    ),
    "gamecontroller": SymbolDrawing(
      body: """
        M7.5 7h9c2.5 0 4 1.6 4.6 4.4l.7 3.8c.4 2.3-.8 3.8-2.5 3.8-1.2 0-2-.6-2.9-1.7\
        L15 15.5H9l-1.4 1.8C6.7 18.4 5.9 19 4.7 19c-1.7 0-2.9-1.5-2.5-3.8l.7-3.8\
        C3.5 8.6 5 7 7.5 7z
        """,
      marks: "M8.5 11.2V9.7v1.5H10 8.5v1.5-1.5H7z", dots: "M15.7 11.2h.02"
    ),
    "pills": SymbolDrawing(
      body: """
        M6.5 4h.02a3.5 3.5 0 0 1 3.5 3.5v9a3.5 3.5 0 0 1-7 0v-9A3.5 3.5 0 0 1 6.5 4z\
        M21 15.5a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0z
        """,
      marks: "M5 12h3M15 16.5l3-2"
    ),
    "stethoscope": SymbolDrawing(
      lines: """
        M5 3.5H3.8v5.5a4.7 4.7 0 0 0 9.4 0V3.5H12M8.5 13.7v2.3a5 5 0 0 0 10 0v-2.5\
        M20.7 11.2a2.2 2.2 0 1 1-4.4 0a2.2 2.2 0 0 1 4.4 0z
        """
    ),
    "cross": SymbolDrawing(body: "M9.3 3.5h5.4v5.8h5.8v5.4h-5.8v5.8H9.3v-5.8H3.5V9.3h5.8z"),
    "dumbbell": SymbolDrawing(
      body: "M5 6.5h3v11H5zM16 6.5h3v11h-3z",
      lines: "M8 12h8M2.5 9.5v5M21.5 9.5v5"
    ),
    "bed.double": SymbolDrawing(
      body: "M5 12h14a2.5 2.5 0 0 1 2.5 2.5V17h-19v-2.5A2.5 2.5 0 0 1 5 12z",
      lines: """
        M2.5 17v3M21.5 17v3M4.5 12V7.5a2.5 2.5 0 0 1 2.5-2.5h10a2.5 2.5 0 0 1 2.5 2.5V12\
        M7.5 12v-1a1.5 1.5 0 0 1 1.5-1.5h6a1.5 1.5 0 0 1 1.5 1.5v1
        """
    ),
    "sofa": SymbolDrawing(
      body: "M4.5 11a2 2 0 0 1 2 2v1.5h11V13a2 2 0 0 1 4 0v5.5h-19V13a2 2 0 0 1 2-2z",
      lines: "M5.5 10.5V8A2.5 2.5 0 0 1 8 5.5h8A2.5 2.5 0 0 1 18.5 8v2.5"
    ),
  ]
}
