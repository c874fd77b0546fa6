import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Layouts of one's own, and lines on which views stand")
struct LayoutTests {
  @Test("A layout shows its views in a column, or in a row where it says so")
  func layout() throws {
    let screen = Screen {
      Flow { Text("A") }
      Across { Text("B") }
    }
    #expect(screen.text("A").exists && screen.text("B").exists)
    #expect(screen.layouts == [.vertical, .horizontal])
  }

  @Test("A layout that becomes another one keeps the state of the views in it")
  func change() async throws {
    let screen = Screen { Changing() }
    #expect(screen.layouts.first == .horizontal)
    try await screen.button("0").tap()
    try await screen.toggle("Column").tap()
    #expect(screen.button("1").exists && screen.layouts.first == .vertical)
  }

  @Test("A stack as a layout looks as the stack does")
  func stacks() {
    let layouts = Screen {
      HStackLayout(alignment: .top, spacing: 3) { Text("A") }
      VStackLayout(alignment: .leading, spacing: 3) { Text("A") }
      ZStackLayout(alignment: .top) { Text("A") }
      GridLayout(horizontalSpacing: 3) { GridRow { Text("A") } }
    }
    let stacks = Screen {
      HStack(alignment: .top, spacing: 3) { Text("A") }
      VStack(alignment: .leading, spacing: 3) { Text("A") }
      ZStack(alignment: .top) { Text("A") }
    }
    let styles = layouts.root.children.map(\.attributes.style)
    #expect(Array(styles.prefix(3)) == stacks.root.children.map(\.attributes.style))
    #expect(styles.last?.layout == .grid)
  }

  @Test("A size that is offered may be open")
  func proposal() {
    let proposal = ProposedViewSize(width: 5, height: nil)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 5, height: 10))
    #expect(ProposedViewSize.unspecified.width == nil && ProposedViewSize.zero.height == 0)
    #expect(ProposedViewSize(.zero) == .zero && ProposedViewSize.infinity.width == .infinity)
    #expect(ViewSpacing().distance(to: .zero, along: .vertical) >= 0)
    #expect(Across.layoutProperties.stackOrientation == .horizontal)
  }

  @Test("Lines of one's own, and places that others ask for, change nothing")
  func guides() {
    let screen = Screen { Guided() }
    #expect(screen.text("A").exists && screen.text("B").exists && screen.text("0 places").exists)
  }
}

extension Screen {
  fileprivate var layouts: [Style.Layout?] { root.children.map(\.attributes.style.layout) }
}

private struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

private struct Flow: Layout {
  struct Cache { var count = 0 }

  func makeCache(subviews: Subviews) -> Cache { Cache(count: subviews.count) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.first ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for subview in subviews where subview[Weight.self] > subview.priority {
      subview.place(at: bounds.origin, anchor: .center, proposal: proposal)
    }
  }
}

private struct Across: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct Changing: View {
  @State private var isColumn = false

  var body: some View {
    let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout { Counter() }
    Toggle("Column", isOn: $isColumn)
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  fileprivate static let ownMiddle = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
  fileprivate static let ownCenter = HorizontalAlignment(Middle.self)
}

private struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Guided: View {
  var body: some View {
    HStack(alignment: .ownMiddle) {
      Text("A").alignmentGuide(.ownMiddle) { $0[VerticalAlignment.center] }
        .alignmentGuide(.leading) { $0[.trailing] + ($0[explicit: .leading] ?? 0) }
        .layoutValue(key: Weight.self, value: 2)
    }
    ZStack(alignment: Alignment(horizontal: .ownCenter, vertical: .ownMiddle)) {
      Text("B")
        .anchorPreference(key: Places.self, value: .bounds) { [$0] }
        .transformAnchorPreference(key: Places.self, value: .rect(.zero)) { $0.append($1) }
    }
    .overlayPreferenceValue(Places.self, alignment: .top) { places in
      GeometryReader { geometry in
        Text("\(places.count) places")
        ForEach(places.indices, id: \.self) { Text("\(geometry[places[$0]].width)") }
      }
    }
    .backgroundPreferenceValue(Places.self) { _ in EmptyView() }
  }
}
