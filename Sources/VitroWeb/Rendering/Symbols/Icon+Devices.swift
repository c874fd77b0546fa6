extension Icon {
  /// Machines, and what goes through the air between them.
  static let devices: [String: Icon] = [
    "iphone": Icon(
      body: """
        M9 2.5h6a2.7 2.7 0 0 1 2.7 2.7v13.6A2.7 2.7 0 0 1 15 21.5H9a2.7 2.7 0 0 1-2.7-2.7\
        V5.2A2.7 2.7 0 0 1 9 2.5z
        """,
      marks: "M10.7 5.3h2.6"
    ),
    "ipad": Icon(body: portrait, marks: "M10 18.5h4"),
    "applewatch": Icon(
      body: """
        M9 6.5h6a2.7 2.7 0 0 1 2.7 2.7v5.6A2.7 2.7 0 0 1 15 17.5H9a2.7 2.7 0 0 1-2.7-2.7\
        V9.2A2.7 2.7 0 0 1 9 6.5z
        """,
      lines: "M8.5 6.5L9.2 2.8h5.6l.7 3.7M8.5 17.5l.7 3.7h5.6l.7-3.7M20.3 10.5v2.5"
    ),
    "tv": Icon(
      body: """
        M5 4h14a2.5 2.5 0 0 1 2.5 2.5v8A2.5 2.5 0 0 1 19 17H5a2.5 2.5 0 0 1-2.5-2.5v-8\
        A2.5 2.5 0 0 1 5 4z
        """,
      lines: "M8 20.5h8"
    ),
    "desktopcomputer": Icon(
      body: """
        M5 3.5h14A2.5 2.5 0 0 1 21.5 6v8a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 14V6\
        A2.5 2.5 0 0 1 5 3.5z
        """,
      marks: "M4.3 13h15.4",
      lines: "M10.2 17l-.5 3.5M13.8 17l.5 3.5M7.5 20.5h9"
    ),
    "display": Icon(
      body: """
        M5 3.5h14A2.5 2.5 0 0 1 21.5 6v8a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 14V6\
        A2.5 2.5 0 0 1 5 3.5z
        """,
      lines: "M12 17v3.5M8 20.5h8"
    ),
    "laptopcomputer": Icon(
      body: "M6.5 4.5h11a2 2 0 0 1 2 2v9h-15v-9a2 2 0 0 1 2-2z", lines: "M2 19h20"
    ),
    "keyboard": Icon(
      body: """
        M4.5 5.5h15a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 16V8\
        a2.5 2.5 0 0 1 2.5-2.5z
        """,
      marks: """
        M5.8 9h.4M9.8 9h.4M13.8 9h.4M17.8 9h.4M5.8 12h.4M9.8 12h.4M13.8 12h.4M17.8 12h.4\
        M8 15.3h8
        """
    ),
    "printer": Icon(
      body: "M5 8.5h14a2.5 2.5 0 0 1 2.5 2.5v6h-4v-3h-11v3h-4v-6A2.5 2.5 0 0 1 5 8.5z",
      lines: "M6.5 8V4.5A1.5 1.5 0 0 1 8 3h8a1.5 1.5 0 0 1 1.5 1.5V8M6.5 17v3.5h11V17"
    ),
    "cpu": Icon(
      body: """
        M8 5.5h8A2.5 2.5 0 0 1 18.5 8v8a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 16V8\
        A2.5 2.5 0 0 1 8 5.5z
        """,
      marks: "M9.5 9.5h5v5h-5z",
      lines: "M9 2.5V5M15 2.5V5M9 19v2.5M15 19v2.5M2.5 9H5M2.5 15H5M19 9h2.5M19 15h2.5"
    ),
    "memorychip": Icon(
      body: "M4 6.5h16a1.5 1.5 0 0 1 1.5 1.5v8H2.5V8A1.5 1.5 0 0 1 4 6.5z",
      marks: "M7 10v3M12 10v3M17 10v3",
      lines: "M6 16v3M10 16v3M14 16v3M18 16v3"
    ),
    "externaldrive": Icon(
      body: """
        M7 4.5h10a2 2 0 0 1 1.9 1.4L21.5 14v3a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 17\
        v-3L5.1 5.9A2 2 0 0 1 7 4.5z
        """,
      marks: "M4.5 13.2h15M17.3 16.6h.3"
    ),
    "server.rack": Icon(
      body: """
        M5 4h14a2 2 0 0 1 2 2v2.5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM5 13.5h14\
        a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-2.5a2 2 0 0 1 2-2z
        """,
      marks: "M6.5 7.2h4M6.5 16.8h4", dots: "M17.2 7.2h.02M17.2 16.8h.02"
    ),
    "battery.100": Icon(lines: battery, solid: "M5.3 9.8h11.4v4.4H5.3z"),
    "battery.75": Icon(lines: battery, solid: "M5.3 9.8h8.5v4.4H5.3z"),
    "battery.50": Icon(lines: battery, solid: "M5.3 9.8H11v4.4H5.3z"),
    "battery.25": Icon(lines: battery, solid: "M5.3 9.8h2.9v4.4H5.3z"),
    "battery.0": Icon(lines: battery),
    "wifi": Icon(
      lines: """
        M2.5 9a13.5 13.5 0 0 1 19 0M5.7 12.5a8.9 8.9 0 0 1 12.6 0M8.9 16\
        a4.4 4.4 0 0 1 6.2 0
        """,
      dots: "M12 19.3h.02"
    ),
    "antenna.radiowaves.left.and.right": Icon(
      lines: """
        M5.5 5a9.2 9.2 0 0 0 0 13M18.5 5a9.2 9.2 0 0 1 0 13M8.3 7.8a5.2 5.2 0 0 0 0 7.4\
        M15.7 7.8a5.2 5.2 0 0 1 0 7.4M12 12v9
        """,
      dots: "M12 11.5h.02"
    ),
    "dot.radiowaves.left.and.right": Icon(
      lines: """
        M5.5 5.5a9.2 9.2 0 0 0 0 13M18.5 5.5a9.2 9.2 0 0 1 0 13M8.3 8.3\
        a5.2 5.2 0 0 0 0 7.4M15.7 8.3a5.2 5.2 0 0 1 0 7.4
        """,
      dots: "M12 12h.02"
    ),
    "cellularbars": Icon(
      body: "M3.5 15h1.5v4H3.5zM8.7 11.5h1.5V19H8.7zM13.9 8h1.5v11h-1.5zM19.1 4.5h1.5V19h-1.5z"
    ),
    "icloud": Icon(body: cloudShape),
    "icloud.and.arrow.up": Icon(lines: openCloud + "M12 20.5v-9M8.5 14.5l3.5-3.5 3.5 3.5"),
    "icloud.and.arrow.down": Icon(lines: openCloud + "M12 11v9M8.5 17l3.5 3.5 3.5-3.5"),
    "faceid": Icon(
      lines: """
        M3.5 8V6.5a3 3 0 0 1 3-3H8M16 3.5h1.5a3 3 0 0 1 3 3V8M20.5 16v1.5a3 3 0 0 1-3 3H16\
        M8 20.5H6.5a3 3 0 0 1-3-3V16M8.5 8.5v2M15.5 8.5v2M12.3 8.5v4.5h-1.3M8.5 15.5\
        a5 5 0 0 0 7 0
        """
    ),
    "touchid": Icon(
      lines: """
        M5 17.5c.7-1.8 1-3.5 1-5.5a6 6 0 0 1 9.5-4.8M17.5 9.7c.6 3 .4 6.5-.5 9.8M8.3 20\
        c1-2.5 1.4-5 1.4-8a2.3 2.3 0 0 1 4.6 0c0 3.2-.5 6.3-1.5 9.2M3 13a9 9 0 0 1 1.5-6\
        M7 4.5a9 9 0 0 1 14 7.5c0 1.5-.1 3-.4 4.5M12 12c0 2-.2 4-.7 6
        """
    ),
    "simcard": Icon(
      body: """
        M7.5 3h6.5l5 5v10.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18.5v-13\
        A2.5 2.5 0 0 1 7.5 3z
        """,
      marks: "M9 11.5h6v5.5h-6z"
    ),
    "powerplug": Icon(
      body: "M6.5 9h11v3a5.5 5.5 0 0 1-11 0z",
      lines: "M9 8.5V3.5M15 8.5V3.5M12 17.5v3.5"
    ),
  ]

  static let cloudShape =
    "M7 19a4.7 4.7 0 0 1-.8-9.3A6.2 6.2 0 0 1 18.2 9.5 4.8 4.8 0 0 1 17.3 19z"

  private static let openCloud =
    "M7.5 17H7a4.5 4.5 0 0 1-.8-8.9A6.2 6.2 0 0 1 18.2 7.9 4.6 4.6 0 0 1 17.3 17h-.8"

  private static let battery =
    "M5.5 7h11a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3zM22 10.8v2.4"
}
