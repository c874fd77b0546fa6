extension [OutlineChange] {
  /// The mark of each line that has not changed, if it says where others that have stand: it is right before one,
  /// or right after what has come before all others, or a row begins with it.
  func marks(inRow isRow: Bool) -> [String?] {
    let all = map(\.mark)
    let came = prefix { if case .came = $0 { true } else { false } }.count
    return indices.map { index in
      guard let mark = all[index] else { return nil }
      let isBeforeChange = index + 1 < count && isSigned(at: index + 1)
      guard isBeforeChange || index == 0 && isRow || index == came && came > 0 else { return nil }
      let equal = indices.filter { all[$0] == mark }
      let number = equal.prefix { $0 <= index }.count
      return equal.count == 1 ? mark : "\(mark) (\(number) of \(equal.count))"
    }
  }

  /// Whether a line is written with a sign, or could be taken for one beside it.
  private func isSigned(at index: Int) -> Bool {
    switch self[index] {
    case .same: false
    case .gone, .came: true
    case .kept(let old, let new, _):
      old.text != new.text || indices.contains { $0 != index && self[$0].fits(self[index].known) }
    }
  }
}

extension OutlineChange {
  /// The line as it was before.
  fileprivate var old: OutlineLine? {
    switch self {
    case .same(let line), .gone(let line), .kept(let line, _, _): line
    case .came: nil
    }
  }

  /// The text of a line and of those in it as they were before.
  fileprivate var known: [String] {
    switch self {
    case .same(let line): [line.text]
    case .gone(let line): line.texts
    case .kept(let old, _, let changes):
      [old.text]
        + changes.enumerated().flatMap { index, change in
          if case .same = change, index > 0 || old.role != .listitem { return [String]() }
          return change.known
        }
    case .came: []
    }
  }

  /// Whether what is written of another line could be written of this one.
  fileprivate func fits(_ known: [String]) -> Bool {
    old.map { $0.text == known.first && Set(known).isSubset(of: $0.texts) } ?? false
  }

  /// The words by which a line is found that has not changed: what has no name, by the first thing in it that has one.
  fileprivate var mark: String? {
    guard case .same(let line) = self else { return nil }
    return (line.wayToName ?? [line.text]).joined(separator: " > ")
  }
}

extension OutlineLine {
  fileprivate var texts: [String] { [text] + inner.flatMap(\.texts) }

  /// The line and those on the way to the first in it that people hear and that has a name; the line alone where it
  /// has one.
  fileprivate var wayToName: [String]? {
    if name != nil, !isHidden { return [text] }
    return inner.lazy.compactMap(\.wayToName).first.map { [text] + $0 }
  }
}
