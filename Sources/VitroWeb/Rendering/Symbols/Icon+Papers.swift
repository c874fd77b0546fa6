extension Icon {
  /// Papers, boxes and messages, and time.
  static let papers: [String: Icon] = [
    "envelope": Icon(body: rectangle, marks: "M4.5 8l7.5 5.5L19.5 8"),
    "envelope.open": Icon(
      body: "M12 3l9.5 6v9a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 18V9z",
      marks: "M5 11.5l7 4.5 7-4.5"
    ),
    "phone": Icon(
      body: """
        M7.3 3.6l1.9 3.7c.4.8.2 1.5-.3 2.1L7.7 10.7c1.3 2.5 3.1 4.3 5.6 5.6l1.3-1.2\
        c.6-.5 1.3-.7 2.1-.3l3.7 1.9c.6.3.8.9.6 1.5-.6 1.7-2 2.8-3.7 2.8\
        C9.6 21 3 14.4 3 6.7 3 5 4.1 3.6 5.8 3c.6-.2 1.2 0 1.5.6z
        """
    ),
    "message": Icon(
      body: """
        M12 3.8c5.2 0 9.2 3.2 9.2 7.5s-4 7.5-9.2 7.5\
        c-1 0-2-.1-2.9-.3-1.3 1-2.8 1.7-4.7 1.8.8-.9 1.2-2 \
        1.3-3.2-1.8-1.4-2.9-3.4-2.9-5.8 0-4.3 4-7.5 9.2-7.5z
        """
    ),
    "bubble.left": Icon(body: bubble),
    "bubble.right": Icon(
      body: """
        M17.5 3.8h-11a4 4 0 0 0-4 4v5.4a4 4 0 0 0 4 4h6l4.3 3.8v-3.8h.7a4 4 0 0 0 4-4V7.8\
        a4 4 0 0 0-4-4z
        """
    ),
    "bubble.left.and.bubble.right": Icon(
      body: """
        M5 3.5h8a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-2.5 2.5H8.5L5.5 15v-2.5H5\
        A2.5 2.5 0 0 1 2.5 10V6A2.5 2.5 0 0 1 5 3.5z
        """,
      lines: """
        M18.5 8.5h.5a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-2.5 2.5h-.5V20l-3-2.5H11\
        a2.5 2.5 0 0 1-2.5-2
        """
    ),
    "paperplane": Icon(body: "M20.8 3.2L2.8 10.5l7 3.7 3.7 7z", marks: "M10.8 13.2l4.2-4.2"),
    "doc": Icon(body: sheet, marks: "M13.5 5.5v3h3"),
    "doc.text": Icon(body: sheet, marks: "M8.7 12h6.6M8.7 16h6.6"),
    "note.text": Icon(body: square, marks: "M7.5 8.5h9M7.5 12.5h9M7.5 16.5h5"),
    "doc.on.doc": Icon(
      body: "M11.5 7.5h4l4.5 4.5v7a2 2 0 0 1-2 2h-6.5a2 2 0 0 1-2-2V9.5a2 2 0 0 1 2-2z",
      lines: "M6 16.5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h5.5l2 2"
    ),
    "doc.on.clipboard": Icon(
      body: """
        M13 10h3.5l4 4v5.3a1.7 1.7 0 0 1-1.7 1.7H13a1.7 1.7 0 0 1-1.7-1.7v-7.6\
        A1.7 1.7 0 0 1 13 10z
        """,
      lines: """
        M8.5 19H5.5a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2H8M15 7v-.5a2 2 0 0 0-2-2h-2.5M7.5 3h4\
        v3h-4z
        """
    ),
    "folder": Icon(
      body: """
        M5.3 4.5h3.5a2.5 2.5 0 0 1 1.7.7l1.4 1.3h6.8a2.8 2.8 0 0 1 2.8 2.8v7.4\
        a2.8 2.8 0 0 1-2.8 2.8H5.3a2.8 2.8 0 0 1-2.8-2.8V7.3a2.8 2.8 0 0 1 2.8-2.8z
        """,
      marks: "M4.3 10.3h15.4"
    ),
    "tray": Icon(
      body: """
        M6.8 5h10.4a2 2 0 0 1 1.9 1.3l2.4 6.7v4a2.5 2.5 0 0 1-2.5 2.5H5\
        A2.5 2.5 0 0 1 2.5 17v-4L4.9 6.3A2 2 0 0 1 6.8 5z
        """,
      marks: "M4.2 13H8a4 4 0 0 0 8 0h3.8"
    ),
    "archivebox": Icon(
      body: """
        M3.8 4h16.4a1 1 0 0 1 1 1v2.3a1 1 0 0 1-1 1H3.8a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z\
        M4.5 10.8h15v6.7a2.5 2.5 0 0 1-2.5 2.5H7a2.5 2.5 0 0 1-2.5-2.5z
        """,
      marks: "M10 13.8h4", lines: "M4.5 8.3v4M19.5 8.3v4"
    ),
    "shippingbox": Icon(body: hexagon, marks: "M6.2 8.8L12 12.1l5.8-3.3-5.8 3.3v6.7-6.7z"),
    "cube": Icon(body: hexagon, marks: "M6.2 8.8L12 12.1l5.8-3.3-5.8 3.3v6.7-6.7z"),
    "book": Icon(
      body: """
        M10.6 6.2C8.5 4.8 5.5 4.4 2.5 5v13.2c3-.6 6-.2 8.1 1.2zM13.4 6.2\
        c2.1-1.4 5.1-1.8 8.1-1.2v13.2c-3-.6-6-.2-8.1 1.2z
        """
    ),
    "text.book.closed": Icon(
      body: "M7.5 3H19v13.5H7.5A2.5 2.5 0 0 0 5 19V5.5A2.5 2.5 0 0 1 7.5 3z",
      marks: "M9 7h6M9 10.5h4",
      lines: "M5 18.7A2.3 2.3 0 0 0 7.3 21H19v-4.5"
    ),
    "books.vertical": Icon(
      body: "M4 4h3.5v16H4zM9.5 7h3.5v13H9.5zM15 5.8l3.4-.9 3.6 14.2-3.4.9z"
    ),
    "newspaper": Icon(
      body: """
        M5 4.5h11a1.5 1.5 0 0 1 1.5 1.5v13.5H5A2.3 2.3 0 0 1 2.7 17.2V6.8\
        A2.3 2.3 0 0 1 5 4.5z
        """,
      marks: "M6.5 8.3h7M6.5 12h7M6.5 15.7h4",
      lines: "M17.5 9h2a1.8 1.8 0 0 1 1.8 1.8v6.6a2.1 2.1 0 0 1-4 .1"
    ),
    "calendar": Icon(
      body: page,
      marks: "M5.2 9.5h13.6M7.8 13.3h.3M11.9 13.3h.3M16 13.3h.3M7.8 16.8h.3M11.9 16.8h.3"
    ),
    "calendar.badge.clock": Icon(
      lines: """
        M12 20.5H6a2.5 2.5 0 0 1-2.5-2.5V7A2.5 2.5 0 0 1 6 4.5h12A2.5 2.5 0 0 1 20.5 7v4\
        M8 2.8v3.5M16 2.8v3.5M4 9.8h16M22 17.3a4.3 4.3 0 1 1-8.6 0a4.3 4.3 0 0 1 8.6 0z\
        M17.7 15.3v2.2h1.7
        """
    ),
    "clock": Icon(body: circle, marks: "M12 6.5v6h4"),
    "timer": Icon(lines: "M12 7V2.9a9.1 9.1 0 1 1-6.3 2.5M12 12.5L7.8 8.3"),
    "stopwatch": Icon(
      body: "M20 13.5a8 8 0 1 1-16 0a8 8 0 0 1 16 0z",
      marks: "M12 9.5v4",
      lines: "M12 5.5v-3M9.5 2.5h5M18.5 6.5l1-1"
    ),
    "alarm": Icon(
      body: "M19.5 13a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0z",
      marks: "M12 9v4.3l2.7 1.7",
      lines: "M2.8 7a9 9 0 0 1 4-3.7M21.2 7a9 9 0 0 0-4-3.7M6.5 19l-1.5 1.8M17.5 19l1.5 1.8"
    ),
    "hourglass": Icon(body: glass, lines: "M5.5 3.5h13M5.5 20.5h13"),
    "hourglass.bottomhalf": Icon(
      lines: glass + "M5.5 3.5h13M5.5 20.5h13",
      solid: "M10.3 12c-.8 1.7-3.3 3.3-3.3 5.5v3h10v-3c0-2.2-2.5-3.8-3.3-5.5z"
    ),
    "hourglass.tophalf": Icon(
      lines: glass + "M5.5 3.5h13M5.5 20.5h13",
      solid: "M7 3.5h10v3c0 2.2-2.5 3.8-3.3 5.5h-3.4C9.5 10.3 7 8.7 7 6.5z"
    ),
    "ticket": Icon(
      body: """
        M4.5 6h15a2 2 0 0 1 2 2v1.8a2.3 2.3 0 0 0 0 4.4V16a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2\
        v-1.8a2.3 2.3 0 0 0 0-4.4V8a2 2 0 0 1 2-2z
        """,
      marks: "M14.5 9.5v5"
    ),
    "terminal": Icon(body: rectangle, marks: "M6.5 9l3 3-3 3M12 15.3h4.5"),
    "qrcode": Icon(
      lines: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v1M14 19v1h1M18.5 19.5H20v-1.5"
    ),
    "barcode": Icon(lines: "M4 5.5v13M7.2 5.5v13M10.4 5.5v13M13.6 5.5v13M16.8 5.5v13M20 5.5v13"),
    "character.book.closed": Icon(
      body: "M7.5 3H19v13.5H7.5A2.5 2.5 0 0 0 5 19V5.5A2.5 2.5 0 0 1 7.5 3z",
      marks: "M9.5 13l2.5-6.5 2.5 6.5",
      lines: "M5 18.7A2.3 2.3 0 0 0 7.3 21H19v-4.5"
    ),
  ]

  /// The glass of a sandglass.
  private static let glass = """
    M7 3.5h10v3c0 2.2-2.5 3.8-3.3 5.5.8 1.7 3.3 3.3 3.3 5.5v3H7v-3\
    c0-2.2 2.5-3.8 3.3-5.5C9.5 10.3 7 8.7 7 6.5z
    """

  private static let sheet =
    """
    M7.5 2.8h6.2l5.5 5.5v10.2a2.7 2.7 0 0 1-2.7 2.7h-9a2.7 2.7 0 0 1-2.7-2.7v-13\
    A2.7 2.7 0 0 1 7.5 2.8z
    """

  private static let page =
    """
    M6.3 4.2h11.4a2.8 2.8 0 0 1 2.8 2.8v10.7a2.8 2.8 0 0 1-2.8 2.8H6.3\
    a2.8 2.8 0 0 1-2.8-2.8V7a2.8 2.8 0 0 1 2.8-2.8z
    """
}
