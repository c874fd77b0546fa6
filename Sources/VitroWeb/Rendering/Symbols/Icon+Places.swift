extension Icon {
  /// Where one is, and how one gets there.
  static let places: [String: Icon] = [
    "house": Icon(
      body: """
        M11 3.6a1.5 1.5 0 0 1 2 0l7.3 6.7a1 1 0 0 1 .3.7V18.5A2.2 2.2 0 0 1 18.4 20.7H14.5\
        V15.5h-5v5.2H5.6A2.2 2.2 0 0 1 3.4 18.5V11a1 1 0 0 1 .3-.7z
        """
    ),
    "building.2": Icon(
      body: "M5 3.5h7a1.5 1.5 0 0 1 1.5 1.5v15.5h-10V5A1.5 1.5 0 0 1 5 3.5z",
      marks: "M7 7.5h3M7 11.5h3M7 15.5h3",
      lines: "M13.5 9.5h5A1.5 1.5 0 0 1 20 11v9.5M2.5 20.5h19M17 13v.01M17 16.5v.01"
    ),
    "building.columns": Icon(
      body: "M12 3.3L20.5 8v1.5h-17V8z",
      lines: "M6 12.5v5M10 12.5v5M14 12.5v5M18 12.5v5M3.5 20.5h17"
    ),
    "storefront": Icon(
      body: "M5.5 4h13L21 9a3 3 0 0 1-6 .5 3 3 0 0 1-6 0A3 3 0 0 1 3 9z",
      lines: "M4.5 13v7.5h15V13M9.5 20.5v-5h5v5"
    ),
    "map": Icon(
      body: "M3 6.5l6-2.5 6 2.5 6-2.5v13.5l-6 2.5-6-2.5L3 20z",
      marks: "M9 6.5v8.5M15 9v8.5"
    ),
    "mappin": Icon(body: "M16.5 7a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0z", lines: "M12 13.1v7.9"),
    "mappin.and.ellipse": Icon(
      body: "M15.8 6.3a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 0 1 7.6 0z",
      lines: """
        M12 11.7v5.3M8.5 13.7c-3.5.5-6 1.8-6 3.4 0 2 4.2 3.6 9.5 3.6s9.5-1.6 9.5-3.6\
        c0-1.6-2.5-2.9-6-3.4
        """
    ),
    "location": Icon(body: "M20.7 3.3L3.2 10.5c-.8.3-.7 1.4.1 1.5l8 .7.7 8c.1.8 1.2.9 1.5.1z"),
    "scope": Icon(lines: circle + "M12 3v4.5M12 16.5V21M3 12h4.5M16.5 12H21"),
    "safari": Icon(body: circle, marks: "M15.8 8.2l-2.3 5.3-5.3 2.3 2.3-5.3z"),
    "globe": Icon(
      lines: circle + "M12 3c-5.3 4.8-5.3 13.2 0 18M12 3c5.3 4.8 5.3 13.2 0 18M3.5 9h17M3.5 15h17"
    ),
    "network": Icon(
      lines: circle + "M12 3c-5.3 4.8-5.3 13.2 0 18M12 3c5.3 4.8 5.3 13.2 0 18M3 12h18M12 3v18"
    ),
    "airplane.departure": Icon(
      body: """
        M2.5 11.4l2-.6 2.2 1.6 3.6-1L6 5.6l2.3-.6 6.3 5.2 3.9-1.05\
        a1.65 1.65 0 0 1 .86 3.18L6.2 15.9z
        """,
      lines: "M3 20h18"
    ),
    "airplane": Icon(
      body: """
        M3 10.5h2l2 2h4L8 5h2.5l5.5 7.5h3.5c1.3 0 2.2.6 2.2 1.5s-.9 1.5-2.2 1.5H6.5\
        c-1.2 0-2-.6-2.5-1.8z
        """,
      lines: "M4 19.5h16"
    ),
    "car": Icon(
      body: "M6.3 5h11.4L19.5 10.2a2.5 2.5 0 0 1 1.5 2.3V17.5H3v-5a2.5 2.5 0 0 1 1.5-2.3z",
      marks: "M6.5 10h11",
      lines: "M5 17.5V20M19 17.5V20",
      dots: "M7 13.7h.02M17 13.7h.02"
    ),
    "bus": Icon(
      body: "M7 3.5h10a2.5 2.5 0 0 1 2.5 2.5v12h-15V6A2.5 2.5 0 0 1 7 3.5z",
      marks: "M7.5 6.8v3.5h9V6.8",
      lines: "M7 18.5v2.5M17 18.5v2.5",
      dots: "M8 14.7h.02M16 14.7h.02"
    ),
    "tram": Icon(
      body: "M8 5.5h8a3 3 0 0 1 3 3v6.5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V8.5a3 3 0 0 1 3-3z",
      marks: "M8 8.5v2.2h8V8.5",
      lines: "M9 2.8h6M12 2.8v2.5M8 18.5L6 21M16 18.5l2 2.5",
      dots: "M8.3 15.2h.02M15.7 15.2h.02"
    ),
    "bicycle": Icon(
      lines: """
        M9.5 15.5a3.7 3.7 0 1 1-7.4 0a3.7 3.7 0 0 1 7.4 0zM21.9 15.5a3.7 3.7 0 1 1-7.4 0\
        a3.7 3.7 0 0 1 7.4 0zM5.8 15.5L9 8.5h7l-4.5 7H5.8M9 8.5l2.5 7M15 5.5h1.5l1.7 10\
        M7.5 6h3
        """
    ),
    "fuelpump": Icon(
      body: "M6.5 3.5h6A2 2 0 0 1 14.5 5.5v15h-10v-15a2 2 0 0 1 2-2z",
      marks: "M7 7.5h5",
      lines: "M3 20.5h13M14.5 12h1.5a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 0 3 0V9L17.5 6"
    ),
    "sportscourt": Icon(
      lines: """
        M2.5 6h19v12h-19zM12 6v12M14.7 12a2.7 2.7 0 1 1-5.4 0a2.7 2.7 0 0 1 5.4 0zM2.5 9.5\
        h3v5h-3M21.5 9.5h-3v5h3
        """
    ),
    "tent": Icon(
      body: "M12 4.5L21.5 19.5h-6L12 13.5 8.5 19.5h-6z",
      lines: "M10.8 2.7L12 4.5l1.2-1.8"
    ),
    "mountain.2": Icon(body: "M8.5 6.5l5 7 2.5-3.5 6 9.5H2z"),
  ]
}
