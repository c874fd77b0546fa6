// Code that uses what is not in Vitro yet; it belongs to no target. Scripts/messages compiles it, and
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
    // expected-error@+1 {{'ShareLink' is not in Vitro yet: use a Link}}
    ShareLink(item: address)
    // expected-error@+1 {{'ShareLink' is not in Vitro yet}}
    ShareLink("Send", item: address)
    // expected-error@+1 {{'ShareLink' is not in Vitro yet}}
    ShareLink(item: address) { Text("Send") }
    // expected-error@+1 {{'PasteButton' is not in Vitro yet}}
    PasteButton(payloadType: String.self) { print($0) }
    // expected-error@+1 {{'MultiDatePicker' is not in Vitro yet}}
    MultiDatePicker("Days", selection: .constant([]))
    // expected-error@+1 {{'HSplitView' is not in Vitro yet: use an HStack}}
    HSplitView { Text("A") }
    // expected-error@+1 {{'MeshGradient' is not in Vitro yet: use a LinearGradient}}
    MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red])
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
      // expected-error@+1 {{'toolbarTitleMenu' is not in Vitro yet}}
      .toolbarTitleMenu { Button("A") {} }
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
    // expected-error@+1 {{'List(_:children:)' is not in Vitro yet: use DisclosureGroups}}
    List(people, children: \.friends) { Text($0.name) }
    // expected-error@+1 {{'OutlineGroup' is not in Vitro yet}}
    OutlineGroup(people, children: \.friends) { Text($0.name) }
  }
}

private struct Moving: View {
  @Namespace var names
  // expected-error@+1 {{use a ScrollViewReader}}
  @State var position = ScrollPosition(edge: .top)
  @State var id: Int?

  var body: some View {
    // expected-error@+1 {{'PhaseAnimator' is not in Vitro yet}}
    PhaseAnimator([1, 2]) { Text("\($0)") }
    // expected-error@+1 {{'KeyframeAnimator' is not in Vitro yet}}
    KeyframeAnimator(initialValue: Person()) {
      Text($0.name)
    } keyframes: { _ in
      // expected-error@+1 2 {{is not in}}
      KeyframeTrack(\.name) { LinearKeyframe("A", duration: 1) }
    }
    Text("A")
      // expected-error@+1 {{'phaseAnimator' is not in Vitro yet}}
      .phaseAnimator([1, 2]) { $0.opacity(Double($1)) }
      // expected-error@+1 {{'scrollTransition' is not in Vitro yet}}
      .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
      // expected-error@+1 {{use a GeometryReader}}
      .visualEffect { $0.offset(x: $1.size.width) }
      // expected-error@+1 {{'matchedTransitionSource' is not in Vitro yet}}
      .matchedTransitionSource(id: 1, in: names)
      // expected-error@+1 {{'navigationTransition' is not in Vitro yet}}
      .navigationTransition(.zoom(sourceID: 1, in: names))
    ScrollView {}
      // expected-error@+1 {{use a ScrollViewReader}}
      .scrollPosition(id: $id)
      // expected-error@+1 {{use a ScrollViewReader}}
      .scrollPosition($position)
      // expected-error@+1 {{scrolling is the surface's}}
      .onScrollPhaseChange { _, new in print(new) }
      // expected-error@+1 {{'onScrollGeometryChange' is not in Vitro yet}}
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 0
      } action: { _, new in
        print(new)
      }
  }
}

private struct Looking: View {
  var body: some View {
    Text("A")
      // expected-error@+1 {{'alignmentGuide' is not in Vitro yet}}
      .alignmentGuide(.leading) { $0.width }
      // expected-error@+1 {{'colorMultiply' is not in Vitro yet}}
      .colorMultiply(.red)
      // expected-error@+1 2 {{is not in Vitro yet}}
      .colorEffect(ShaderLibrary.waves(.float(1)))
      // expected-error@+1 {{'glassEffect' is not in Vitro yet}}
      .glassEffect(.regular.tint(.red), in: Circle())
      // expected-error@+1 {{'transformEffect' is not in Vitro yet}}
      .transformEffect(.identity)
      // expected-error@+1 {{'accessibilityRepresentation' is not in Vitro yet}}
      .accessibilityRepresentation { Text("B") }
    // expected-error@+1 2 {{is not in Vitro yet}}
    let layout = AnyLayout(HStackLayout())
    layout { Text("A") }
  }
}

private struct Focusing: View {
  // expected-error@+1 {{use '@FocusState'}}
  @AccessibilityFocusState var isHeard
  // expected-error@+1 {{use '@Environment'}}
  @FocusedValue(Person.self) var person

  var body: some View { Text("A") }
}

// expected-error@+1 {{use stacks, grids and frames}}
private struct Circular: Layout {}

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
