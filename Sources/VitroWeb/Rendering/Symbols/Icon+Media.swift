extension Icon {
  /// Pictures, sound and film.
  static let media: [String: Icon] = [
    "photo": Icon(
      body: rectangle,
      marks: "M4.5 16l4.5-4.5 4 4 2.5-2.5 4 4",
      dots: "M16.5 8.8h.02"
    ),
    "photo.on.rectangle": Icon(
      body: """
        M8.5 7.5h11A2.3 2.3 0 0 1 21.8 9.8v8A2.3 2.3 0 0 1 19.5 20.1h-11\
        A2.3 2.3 0 0 1 6.2 17.8v-8A2.3 2.3 0 0 1 8.5 7.5z
        """,
      marks: "M8.2 17l3.3-3.3 3 3 2-2 3.3 2.3",
      lines: "M3.5 15.5a2 2 0 0 1-1.2-1.8V6.5A2.5 2.5 0 0 1 4.8 4h10.7a2 2 0 0 1 1.8 1",
      dots: "M17.5 11.2h.02"
    ),
    "camera": Icon(
      body: """
        M9.3 4.5h5.4a1.5 1.5 0 0 1 1.2.6l1 1.4h2.1a2.5 2.5 0 0 1 2.5 2.5v8\
        a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 17V9A2.5 2.5 0 0 1 5 6.5h2.1l1-1.4\
        a1.5 1.5 0 0 1 1.2-.6zM15.8 12.7a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 0 1 7.6 0z
        """
    ),
    "video": Icon(
      body: """
        M5 6h8.5A2.5 2.5 0 0 1 16 8.5v7a2.5 2.5 0 0 1-2.5 2.5H5a2.5 2.5 0 0 1-2.5-2.5v-7\
        A2.5 2.5 0 0 1 5 6zM18.3 10.5l3.2-2.5v8l-3.2-2.5z
        """
    ),
    "film": Icon(
      lines: rectangle + "M7.5 5v14M16.5 5v14M2.5 9.7h5M2.5 14.3h5M16.5 9.7h5M16.5 14.3h5"
    ),
    "mic": Icon(
      body: "M12 2.8a3.3 3.3 0 0 1 3.3 3.3v5.8a3.3 3.3 0 0 1-6.6 0V6.1A3.3 3.3 0 0 1 12 2.8z",
      lines: """
        M5.5 11.5A6.5 6.5 0 0 0 12 18 6.5 6.5 0 0 0 18.5 11.5 6.5 6.5 0 0 1 12 18V21.2\
        H15.2 12 8.8 12V18A6.5 6.5 0 0 1 5.5 11.5z
        """
    ),
    "speaker": Icon(body: horn),
    "speaker.wave.1": Icon(body: horn, lines: wave1),
    "speaker.wave.2": Icon(body: horn, lines: wave1 + wave2),
    "speaker.wave.3": Icon(body: horn, lines: wave1 + wave2 + "M19.6 5.3a9.4 9.4 0 0 1 0 13.4"),
    "headphones": Icon(
      body: """
        M4 14h2.3a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1H5.5A1.8 1.8 0 0 1 3.7 18.7V14.3\
        A.3.3 0 0 1 4 14zM20 14h-2.3a1 1 0 0 0-1 1v4.5a1 1 0 0 0 1 1h.8\
        a1.8 1.8 0 0 0 1.8-1.8V14.3A.3.3 0 0 0 20 14z
        """,
      lines: "M3.7 14.5V12a8.3 8.3 0 0 1 16.6 0v2.5"
    ),
    "music.note": Icon(solid: "M12.7 18.2a3.1 3.1 0 1 1-1.9-2.9V4.6l7.7-2.3v4.2l-5.8 1.7z"),
    "music.note.list": Icon(
      lines: "M3.5 6h8.5M3.5 11h7M3.5 16h4",
      solid: "M17 18a2.8 2.8 0 1 1-1.7-2.6V5.7l5.9-1.7v3.4L17 8.6z"
    ),
    "play": Icon(
      body: "M7 4.7a1 1 0 0 1 1.5-.9l11.3 7.3a1 1 0 0 1 0 1.8L8.5 20.2A1 1 0 0 1 7 19.3z"
    ),
    "pause": Icon(
      body: """
        M7 4.5h1.5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1z\
        M15.5 4.5H17a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-1.5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1z
        """
    ),
    "playpause": Icon(body: "M3.5 5.5l8 6.5-8 6.5zM15 5.5h.8v13H15zM19.7 5.5h.8v13h-.8z"),
    "stop": Icon(
      body: "M7 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"
    ),
    "forward": Icon(body: "M3 6.5l8 5.5-8 5.5zM13.5 6.5l8 5.5-8 5.5z"),
    "backward": Icon(body: "M21 6.5l-8 5.5 8 5.5zM10.5 6.5L2.5 12l8 5.5z"),
    "forward.end": Icon(body: "M6 5.5l10 6.5-10 6.5z", lines: "M19 5.5v13"),
    "backward.end": Icon(body: "M18 5.5L8 12l10 6.5z", lines: "M5 5.5v13"),
    "record.circle": Icon(body: circle, solid: "M16.5 12a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0z"),
    "radio": Icon(
      body: """
        M5 8h14a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 19 20H5a2.5 2.5 0 0 1-2.5-2.5v-7\
        A2.5 2.5 0 0 1 5 8zM18.5 14a3 3 0 1 1-6 0a3 3 0 0 1 6 0z
        """,
      marks: "M5.5 12h4M5.5 16h4",
      lines: "M7 7.5L18 3"
    ),
    "guitars": Icon(
      body: "M12 11.5c2 2 1 3.5 0 5s-1 4-4 4-5-2-5-5 2.5-3 4-4 3-2 5 0z",
      lines: "M10 14L19.5 4.5M18 3l3 3"
    ),
    "pianokeys": Icon(lines: rectangle + "M9 11v8M15 11v8M8 5v6h2V5M14 5v6h2V5"),
  ]

  private static let horn =
    "M2.8 10a1 1 0 0 1 1-1H6.5L11 5v14l-4.5-4H3.8a1 1 0 0 1-1-1z"
  private static let wave1 = "M14.3 9.5a4 4 0 0 1 0 5"
  private static let wave2 = "M17.4 7a7.4 7.4 0 0 1 0 10"
}
