// Code that uses what is not in Vitro yet; it belongs to no target. Scripts/checks/messages compiles it, and
// the compiler has to say of each line what its comment expects, and nothing else.
import Foundation
import VitroUI

private struct Person: Identifiable {
  let id = 1
  var name = ""
  var friends: [Person]?
}

private struct Sharing: View {
  @State var isShown = false
  let address: URL

  var body: some View {
    // expected-error@+1 {{'PasteButton' is not in Vitro yet}}
    PasteButton(payloadType: String.self) { print($0) }
    // expected-error@+1 {{'MultiDatePicker' is not in Vitro yet}}
    MultiDatePicker("Days", selection: .constant([]))
    // expected-error@+1 {{'HSplitView' is not in Vitro yet: use an HStack}}
    HSplitView { Text("A") }
    Text("A")
      // expected-error@+1 2 {{is not in Vitro yet}}
      .onDrag { NSItemProvider(object: "a") }
      // expected-error@+1 {{'draggable' is not in Vitro yet}}
      .draggable("a")
      // expected-error@+1 {{'dropDestination' is not in Vitro yet}}
      .dropDestination(for: String.self) { _, _ in true }
      // expected-error@+1 {{'onDrop' is not in Vitro yet}}
      .onDrop(of: [.image], isTargeted: $isShown) { _ in true }
      // expected-error@+1 {{'copyable' is not in Vitro yet}}
      .copyable(["a"])
    Text("B")
      // expected-error@+1 {{'fileMover' is not in Vitro yet}}
      .fileMover(isPresented: $isShown, file: nil) { print($0) }
      // expected-error@+1 {{'quickLookPreview' is not in Vitro yet}}
      .quickLookPreview(.constant(nil))
      // expected-error@+1 {{'inspector' is not in Vitro yet}}
      .inspector(isPresented: $isShown) { Text("I") }
      // expected-error@+1 {{'userActivity' is not in Vitro yet}}
      .userActivity("reading") { $0.title = "A" }
  }
}

private struct People: View {
  let people: [Person]

  var body: some View {
    // expected-error@+1 {{'Table' is not in Vitro yet: use a List, or a Grid.}}
    Table(people) {
      // expected-error@+1 {{'TableColumn' is not in Vitro yet}}
      TableColumn("Name", value: \.name)
      // expected-error@+1 {{'TableColumn' is not in Vitro yet}}
      TableColumn("Long") { Text($0.name) }
    }
    // expected-error@+1 {{'tableStyle' is not in Vitro yet}}
    .tableStyle(.inset)
    // expected-error@+1 {{'alternatingRowBackgrounds' is not in Vitro yet}}
    .alternatingRowBackgrounds()
  }
}

private struct Looking: View {
  var body: some View {
    Text("A")
      // expected-error@+1 2 {{is not in Vitro yet}}
      .colorEffect(ShaderLibrary.waves(.float(1)))
      // expected-error@+1 {{'accessibilityRepresentation' is not in Vitro yet}}
      .accessibilityRepresentation { Text("B") }
  }
}

private struct Focusing: View {
  // expected-error@+1 {{use '@FocusState'}}
  @AccessibilityFocusState var isHeard
  // expected-error@+1 {{use '@Environment'}}
  @FocusedValue(Person.self) var person

  var body: some View { Text("A") }
}

// expected-error@+3 {{'UIViewRepresentable' is not in Vitro yet: write a View.}}
// expected-error@+2 {{does not conform}}
// expected-note@+1 {{add stubs}}
private struct Web: UIViewRepresentable {
  func makeUIView(context: Context) -> Int { 1 }
}

private final class Delegate {}

private struct Mail: App {
  // expected-error@+1 {{use 'init()'}}
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate

  var body: some Scene {
    WindowGroup { Text("Mail") }
    // expected-error@+1 {{'MenuBarExtra' is not in Vitro yet}}
    MenuBarExtra("Mail", systemImage: "envelope") { Text("1") }
  }
}
