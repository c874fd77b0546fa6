extension Int {
  /// The number as a place in a row: 1st, 2nd, 3rd, 4th, 11th, 21st.
  var ordinal: String {
    if (11...13).contains(self % 100) { return "\(self)th" }
    let endings = [1: "st", 2: "nd", 3: "rd"]
    return "\(self)\(endings[self % 10] ?? "th")"
  }
}
