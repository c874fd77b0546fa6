// The colours by name, once for `Color.red` and once for `.red` where any style is taken.

extension Color {
  /// The theme's red.
  public static let red = Color(paint: .named("red"))
  /// The theme's orange.
  public static let orange = Color(paint: .named("orange"))
  /// The theme's yellow.
  public static let yellow = Color(paint: .named("yellow"))
  /// The theme's green.
  public static let green = Color(paint: .named("green"))
  /// The theme's mint.
  public static let mint = Color(paint: .named("mint"))
  /// The theme's teal.
  public static let teal = Color(paint: .named("teal"))
  /// The theme's cyan.
  public static let cyan = Color(paint: .named("cyan"))
  /// The theme's blue.
  public static let blue = Color(paint: .named("blue"))
  /// The theme's indigo.
  public static let indigo = Color(paint: .named("indigo"))
  /// The theme's purple.
  public static let purple = Color(paint: .named("purple"))
  /// The theme's pink.
  public static let pink = Color(paint: .named("pink"))
  /// The theme's brown.
  public static let brown = Color(paint: .named("brown"))
  /// The theme's gray.
  public static let gray = Color(paint: .named("gray"))
  /// Black, whatever the theme is.
  public static let black = Color(paint: .rgb(0, 0, 0, 1))
  /// White, whatever the theme is.
  public static let white = Color(paint: .rgb(1, 1, 1, 1))
  /// A colour that nobody sees.
  public static let clear = Color(paint: .rgb(0, 0, 0, 0))
  /// The theme's colour of what stands out most.
  public static let primary = Color(paint: .named("primary"))
  /// The theme's colour of what stands out less.
  public static let secondary = Color(paint: .named("secondary"))
  /// The theme's colour of what can be pressed.
  public static let accentColor = Color(paint: .named("accentColor"))
}

extension ShapeStyle where Self == Color {
  /// The theme's red.
  public static var red: Color { .red }
  /// The theme's orange.
  public static var orange: Color { .orange }
  /// The theme's yellow.
  public static var yellow: Color { .yellow }
  /// The theme's green.
  public static var green: Color { .green }
  /// The theme's mint.
  public static var mint: Color { .mint }
  /// The theme's teal.
  public static var teal: Color { .teal }
  /// The theme's cyan.
  public static var cyan: Color { .cyan }
  /// The theme's blue.
  public static var blue: Color { .blue }
  /// The theme's indigo.
  public static var indigo: Color { .indigo }
  /// The theme's purple.
  public static var purple: Color { .purple }
  /// The theme's pink.
  public static var pink: Color { .pink }
  /// The theme's brown.
  public static var brown: Color { .brown }
  /// The theme's gray.
  public static var gray: Color { .gray }
  /// Black, whatever the theme is.
  public static var black: Color { .black }
  /// White, whatever the theme is.
  public static var white: Color { .white }
  /// A colour that nobody sees.
  public static var clear: Color { .clear }
}
