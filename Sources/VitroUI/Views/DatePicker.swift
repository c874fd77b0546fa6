import Foundation

/// A date, or a time, that is set in a field with a calendar.
///
/// Of a date outside of its range it takes the nearest one in it.
public struct DatePicker<Label: View>: StyledControl {
  /// Which parts of a date are set.
  public struct Components: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The day, the month and the year.
    public static var date: Components { Components(rawValue: 1) }
    /// The hour and the minute.
    public static var hourAndMinute: Components { Components(rawValue: 2) }
  }

  /// Which parts of a date are set.
  public typealias DatePickerComponents = Components

  private let label: Label
  private let field: (String) -> DateField

  private init(
    _ label: Label, _ selection: Binding<Date>, _ range: (Date?, Date?), _ components: Components
  ) {
    self.label = label
    field = { name in
      DateField(
        name: name, selection: selection, earliest: range.0, latest: range.1,
        hasDate: components.contains(.date), hasTime: components.contains(.hourAndMinute))
    }
  }

  /// Makes a picker with a label of your own.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, (nil, nil), displayedComponents)
  }

  /// Makes a picker for a date within bounds, with a label of your own.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, (range.lowerBound, range.upperBound), displayedComponents)
  }

  func styled(in environment: EnvironmentValues) -> some View {
    ControlRow(
      label: label, isLabelShown: !environment.controls.hidesLabels, control: field)
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, (nil, nil), displayedComponents)
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, (nil, nil), displayedComponents)
  }

  /// Makes a picker with a title for a date within bounds.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(titleKey), selection, (range.lowerBound, range.upperBound), displayedComponents)
  }

  /// Makes a picker with a title for a date that is not before another one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, (range.lowerBound, nil), displayedComponents)
  }

  /// Makes a picker with a title for a date that is not after another one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, (nil, range.upperBound), displayedComponents)
  }
}

/// The field of a date picker; its value is written as HTML writes dates.
private struct DateField: ElementView {
  let name: String
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let hasDate: Bool
  let hasTime: Bool

  static var readsBindings: Bool { true }
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    let type = hasDate ? hasTime ? "datetime-local" : "date" : "time"
    var details: [Detail] = [.input(type)]
    if hasDate, earliest != nil || latest != nil {
      let written = { (date: Date?) in date.map { text($0, environment.fieldCalendar) } }
      details.append(.dates(earliest: written(earliest), latest: written(latest)))
    }
    return Attributes(
      role: .textbox, label: name, value: text(selection.wrappedValue, environment.fieldCalendar),
      isEnabled: environment.isEnabled, actions: .setValue,
      style: Style(looks: environment.looks), details: details)
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    guard case .setValue(_, let text) = event, var date = date(text, environment.fieldCalendar)
    else { return }
    if let earliest { date = max(date, earliest) }
    if let latest { date = min(date, latest) }
    selection.wrappedValue = date
  }

  private func text(_ date: Date, _ calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)]
    let time = [digits(parts.hour, 2), digits(parts.minute, 2)]
    return [
      hasDate ? day.joined(separator: "-") : nil, hasTime ? time.joined(separator: ":") : nil,
    ]
    .compactMap { $0 }
    .joined(separator: "T")
  }

  private func digits(_ number: Int?, _ count: Int) -> String {
    let text = String(number ?? 0)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// The date that a text means; the parts that are not set stay as they are.
  private func date(_ text: String, _ calendar: Calendar) -> Date? {
    let pieces = text.split(separator: "T")
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: selection.wrappedValue)
    if hasDate {
      let numbers = pieces.first?.split(separator: "-").compactMap { Int($0) } ?? []
      guard numbers.count == 3 else { return nil }
      (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
    }
    if hasTime {
      let numbers = pieces.last?.split(separator: ":").compactMap { Int($0) } ?? []
      guard numbers.count >= 2, pieces.count == (hasDate ? 2 : 1) else { return nil }
      (parts.hour, parts.minute) = (numbers[0], numbers[1])
    }
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }
}

extension EnvironmentValues {
  /// The calendar in which surfaces exchange dates, in the time zone of the place.
  fileprivate var fieldCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = self.calendar.timeZone
    return calendar
  }
}

/// Which parts of a date are set.
public typealias DatePickerComponents = DatePicker<Text>.Components

/// A colour that is set in a field with a palette.
/// - Note: Opacity cannot be chosen; `supportsOpacity` has no effect.
public struct ColorPicker<Label: View>: StyledControl {
  private let label: Label
  private let selection: Binding<Color>

  /// Makes a picker with a label of your own; opacity is left as it is.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
  }

  func styled(in environment: EnvironmentValues) -> some View {
    ControlRow(label: label, isLabelShown: !environment.controls.hidesLabels) {
      ColorField(name: $0, selection: selection)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }
}

private struct ColorField: ElementView {
  let name: String
  let selection: Binding<Color>

  static var readsBindings: Bool { true }
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .textbox, label: name, value: ColorField.hex(selection.wrappedValue.paint).lowercased(),
      isEnabled: environment.isEnabled, actions: .setValue, details: [.input("color")])
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    guard case .setValue(_, let text) = event, text.hasPrefix("#"), text.count == 7,
      text.dropFirst().allSatisfy(\.isHexDigit), let number = Int(text.dropFirst(), radix: 16)
    else { return }
    let part = { (shift: Int) in Double(number >> shift & 255) / 255 }
    selection.wrappedValue = Color(red: part(16), green: part(8), blue: part(0))
  }

  /// The colour as a surface's field takes it; one of the theme as that is in the light.
  private static func hex(_ paint: Paint) -> String {
    switch paint {
    case .rgb: String(Color(paint: paint).description.prefix(7))
    case .translucent(let paint, _), .adaptive(let paint, _): hex(paint)
    case .named(let name): themeColors[name] ?? "#000000"
    default: "#000000"
    }
  }

  private static let themeColors = [
    "red": "#FF3B30", "orange": "#FF9500", "yellow": "#FFCC00", "green": "#34C759",
    "mint": "#00C7BE", "teal": "#30B0C7", "cyan": "#32ADE6", "blue": "#007AFF",
    "indigo": "#5856D6", "purple": "#AF52DE", "pink": "#FF2D55", "brown": "#A2845E",
    "gray": "#8E8E93", "accentColor": "#007AFF", "white": "#FFFFFF",
  ]
}
