extension SymbolDrawing {
  /// Weather, plants and animals.
  static let nature: [String: SymbolDrawing] = [
    "sun.max": SymbolDrawing(
      body: "M16.3 12a4.3 4.3 0 1 1-8.6 0a4.3 4.3 0 0 1 8.6 0z",
      lines: """
        M12 2.5v1.5M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M18.7 5.3l-1 1\
        M6.3 17.7l-1 1
        """
    ),
    "sunrise": SymbolDrawing(
      lines: """
        M7 17.5a5 5 0 0 1 10 0M2.5 17.5h1.5M20 17.5h1.5M5.3 10.8l1 1M18.7 10.8l-1 1M3.5 21\
        h17M12 9V3M9 5.5L12 3l3 2.5
        """
    ),
    "sunset": SymbolDrawing(
      lines: """
        M7 17.5a5 5 0 0 1 10 0M2.5 17.5h1.5M20 17.5h1.5M5.3 10.8l1 1M18.7 10.8l-1 1M3.5 21\
        h17M12 3v6M9 6.5L12 9l3-2.5
        """
    ),
    "moon": SymbolDrawing(body: "M20.5 14.5A8.8 8.8 0 1 1 9.5 3.5a7.2 7.2 0 0 0 11 11z"),
    "moon.stars": SymbolDrawing(
      body: """
        M19.5 15.5A8.3 8.3 0 1 1 9.5 5a6.8 6.8 0 0 0 10 10.5zM16.5 2.5\
        c.3 2.2.9 2.8 3 3.2-2.1.4-2.7 1-3 3.2-.3-2.2-.9-2.8-3-3.2 2.1-.4 2.7-1 3-3.2z
        """,
      lines: "M20.8 10.3v.4"
    ),
    "moon.zzz": SymbolDrawing(
      body: "M19.5 15.5A8.3 8.3 0 1 1 9.5 5a6.8 6.8 0 0 0 10 10.5z",
      lines: "M15.5 3.5H20L15.5 9H20"
    ),
    "cloud": SymbolDrawing(body: cloudShape),
    "cloud.rain": SymbolDrawing(body: highCloud, lines: "M8.5 18l-1.2 3M12.6 18l-1.2 3M16.7 18l-1.2 3"),
    "cloud.heavyrain": SymbolDrawing(
      body: highCloud,
      lines: "M7 18l-1.2 3M10.3 18L9.1 21M13.6 18l-1.2 3M16.9 18l-1.2 3"
    ),
    "cloud.drizzle": SymbolDrawing(
      body: highCloud,
      lines: "M8 18v.8M12 18v.8M16 18v.8M10 21v.5M14 21v.5"
    ),
    "cloud.snow": SymbolDrawing(body: highCloud, lines: "M8 18.5v.2M12 20.7v.2M16 18.5v.2"),
    "cloud.bolt": SymbolDrawing(body: highCloud, lines: "M12.8 16.8l-2.6 2.5h3l-2.3 2.4"),
    "cloud.fog": SymbolDrawing(body: highCloud, lines: "M6 18h12M8 21h8"),
    "cloud.sun": SymbolDrawing(
      body: "M7 20a4.2 4.2 0 0 1-.7-8.3 5.5 5.5 0 0 1 10.6-.2A4.3 4.3 0 0 1 16.2 20z",
      lines: "M13.5 6.2A4 4 0 0 1 20 11M15.5 2.3v.7M20.8 4.7l-.5.5M22 9.8h-.5M10.3 4.7l.5.5"
    ),
    "cloud.moon": SymbolDrawing(
      body: "M7 20a4.2 4.2 0 0 1-.7-8.3 5.5 5.5 0 0 1 10.6-.2A4.3 4.3 0 0 1 16.2 20z",
      lines: "M13 5.5a5 5 0 0 1 3.5-3 4.5 4.5 0 0 0 5.5 6 5 5 0 0 1-1.8 2.5"
    ),
    "snowflake": SymbolDrawing(
      lines: """
        M12 2.5v19M3.8 7.250l16.4 9.5M20.2 7.250L3.8 16.750M9.7 4.2L12 6.5l2.3-2.3\
        M9.7 19.8L12 17.5l2.3 2.3M4.1 10.6l3.1-.8-.8-3.1M19.9 13.4l-3.1.8.8 3.1M17.6 6.7\
        l-.8 3.1 3.1.8M6.4 17.3l.8-3.1-3.1-.8
        """
    ),
    "bolt": SymbolDrawing(body: "M13.5 2.8L5 13.5h6L10 21.2 19 10.3h-6.3z"),
    "flame": SymbolDrawing(
      body: """
        M12.5 2.8c.5 3.7 6.3 6 6.3 11.2a6.8 6.8 0 0 1-13.6 0\
        c0-2.5 1.2-4.7 3-6 .2 1.6.8 2.6 1.8 3.2C10.5 8.5 10.5 5 12.5 2.8z
        """
    ),
    "drop": SymbolDrawing(
      body: "M12 2.8c3.5 4 6.5 7.8 6.5 11.7a6.5 6.5 0 0 1-13 0c0-3.9 3-7.7 6.5-11.7z"
    ),
    "leaf": SymbolDrawing(
      body: "M20.3 3.7C11 3.7 4.5 6.3 4.5 13c0 4 2.8 6.5 6.3 6.5 7 0 9.7-7 9.5-15.8z",
      marks: "M14.5 9.5L8.5 15.5",
      lines: "M3.2 20.8l2.5-2.5"
    ),
    "tree": SymbolDrawing(
      body: """
        M12 2.8a4.8 4.8 0 0 1 4.7 4.5 4.7 4.7 0 0 1-1.2 9.2h-7a4.7 4.7 0 0 1-1.2-9.2\
        A4.8 4.8 0 0 1 12 2.8z
        """,
      lines: "M12 12v9"
    ),
    "wind": SymbolDrawing(
      lines: """
        M3 9h10.5a2.8 2.8 0 1 0-2.7-3.5M3 13h15a2.8 2.8 0 1 1-2.7 3.5M3 17h7.5\
        a2 2 0 1 1-1.9 2.6
        """
    ),
    "tornado": SymbolDrawing(lines: "M4 4.5h16M6 8.5h13M9 12.5h8M11 16.5h4M12.5 20.5h.5"),
    "thermometer": SymbolDrawing(
      body: "M12 2.8a2.7 2.7 0 0 1 2.7 2.7v7.8a4.5 4.5 0 1 1-5.4 0V5.5A2.7 2.7 0 0 1 12 2.8z",
      marks: "M12 8v8.5"
    ),
    "humidity": SymbolDrawing(
      body: "M9 3.5c2.8 3.2 5 6.2 5 9.2a5 5 0 0 1-10 0c0-3 2.2-6 5-9.2z",
      lines: "M17 6h4M18 11h3M17.5 16h3.5M14 20.5h7"
    ),
    "pawprint": SymbolDrawing(
      body: """
        M12 11.5c2.5 0 5.5 3.8 5.5 6.5 0 1.7-1.2 2.7-2.6 2.7-1.1 0-1.8-.6-2.9-.6\
        s-1.8.6-2.9.6c-1.4 0-2.6-1-2.6-2.7 0-2.7 3-6.5 5.5-6.5zM10.3 6.3a1.5 2 0 1 1-3 0\
        a1.5 2 0 0 1 3 0zM16.7 6.3a1.5 2 0 1 1-3 0a1.5 2 0 0 1 3 0zM5.8 11.3\
        a1.3 1.8 0 1 1-2.6 0a1.3 1.8 0 0 1 2.6 0zM20.8 11.3a1.3 1.8 0 1 1-2.6 0\
        a1.3 1.8 0 0 1 2.6 0z
        """
    ),
    "tortoise": SymbolDrawing(
      body: "M3.5 15.5a6.7 6.7 0 0 1 13.4 0z",
      lines: """
        M16.5 13.5c.3-2.3 1.3-3.5 2.7-3.5 1.5 0 2.5 1.2 2.5 2.5 0 1.8-1.5 3-3.7 3h-1.5\
        M6 16v2.5M14 16v2.5
        """
    ),
    "hare": SymbolDrawing(
      body: """
        M3 15.5c0-4 3.5-6 7.5-6 2 0 3.5.5 4.5 1.2L12.5 4.5\
        c1.5-.5 4.5 2.5 5.3 5.5 2 .3 3.7 1.8 3.7 3.5 0 1.5-1.2 2.2-2.7 2.5-1 1.7-2.5 \
        2.5-5.3 2.5H6c-2 0-3-1.2-3-3z
        """,
      dots: "M17.7 12.7h.02"
    ),
    "ant": SymbolDrawing(
      body: """
        M14.5 6a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM14 11a2 1.8 0 1 1-4 0a2 1.8 0 0 1 4 0\
        zM15 17a3 3.5 0 1 1-6 0a3 3.5 0 0 1 6 0z
        """,
      lines: """
        M10 3.8L8.5 2.2M14 3.8l1.5-1.6M10 10.5L6 9l-1.5-3M14 10.5L18 9l1.5-3M9.5 12.2L4 13\
        M14.5 12.2l5.5.8M9.3 15.5L6 17.5 5 21M14.7 15.5l3.3 2 1 3.5
        """
    ),
    "ladybug": SymbolDrawing(
      body: "M12 7.5a6 6.5 0 0 1 6 6.5a6 6.5 0 0 1-12 0a6 6.5 0 0 1 6-6.5z",
      marks: "M12 9.5v9",
      lines: """
        M8.5 8a3.5 3.5 0 0 1 7 0M9.5 4.8L8 3M14.5 4.8L16 3M5.5 11.5L3 10M18.5 11.5L21 10\
        M5.5 15H3M18.5 15H21M7 18.5L5 21M17 18.5l2 2.5
        """
    ),
    "fish": SymbolDrawing(
      body: """
        M3 12c2.5-4 6-6 9.5-6 2.5 0 4.5 1.5 6 3.5l3-2.5v10l-3-2.5\
        c-1.5 2-3.5 3.5-6 3.5-3.5 0-7-2-9.5-6z
        """,
      dots: "M8 11h.02"
    ),
    "bird": SymbolDrawing(
      body: """
        M3.5 20.5l6.5-8c0-5 1.5-8.5 5.5-8.5 2 0 3.3 1.2 3.8 3l2.2 1.5-2.2 1\
        c0 6-3.8 9-8.8 9-2 0-3 .5-7 2z
        """,
      dots: "M15.7 8h.02"
    ),
  ]

  private static let highCloud =
    "M7.3 15.5a4.3 4.3 0 0 1-.7-8.5A5.8 5.8 0 0 1 17.8 6.8 4.4 4.4 0 0 1 17 15.5z"
}
