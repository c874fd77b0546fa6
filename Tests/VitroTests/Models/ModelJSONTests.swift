import Foundation
import Testing
import Vitro

/// A state is restored from JSON as a whole or not at all.
@MainActor @Suite struct ModelJSONTests {
  @Test func whatWasWrittenIsRestored() throws {
    let counter = CounterModel(step: 3)
    try counter.restore(json: Data(#"{"count":2,"title":"Primes","step":3}"#.utf8))
    #expect(counter.snapshot == CounterModel.Snapshot(count: 2, title: "Primes", step: 3))
  }

  @Test(arguments: [
    (#"{"title":"Primes"}"#, "'count' is missing"),
    (#"{"count":2}"#, "'title' is missing"),
    (#"{"count":2,"title":"Primes","stop":3}"#, "'stop' is no field of it"),
    (#"{"a":1,"count":2,"title":"","b":3}"#, "'a', 'b' are no fields of it"),
    (#"{"count":"2","title":""}"#, "(at count)"),
    (#"{"count":2,"title":"Primes""#, "not valid JSON"),
    (String(repeating: "[", count: 513), "more than 500 brackets"),
  ])
  func whatIsNoStateChangesNothing(_ json: String, reason: String) {
    let counter = CounterModel(count: 7, step: nil)
    let error = #expect(throws: SnapshotError.self) { try counter.restore(json: Data(json.utf8)) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "no error")")
    #expect(counter.snapshot == CounterModel.Snapshot(count: 7, title: "", step: nil))
  }

  @Test(arguments: [
    (#"{"value":1,"children":[{"value":2,"children":[],"x":3}]}"#, "'children[0].x' is no field"),
    (#"{"value":1,"children":[{"value":2}]}"#, "'children[0].children' is missing"),
  ])
  func aFieldOfAChildIsNamedWithItsPlace(_ json: String, reason: String) {
    let box = BoxModel(value: 0)
    let error = #expect(throws: SnapshotError.self) { try box.restore(json: Data(json.utf8)) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "no error")")
  }

  @Test func whatIsWrongIsSaidWithWhatToDo() {
    let error = #expect(throws: SnapshotError.self) {
      try CounterModel(step: nil).restore(json: Data("{}".utf8))
    }
    #expect(
      error?.description == """
        The JSON is no state of 'CounterModel': 'count' is missing.

        Expected: every field of 'CounterModel.Snapshot', and no other. The model is as it was.
        To fix: correct the JSON; 'JSONEncoder().encode(model.snapshot)' writes a whole one.
        """)
  }

  @Test func ofManyUnknownFieldsSomeAreNamed() {
    let fields = (10..<100).map { "\"a\($0)\":1" }.joined(separator: ",")
    let error = #expect(throws: SnapshotError.self) {
      try BoxModel(value: 0).restore(json: Data("{\"value\":1,\"children\":[],\(fields)}".utf8))
    }
    #expect(error?.description.contains("'a28', 'a29' and 70 more are no fields of it") == true)
  }

  @Test func aStateAsDeepAsTheDecoderReadsIsRestored() throws {
    let deepest = (0..<240).reduce(BoxModel.Snapshot(value: 0, children: [])) { child, value in
      BoxModel.Snapshot(value: value, children: [child])
    }
    let box = BoxModel(value: 0)
    try box.restore(json: JSONEncoder().encode(deepest))
    #expect(box.snapshot == deepest)
  }

  @Test func aCaseWithAnUnknownFieldIsRefused() throws {
    let inbox = InboxModel()
    let json = #"{"destination":{"row":{"_0":{"id":1,"name":"Blob","age":3}}}}"#
    let error = #expect(throws: SnapshotError.self) { try inbox.restore(json: Data(json.utf8)) }
    #expect(error?.description.contains("'destination.row._0.age'") == true)
    #expect(inbox.destination == nil)
  }

  @Test func valuesThatADecoderReadsItsOwnWayAreRead() throws {
    let stamp = BoxModel(value: Stamp())
    let wanted = BoxModel.Snapshot(
      value: Stamp(date: .distantPast, data: Data([1]), url: URL(string: "a:b"), names: [5: ["a"]]),
      children: [])
    try stamp.restore(json: JSONEncoder().encode(wanted))
    #expect(stamp.snapshot == wanted)
  }
}

private struct Stamp: Codable, Equatable {
  var date = Date.distantFuture
  var data = Data()
  var url: URL?
  var names: [Int: [String]] = [:]
}
