extension Icon {
  /// Signs and letters: what one writes with one stroke or a few.
  static let signs: [String: Icon] = [
    "plus": Icon(lines: "M12 12V4.5 12h7.5H12v7.5V12H4.5z"),
    "minus": Icon(lines: "M4.5 12h15"),
    "xmark": Icon(lines: "M12 12L5.5 5.5 12 12l6.5-6.5L12 12l6.5 6.5L12 12l-6.5 6.5z"),
    "checkmark": Icon(lines: "M4.5 13l5 5.5 10-13"),
    "divide": Icon(lines: "M4.5 12h15", dots: "M12 6h.02M12 18h.02"),
    "equal": Icon(lines: "M5 8.5h14M5 15.5h14"),
    "plusminus": Icon(lines: "M12 8.5V3v5.5h5.5H12V14V8.5H6.5zM6.5 19h11"),
    "exclamationmark": Icon(lines: "M12 4v10", dots: "M12 19.2h.02"),
    "exclamationmark.2": Icon(lines: "M8 4v10M16 4v10", dots: "M8 19.2h.02M16 19.2h.02"),
    "questionmark": Icon(lines: "M8 8a4 4 0 1 1 6 3.46a4 4 0 0 0-2 3.46", dots: "M12 19.4h.02"),
    "info": Icon(lines: "M9.5 10.5H12v8.5h3-6 3v-8.5z", dots: "M12 5h.02"),
    "ellipsis": Icon(dots: "M5 12h.02M12 12h.02M19 12h.02"),
    "number": Icon(lines: "M9.5 4l-2 16M16.5 4l-2 16M4.5 9h15.5M4 15h15.5"),
    "at": Icon(
      lines: """
        M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M16 8v5.2a2.6 2.6 0 0 0 5.1 0V12\
        a9.1 9.1 0 1 0-3.6 7.3
        """
    ),
    "percent": Icon(
      lines: """
        M18.5 5l-13 14M9.5 7.2a2.6 2.6 0 1 1-5.2 0a2.6 2.6 0 0 1 5.2 0zM19.7 16.8\
        a2.6 2.6 0 1 1-5.2 0a2.6 2.6 0 0 1 5.2 0z
        """
    ),
    "asterisk": Icon(lines: "M12 4.5v15M5.5 8.25l13 7.5M18.5 8.25l-13 7.5"),
    "dollarsign": Icon(
      lines: """
        M12 3v2.5h4.5H12h-1a3.25 3.25 0 0 0 0 6.5h2a3.25 3.25 0 0 1 0 6.5h-1V21 18.5\
        H7.5 13a3.25 3.25 0 0 0 0-6.5h-2a3.25 3.25 0 0 1 0-6.5h1z
        """
    ),
    "eurosign": Icon(
      lines: """
        M18.5 6.2A7.5 7.5 0 0 0 6.45 10.3H13 6.45A7.5 7.5 0 0 0 6.45 13.7H12 6.45\
        A7.5 7.5 0 0 0 18.5 17.8 7.5 7.5 0 0 1 6.45 13.7H3.5 6.45A7.5 7.5 0 0 1 6.45 10.3\
        H3.5 6.45A7.5 7.5 0 0 1 18.5 6.2z
        """
    ),
    "sterlingsign": Icon(lines: "M17 7a4.2 4.2 0 0 0-8 2v7a4 4 0 0 1-2 3.5h11M6 12.5h8"),
    "yensign": Icon(lines: "M6 4.5l6 8 6-8M12 12.5v7.5M7.5 13h9M7.5 16.5h9"),
    "function": Icon(
      lines: """
        M12.5 4.6C9.8 3.4 8.3 4.6 7.9 7.5L6.5 17.4c-.3 2.2-1.4 3.2-3.3 2.8M4.5 10.5h7\
        M13.5 12.5l6.5 7.5M20 12.5L13.5 20
        """
    ),
    "sum": Icon(lines: "M17.5 7.5V4.5h-12l6.5 7.5-6.5 7.5h12v-3"),
    "textformat": Icon(
      lines: """
        M2.5 18.5L7.5 5.5l5 13M4.3 14h6.4M21 15.3a3.2 3.2 0 1 1-6.4 0a3.2 3.2 0 0 1 6.4 0\
        v3.2V12
        """
    ),
    "textformat.size": Icon(
      lines: "M9 18.5L14.8 4.5l5.8 14M11 14h7.6M3 18.5l3.2-8 2 5M4 16h3.6"
    ),
    "character.cursor.ibeam": Icon(
      lines: """
        M2.5 18.5L7.5 5.5l5 13M4.3 14h6.4M15.5 4h.7a1.8 1.8 0 0 1 1.8 1.8v12.4\
        a1.8 1.8 0 0 1-1.8 1.8h-.7M20.5 4h-.7A1.8 1.8 0 0 0 18 5.8M20.5 20h-.7\
        A1.8 1.8 0 0 1 18 18.2
        """
    ),
    "scribble": Icon(
      lines: """
        M2.8 14.5C5 7.5 9 3.2 10.6 5 12.5 7.2 4.5 16.5 6.6 18 8.8 19.5 13.5 8.5 \
        16 9.8 18.3 11 12.8 17.5 14.6 18.8 16.2 19.9 18.8 17.2 21.2 13.8
        """
    ),
    "bold": Icon(lines: "M7 4.5h6a3.6 3.6 0 0 1 0 7.2H7zM7 11.7h7a3.9 3.9 0 0 1 0 7.8H7z"),
    "italic": Icon(lines: "M10 4.5h7M7 19.5h7M13.5 4.5l-3 15"),
    "underline": Icon(lines: "M7 4v7a5 5 0 0 0 10 0V4M5.5 20.5h13"),
    "strikethrough": Icon(
      lines: """
        M16.8 7.3C16.2 5.2 14.4 4 12 4c-2.8 0-4.7 1.5-4.7 3.8 0 1.8 1 3 3.2 4.2M7 16.4\
        c.4 2.3 2.4 3.6 5 3.6 2.9 0 4.9-1.6 4.9-4 0-.8-.2-1.5-.5-2.1M4 12h16
        """
    ),
    "curlybraces": Icon(
      lines: """
        M8.5 4H8a2.5 2.5 0 0 0-2.5 2.5V9.5L3.5 12l2 2.5v3A2.5 2.5 0 0 0 8 20h.5M15.5 4h.5\
        a2.5 2.5 0 0 1 2.5 2.5V9.5l2 2.5-2 2.5v3A2.5 2.5 0 0 1 16 20h-.5
        """
    ),
    "chevron.left.forwardslash.chevron.right": Icon(
      lines: "M7 7l-5 5 5 5M17 7l5 5-5 5M14 4.5l-4 15"
    ),
    "text": Icon(lines: "M3 7h18M3 12h18M3 17h11"),
    "quote": Icon(
      solid: """
        M4 9a3 3 0 1 1 6 0c0 4-1.5 6.5-4.5 8l-.5-1C6.5 14.8 7 13.5 7 12a3 3 0 0 1-3-3z\
        M14 9a3 3 0 1 1 6 0c0 4-1.5 6.5-4.5 8l-.5-1C16.5 14.8 17 13.5 17 12a3 3 0 0 1-3-3z
        """
    ),
    "command": Icon(
      lines: """
        M9 9h6v6H9zM9 9H6.5A2.5 2.5 0 1 1 9 6.5zM15 9h2.5A2.5 2.5 0 1 0 15 6.5zM15 15h2.5\
        A2.5 2.5 0 1 1 15 17.5zM9 15H6.5A2.5 2.5 0 1 0 9 17.5z
        """
    ),
    "option": Icon(lines: "M3 5.5h5.5l7 13H21M14 5.5h7"),
    "shift": Icon(body: "M12 3.5l8.5 8.5h-4.5v8h-8v-8H3.5z"),
    "control": Icon(lines: "M5 14l7-7 7 7"),
    "capslock": Icon(body: "M12 3l8.5 8.5h-4.5v4h-8v-4H3.5zM8 18.5h8v2h-8z"),
    "escape": Icon(lines: "M5.5 5.5L13 13M5.5 11.5v-6h6M9.5 3.8a8.5 8.5 0 1 1-5.7 5.7"),
    "return": Icon(lines: "M20 5v5a4 4 0 0 1-4 4H4l5-5M4 14l5 5"),
    "space": Icon(lines: "M4 10v4.5h16V10"),
    "1": Icon(lines: "M9 7.5l4-3v15"),
    "2": Icon(lines: "M8 9a4 4 0 1 1 7.3 2.260L8 19.5h8.5"),
    "3": Icon(lines: "M8 4.5h8l-4.5 5.5A4.8 4.8 0 1 1 7.8 17.8"),
    "4": Icon(lines: "M12.5 4.5L7 15.5h7.5V11v4.5H17h-2.5v4.5-4.5H7z"),
    "5": Icon(lines: "M16 4.5H9l-1 6.5h3.6a4.3 4.3 0 1 1-4.1 6"),
    "6": Icon(
      lines: """
        M7.7 15.2\
        A6 6 0 0 1 16.3 15.2 4.3 4.3 0 0 1 7.7 15.2 12 12 0 0 1 13 4.5 12 12 0 0 0 7.7 \
        15.2z
        """
    ),
    "0": Icon(lines: "M7.8 9a4.2 4.2 0 0 1 8.4 0v6a4.2 4.2 0 0 1-8.4 0z"),
    "8": Icon(
      lines: """
        M12 11.4\
        A3.7 3.7 0 0 1 12 4.5 3.7 3.7 0 0 1 12 11.4 4.3 4.3 0 0 1 12 19.6 4.3 4.3 0 0 1 \
        12 11.4z
        """
    ),
    "9": Icon(
      lines: """
        M16.3 8.8\
        A6 6 0 0 1 7.7 8.8 4.3 4.3 0 0 1 16.3 8.8 12 12 0 0 1 11 19.5 12 12 0 0 0 16.3 8.8\
        z
        """
    ),
    "7": Icon(lines: "M7.5 4.5h9l-5.5 15"),
  ]
}
