/// The names of a stack's pages in the path of a URL, for the pages that have been there.
struct PageNames {
  /// When there are more, it begins anew.
  private static let most = 1_000

  private var values: [String: AnyHashable] = [:]
  private var segments: [AnyHashable: String] = [:]

  /// The value that is called so.
  func value(_ segment: String) -> AnyHashable? { values[segment] }

  /// What a value is called, if it has a name.
  func segment(of value: AnyHashable) -> String? { segments[value] }

  /// Calls a value so from now on.
  mutating func set(_ segment: String, _ value: AnyHashable) {
    if values.count >= PageNames.most { self = PageNames() }
    values[segment] = value
    segments[value] = segment
  }

  /// The name of a page that has none yet: that of its value, or one of its title.
  mutating func name(_ value: AnyHashable?, _ title: String?) -> String {
    let fallback = title.flatMap { Segment.slug($0) } ?? "page"
    guard let value else { return fallback }
    if let segment = segments[value] { return segment }
    let segment = free(Segment.of(value.base) ?? fallback)
    set(segment, value)
    return segment
  }

  /// The name itself, or with a number at its end where another value is called so.
  private func free(_ segment: String) -> String {
    guard values[segment] != nil else { return segment }
    return (2...).lazy.map { "\(segment)-\($0)" }.first { values[$0] == nil } ?? segment
  }
}
