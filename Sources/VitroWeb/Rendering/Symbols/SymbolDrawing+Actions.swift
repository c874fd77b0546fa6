extension SymbolDrawing {
  /// What is pressed to do something with what is shown.
  static let actions: [String: SymbolDrawing] = [
    "trash": SymbolDrawing(
      body: "M5.6 8.6h12.8l-.8 10.2a2.4 2.4 0 0 1-2.4 2.2H8.8a2.4 2.4 0 0 1-2.4-2.2z",
      marks: "M10 12l.2 5.5M14 12l-.2 5.5",
      lines: "M9.5 5.5V4.3A1.5 1.5 0 0 1 11 2.8h2a1.5 1.5 0 0 1 1.5 1.5v1.2H20.3 14.5 9.5 3.7z"
    ),
    "pencil": SymbolDrawing(
      body: "M4 20l1.2-4.8L16.3 4.1a1.9 1.9 0 0 1 2.7 0l.9.9a1.9 1.9 0 0 1 0 2.7L8.8 18.8z",
      marks: "M15 7.3l1.7 1.7"
    ),
    "square.and.pencil": SymbolDrawing(
      lines: """
        M12.5 4.5H7.5a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4v-5M9.8 14.2\
        l.7-3.2 8.2-8.2a1.7 1.7 0 0 1 2.5 2.5L13 13.5z
        """
    ),
    "rectangle.and.pencil.and.ellipsis": SymbolDrawing(
      lines: """
        M14 5.5H5.5a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h13a3 3 0 0 0 3-3v-5M12.5 13.5l.6-3 7-7\
        a1.6 1.6 0 0 1 2.3 2.3l-7 7z
        """,
      dots: "M6.5 15.5h.02M10.3 15.5h.02"
    ),
    "magnifyingglass": SymbolDrawing(
      lines: "M15.45 15.45A7 7 0 0 1 5.55 5.55a7 7 0 0 1 9.9 9.9L21 21z"
    ),
    "plus.magnifyingglass": SymbolDrawing(
      lines: "M17.5 10.5a7 7 0 1 1-14 0a7 7 0 0 1 14 0zM15.7 15.7L21 21M10.5 7.5v6M7.5 10.5h6"
    ),
    "minus.magnifyingglass": SymbolDrawing(
      lines: "M17.5 10.5a7 7 0 1 1-14 0a7 7 0 0 1 14 0zM15.7 15.7L21 21M7.5 10.5h6"
    ),
    "gear": SymbolDrawing(
      body: """
        M10.4 5.3L10.7 3h2.6l.3 2.3 2 .8 1.9-1.4 1.8 1.8-1.4 1.9.8 2 2.3.3v2.6\
        l-2.3.3-.8 2 1.4 1.9-1.8 1.8-1.9-1.4-2 .8-.3 2.3h-2.6\
        l-.3-2.3-2-.8-1.9 1.4-1.8-1.8 1.4-1.9-.8-2L3 13.3v-2.6\
        l2.3-.3.8-2-1.4-1.9 1.8-1.8 1.9 1.4zM15.2 12a3.2 3.2 0 1 1-6.4 0\
        a3.2 3.2 0 0 1 6.4 0z
        """
    ),
    "power": SymbolDrawing(lines: "M12 2.8v8.7M7 5.6a8.2 8.2 0 1 0 10 0"),
    "link": SymbolDrawing(
      lines: """
        M10.2 13.8a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6L11.7 6.3M13.8 10.2\
        a4.2 4.2 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5
        """
    ),
    "paperclip": SymbolDrawing(
      lines: """
        M20 11.3l-8.2 8.2a5.1 5.1 0 0 1-7.2-7.2l8.5-8.5a3.4 3.4 0 0 1 4.8 4.8l-8.4 8.4\
        a1.7 1.7 0 0 1-2.4-2.4l7.6-7.6
        """
    ),
    "scissors": SymbolDrawing(
      lines: """
        M8.7 6a2.7 2.7 0 1 1-5.4 0a2.7 2.7 0 0 1 5.4 0zM8.7 18a2.7 2.7 0 1 1-5.4 0\
        a2.7 2.7 0 0 1 5.4 0zM8.2 7.6L20.5 18M8.2 16.4L20.5 6
        """
    ),
    "paintbrush": SymbolDrawing(
      body: """
        M20.8 3.2c.8.8.5 1.9-.3 3L14 14.3 9.7 10l8.1-6.5c1.1-.8 2.2-1.1 3-.3zM7.8 12.3l4 4\
        c0 3.2-3.6 5-8.6 4.5 1.8-1 .9-3.5 1.5-5.5.5-1.9 1.7-2.8 3.1-3z
        """
    ),
    "paintpalette": SymbolDrawing(
      body: """
        M12 3c5.1 0 9.2 3.5 9.2 8 0 3-2.3 4.8-5 4.8h-2\
        c-1.5 0-2 1.2-1.4 2.3.8 1.4.2 2.9-1.5 2.9-4.8 0-8.5-4-8.5-9C2.8 7 6.9 3 12 3z
        """,
      dots: "M7.3 12h.02M9.5 7.8h.02M14.5 7.8h.02"
    ),
    "eyedropper": SymbolDrawing(
      body: "M13 6.5l2.9-2.9a2.4 2.4 0 0 1 3.4 0l1.1 1.1a2.4 2.4 0 0 1 0 3.4L17.5 11z",
      lines: "M11.5 5l7.5 7.5M13.3 7.6l-8.2 8.2L3.5 20.5l4.7-1.6 8.2-8.2"
    ),
    "wand.and.stars": SymbolDrawing(
      lines: "M4 20L14.5 9.5M12 8l4 4M18 3v4M16 5h4M19.5 14v3M18 15.5h3M8.5 3.5v3M7 5h3"
    ),
    "sparkles": SymbolDrawing(
      body: """
        M9.5 5.5\
        c.7 4.3 2 5.6 6 6.5-4 .9-5.3 2.2-6 6.5-.7-4.3-2-5.6-6-6.5 4-.9 5.3-2.2 6-6.5zM18 3\
        c.3 2 .9 2.6 2.7 3-1.8.4-2.4 1-2.7 3-.3-2-.9-2.6-2.7-3 1.8-.4 2.4-1 2.7-3zM18 15.5\
        c.3 2 .9 2.6 2.7 3-1.8.4-2.4 1-2.7 3-.3-2-.9-2.6-2.7-3 1.8-.4 2.4-1 2.7-3z
        """
    ),
    "sparkle": SymbolDrawing(
      body: "M12 3c1.2 6.4 3 8 9 9-6 1-7.8 2.6-9 9-1.2-6.4-3-8-9-9 6-1 7.8-2.6 9-9z"
    ),
    "delete.left": SymbolDrawing(
      body: """
        M9.2 5h9.3a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H9.2a3 3 0 0 1-2.2-1L2.3 12 7 6\
        a3 3 0 0 1 2.2-1z
        """,
      marks: "M14.2 12l-2.5-2.5 2.5 2.5 2.5-2.5-2.5 2.5 2.5 2.5-2.5-2.5-2.5 2.5z"
    ),
    "lock": SymbolDrawing(body: padlock, lines: "M8 8.9V7.5a4 4 0 0 1 8 0v1.4"),
    "lock.open": SymbolDrawing(body: padlock, lines: "M8 8.9V6.8a4 4 0 0 1 7.8-1.2"),
    "lock.rotation": SymbolDrawing(
      lines: """
        M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.3M20 4v5.3h-5.3M9.5 11.5h5v4h-5zM10.5 11.5v-1\
        a1.5 1.5 0 0 1 3 0v1
        """
    ),
    "key": SymbolDrawing(
      body: """
        M15.5 2.8a5.7 5.7 0 1 1-2.3 10.9L11 16H8.8v2.3h-2.3v2.6H3v-3.7l7.3-7.3\
        a5.7 5.7 0 0 1 5.2-7.1z
        """,
      dots: "M16.3 7.7h.02"
    ),
    "pin": SymbolDrawing(
      body: "M8 3.3h8l-1 1.7.5 5.5c1.7.8 2.7 2 2.7 3.7H5.8c0-1.7 1-2.9 2.7-3.7L9 5z",
      lines: "M12 15.8v5.2"
    ),
    "signature": SymbolDrawing(
      lines: """
        M3 15\
        c3.5-1.5 6.5-6 6.5-9.5 0-1.5-.8-2-1.6-1.7-1.7.7-2 7.2-.3 10.7 1 2 2.6 1.5 3.7-1 \
        .8-1.8 2-2.2 2.3-.8.3 1.5 1.5 1.8 2.6.5 1-1.2 2-1 2.3.2.2.9 1 1 2.5.6M3.5 19.5h17
        """
    ),
    "hammer": SymbolDrawing(
      body: "M8.5 3.5h7.3c2.3 0 4 .8 5.2 2.6l-3.8.6v1.8h-8.7z",
      lines: "M12.2 9v11.5h1.8V9M5.5 3.5v5"
    ),
    "wrench": SymbolDrawing(
      body: """
        M20.5 7.5a5.5 5.5 0 0 1-7.3 5.6l-6.6 6.6a1.6 1.6 0 0 1-2.3-2.3l6.6-6.6\
        a5.5 5.5 0 0 1 6.6-7.2l-3 3 .6 2.3 2.4.7z
        """
    ),
    "screwdriver": SymbolDrawing(
      body: "M14.2 8.5l4.2-5 2.1 2.1-5 4.2zM8.6 12.6l2.8 2.8-4.8 4.8a2 2 0 0 1-2.8-2.8z",
      lines: "M10 14l4.8-4.8"
    ),
  ]

  private static let padlock =
    """
    M7 10.5h10a2.3 2.3 0 0 1 2.3 2.3v5.9A2.3 2.3 0 0 1 17 21H7a2.3 2.3 0 0 1-2.3-2.3\
    v-5.9A2.3 2.3 0 0 1 7 10.5z
    """
}
