import Vitro

/// The same change to an identified array and to a plain one that models it.
struct RandomStep {
  var array: IdentifiedArrayOf<Row> = []
  var model: [Row] = []
  var random: RandomNumbers
  private var titles = 0

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
  }

  /// Makes one change; says which, for the failure.
  mutating func make() -> String {
    let kind = random.next(below: 24)
    switch kind {
    case 0..<6: changeInPlace(kind)
    case 6..<12: add(kind)
    case 12..<18: remove(kind)
    default: reorder(kind)
    }
    return "change \(kind)"
  }

  private mutating func anyRow() -> Row {
    titles += 1
    return Row(id: random.next(below: 40), title: "\(titles)")
  }

  private mutating func anyPlace() -> Int { random.next(below: model.count + 1) }

  private func place(of id: Int) -> Int? { model.firstIndex { $0.id == id } }

  private mutating func changeInPlace(_ kind: Int) {
    let row = anyRow()
    let found = place(of: row.id)
    switch kind {
    case 0:
      array[id: row.id]?.title = row.title
      if let found { model[found].title = row.title }
    case 1:
      array[id: row.id] = row
      if let found { model[found] = row } else { model.append(row) }
    case 2:
      update(&array[id: row.id]) { $0 = $0 == nil ? row : nil }
      if let found { model.remove(at: found) } else { model.append(row) }
    default:
      guard let index = model.indices.randomElement(using: &random) else { return }
      if kind == 3, found == nil { model[index].id = row.id }
      if kind == 3, found == nil { array[index].id = row.id }
      model[index].title = row.title
      array[index].title = row.title
    }
  }

  private mutating func add(_ kind: Int) {
    let row = anyRow()
    let found = place(of: row.id)
    let place = anyPlace()
    switch kind {
    case 6:
      array.append(row)
      if found == nil { model.append(row) }
    case 7:
      array.updateOrAppend(row)
      if let found { model[found] = row } else { model.append(row) }
    case 8:
      array.insert(row, at: place)
      if found == nil { model.insert(row, at: place) }
    case 9:
      array.updateOrInsert(row, at: place)
      if let found { model[found] = row } else { model.insert(row, at: place) }
    case 10:
      let range = Swift.min(place, anyPlace())..<place
      let outside = model[..<range.lowerBound] + model[range.upperBound...]
      let new = [anyRow(), row].filter { row in !outside.contains { $0.id == row.id } }
      let isRepeated = new.count == 2 && new[0].id == new[1].id
      array.replaceSubrange(range, with: new.dropFirst(isRepeated ? 1 : 0))
      model.replaceSubrange(range, with: new.dropFirst(isRepeated ? 1 : 0))
    default:
      array[..<place].sort { $0.title < $1.title }
      model[..<place].sort { $0.title < $1.title }
    }
  }

  private mutating func remove(_ kind: Int) {
    let id = random.next(below: 40)
    let offsets = [anyPlace(), anyPlace()]
    switch kind {
    case 12:
      array.remove(id: id)
      model.removeAll { $0.id == id }
    case 13:
      array.remove(atOffsets: offsets)
      for offset in Set(offsets).sorted(by: >) where offset < model.count {
        model.remove(at: offset)
      }
    case 14:
      array.removeAll { $0.id % 11 == id % 11 }
      model.removeAll { $0.id % 11 == id % 11 }
    case 15:
      array = array.filter { $0.id != id }
      model = model.filter { $0.id != id }
    case 16 where !model.isEmpty:
      array.remove(at: model.count - 1)
      model.removeLast()
    default:
      guard id == 0 else { return }
      array.removeAll()
      model.removeAll()
    }
  }

  private mutating func reorder(_ kind: Int) {
    let offsets = [anyPlace(), anyPlace()]
    let place = anyPlace()
    switch kind {
    case 18:
      array.move(fromOffsets: offsets, toOffset: place)
      let chosen = Set(offsets)
      let rows = Array(model.enumerated())
      model =
        rows.filter { $0.offset < place && !chosen.contains($0.offset) }.map(\.element)
        + rows.filter { chosen.contains($0.offset) }.map(\.element)
        + rows.filter { $0.offset >= place && !chosen.contains($0.offset) }.map(\.element)
    case 19:
      guard Swift.max(offsets[0], offsets[1]) < model.count else { return }
      array.swapAt(offsets[0], offsets[1])
      model.swapAt(offsets[0], offsets[1])
    case 20:
      array.sort { $0.id < $1.id }
      model.sort { $0.id < $1.id }
    case 21:
      var random = random
      array.shuffle(using: &random)
      model.shuffle(using: &self.random)
    case 22:
      array.reverse()
      model.reverse()
    default:
      _ = array.partition { $0.id > 20 }
      _ = model.partition { $0.id > 20 }
    }
  }
}
