import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Containers and controls by more of SwiftUI's names")
struct ContainerNameTests {
  @Test("A tree opens and closes")
  func outline() async throws {
    let screen = Screen { List(Folder.all, children: \.folders) { Text($0.name) } }
    #expect(screen.button("Pictures").exists && screen.text("Holidays").count == 0)
    try await screen.button("Pictures").tap()
    #expect(screen.text("Holidays").exists && screen.text("Music").exists)
    let other = Screen {
      OutlineGroup(Folder.all, id: \.name, children: \.folders) { Text($0.name) }
    }
    #expect(other.text("Music").exists)
  }

  @Test("An address that is shared is a link, and something else a button")
  func share() throws {
    let address = try #require(URL(string: "https://example.com"))
    let name = "Tell"
    let screen = Screen {
      ShareLink(item: address)
      ShareLink("Send", item: "a text", preview: SharePreview("A text"))
      ShareLink(name, item: address)
      ShareLink(item: "x", subject: Text("s"), preview: SharePreview("x", image: Image("y"))) {
        Text("Own")
      }
      ShareLink(items: [address]) { _ in SharePreview(name) }
      ShareLink(items: ["a"]) { Text("Several") }
    }
    #expect(screen.elements([.link], named: "Share…").count == 2)
    #expect(screen.link("Tell").exists && screen.button("Send").exists)
    #expect(screen.button("Own").exists && screen.button("Several").exists)
  }

  @Test("Groups of controls are called by their label")
  func controlGroup() {
    let screen = Screen {
      ControlGroup {
        Button("A") {}
      } label: {
        Text("Letters")
      }
      ControlGroup("More", systemImage: "plus") { Button("B") {} }
    }
    #expect(screen.group("Letters").button("A").exists && screen.group("More").button("B").exists)
  }

  @Test("What surfaces decide compiles, and shows the same")
  func hints() {
    let screen = Screen { Hints() }
    #expect(screen.text("A").exists && screen.text("B").exists && screen.text("bar").exists)
  }

  @Test("Values of the environment are those that the modifiers set")
  func environment() {
    let screen = Screen {
      Told().lineLimit(2).lineSpacing(3).multilineTextAlignment(.center).truncationMode(.head)
        .textCase(.uppercase).controlSize(.large).dynamicTypeSize(.xLarge)
      Told()
        .environment(\.lineLimit, 4).environment(\.lineSpacing, 5)
        .environment(\.multilineTextAlignment, .trailing).environment(\.truncationMode, .middle)
        .environment(\.textCase, .lowercase).environment(\.controlSize, .mini)
        .environment(\.sizeCategory, .accessibilityLarge)
      Told()
    }
    #expect(screen.text("2 3.0 center head uppercase large extraLarge").exists)
    #expect(screen.text("4 5.0 trailing middle lowercase mini accessibilityLarge").exists)
    #expect(screen.text("0 0.0 leading tail none regular large").exists)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(ContentSizeCategory.small < .medium)
  }

  @Test("What no surface tells is as usual, unless a view around sets it")
  func usual() {
    let screen = Screen {
      Usual()
      Usual().environment(\.displayScale, 3).environment(\.legibilityWeight, .bold)
        .environment(\.accessibilityReduceTransparency, true)
        .environment(\.accessibilityDifferentiateWithoutColor, true)
        .environment(\.accessibilityInvertColors, true)
        .environment(\.accessibilityShowButtonShapes, true)
        .environment(\.isLuminanceReduced, true).environment(\.minimumScaleFactor, 0.5)
        .environment(\.allowsTightening, true).environment(\.autocorrectionDisabled, true)
        .environment(\.defaultMinListRowHeight, 10).environment(\.isScrollEnabled, false)
        .environment(\.defaultMinListHeaderHeight, 10).environment(\.menuOrder, .fixed)
        .environment(\.headerProminence, .increased)
        .environment(\.backgroundStyle, AnyShapeStyle(.red))
        .environment(\.backgroundMaterial, .thin).environment(\.symbolRenderingMode, .palette)
    }
    #expect(screen.text("usual 2.0 false false 44.0").exists)
    #expect(screen.text("other 3.0 true true 10.0").exists)
  }
}

private struct Folder: Identifiable {
  let name: String
  var folders: [Folder]?
  var id: String { name }

  static let all = [
    Folder(name: "Pictures", folders: [Folder(name: "Holidays")]), Folder(name: "Music"),
  ]
}

private struct Told: View {
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.lineSpacing) private var lineSpacing
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.truncationMode) private var truncationMode
  @Environment(\.textCase) private var textCase
  @Environment(\.controlSize) private var controlSize
  @Environment(\.sizeCategory) private var sizeCategory

  var body: some View {
    let letters = textCase.map { "\($0)" } ?? "none"
    Text(
      "\(lineLimit ?? 0) \(Double(lineSpacing)) \("\(alignment) \(truncationMode) \(letters)") \("\(controlSize) \(sizeCategory)")"
    )
  }
}

private struct Usual: View {
  @Environment(\.displayScale) private var displayScale
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.self) private var values

  var body: some View {
    let isUsual =
      legibilityWeight == nil && values.minimumScaleFactor == 1 && !values.allowsTightening
      && values.backgroundStyle == nil && values.backgroundMaterial == nil
      && values.symbolRenderingMode == nil && values.isScrollEnabled
      && values.headerProminence == .standard && values.menuOrder == .automatic
      && values.defaultMinListHeaderHeight == nil && !values.autocorrectionDisabled
    let isAccessible =
      values.accessibilityReduceTransparency && values.accessibilityDifferentiateWithoutColor
      && values.accessibilityInvertColors && values.accessibilityShowButtonShapes
    let isFixed =
      !values.accessibilityEnabled && !values.accessibilityVoiceOverEnabled
      && !values.accessibilitySwitchControlEnabled && !values.accessibilityDimFlashingLights
      && !values.accessibilityLargeContentViewerEnabled && values.accessibilityPlayAnimatedImages
      && !values.isFocused && !values.supportsMultipleWindows && values.appearsActive
      && pixelLength < 1
    Text(
      "\(isUsual && isFixed ? "usual" : "other") \(Double(displayScale)) \("\(isAccessible)") \("\(values.isLuminanceReduced)") \(Double(values.defaultMinListRowHeight))"
    )
  }
}

private struct Hints: View {
  @Namespace private var names
  @Environment(\.requestReview) private var requestReview
  @Environment(\.openSettings) private var openSettings

  var body: some View {
    let _ = Self._printChanges()
    let _ = Self._logChanges()
    TabView {
      Text("A")
        .navigationTransition(.zoom(sourceID: 1, in: names)).navigationTransition(.automatic)
        .matchedTransitionSource(id: 1, in: names)
        .matchedTransitionSource(id: 1, in: names) {
          $0.background(.red).clipShape(Circle()).shadow(radius: 2)
        }
        .glassEffectID(1, in: names).glassEffectUnion(id: 1, namespace: names)
        .safeAreaBar(edge: .top) { Text("bar") }.safeAreaBar(edge: .leading) { Text("side") }
        .previewInterfaceOrientation(.landscapeLeft)
        .onAppear {
          requestReview()
          openSettings()
        }
    }
    .tabViewStyle(.page(indexDisplayMode: .never)).tabViewStyle(PageTabViewStyle())
    .tabViewStyle(.grouped).indexViewStyle(.page(backgroundDisplayMode: .always))
    .indexViewStyle(.page)
    List {
      Text("B").listItemTint(.monochrome).listItemTint(.fixed(.red)).selectionDisabled()
        .listSectionSeparatorTint(.red)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: 1)
        .sensoryFeedback(.impact(flexibility: .soft), trigger: 1)
        .onKeyPress(.space, phases: .down) { _ in .handled }
        .onKeyPress(keys: [.escape]) { _ in .ignored }
        .onKeyPress(characters: .alphanumerics) { _ in .ignored }
        .onMoveCommand { _ in }.onExitCommand {}.onDeleteCommand {}
        .safeAreaPadding(EdgeInsets()).safeAreaPadding(3)
    }
    .listSectionSpacing(.compact).listSectionSpacing(.custom(3))
    .listItemTint(.preferred(.red))
  }
}
