import Combine
import SwiftUI
import Testing
import VitroUITesting

@MainActor @Suite("Observable objects")
struct ObservableObjectTests {
  @Test("An object without published properties says by hand what changes")
  func manual() {
    let model = Manual()
    let screen = Screen { ManualView(model: model) }
    model.count = 1
    #expect(screen.text("manual 1").exists)
  }

  @Test("A subclass adds published properties to those that say it by hand")
  func manualAndPublished() {
    let model = ManualAndPublished()
    let screen = Screen { ManualView(model: model) }
    model.count = 1
    #expect(screen.text("manual 1").exists)
    _ = screen.bodyEvaluations()
    model.name = "Grace"
    #expect(screen.bodyEvaluations() == ["ManualView": 1])
  }

  @Test("Published properties of a class and of its superclass are seen")
  func hierarchy() {
    let model = Derived()
    let screen = Screen { DerivedView(model: model) }
    model.count = 1
    #expect(screen.text("Ada 1").exists)
    model.name = "Grace"
    #expect(screen.text("Grace 1").exists)
    model.count = 2
    model.objectWillChange.send()
    #expect(screen.text("Grace 2").exists)
  }

  @Test("An object has a publisher of its own, whatever it sends")
  func custom() {
    let model = Custom()
    let screen = Screen { CustomView(model: model) }
    model.objectWillChange.send("count")
    model.count = 4
    #expect(screen.text("custom 4").exists)
  }

  @Test("An object without published properties has one publisher, and no other object has it")
  func onePublisher() {
    let (first, second) = (Manual(), Manual())
    #expect(first.objectWillChange === first.objectWillChange)
    #expect(first.objectWillChange !== second.objectWillChange)
  }

  @Test("An object is not kept alive by its publisher, and its successor has another one")
  func publisherOfTheDead() {
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<1_000 {
      publishers.append(Manual().objectWillChange)
    }
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == 1_000)
  }
}

private struct ManualView: View {
  @ObservedObject var model: Manual
  var body: some View { Text("manual \(model.count)") }
}

private struct DerivedView: View {
  @ObservedObject var model: Derived
  var body: some View { Text("\(model.name) \(model.count)") }
}

private struct CustomView: View {
  @ObservedObject var model: Custom
  var body: some View { Text("custom \(model.count)") }
}
