import Foundation
import SwiftUI

/// A page of the gallery: views that belong together, and the file that they are written in.
struct Exhibit: Identifiable {
  let title: String
  let symbol: String
  let file: String
  /// Whether it takes all of its page, as a list does; others scroll on it.
  let fillsPage: Bool
  let view: AnyView

  var id: String { title }

  @MainActor init(
    _ title: String, _ symbol: String, file: String, fillsPage: Bool = false,
    @ViewBuilder view: () -> some View
  ) {
    self.title = title
    self.symbol = symbol
    self.file = file
    self.fillsPage = fillsPage
    self.view = AnyView(view())
  }

  /// The code of the page, or where it is.
  var code: String {
    let name = URL(fileURLWithPath: file).lastPathComponent
    return (try? String(contentsOfFile: file, encoding: .utf8))
      ?? "The code is in Gallery/Sources/Pages/\(name)."
  }
}

/// Every page, by what it shows.
@MainActor
enum Exhibits {
  static let words = [TextPage.exhibit, ImagePage.exhibit]
  static let controls = [
    ButtonPage.exhibit, FieldPage.exhibit, ChoicePage.exhibit, NumberPage.exhibit,
    MenuPage.exhibit,
  ]
  static let containers = [
    StackPage.exhibit, GridPage.exhibit, ListPage.exhibit, FormPage.exhibit, TabPage.exhibit,
  ]
  static let places = [NavigationPage.exhibit, PresentationPage.exhibit]
  static let drawing = [ShapePage.exhibit, EffectPage.exhibit, DrawingPage.exhibit]
  static let behaviour = [StatePage.exhibit, GesturePage.exhibit, AccessibilityPage.exhibit]

  static var all: [Exhibit] { words + controls + containers + places + drawing + behaviour }
}

/// The gallery: every group of views that Vitro has, to play with.
public struct GalleryView: View {
  @State private var search = ""

  /// Makes the gallery.
  public init() {}

  /// The list of pages, by what they show.
  public var body: some View {
    NavigationStack {
      List {
        section("Words and pictures", Exhibits.words)
        section("Controls", Exhibits.controls)
        section("Containers", Exhibits.containers)
        section("Places", Exhibits.places)
        section("Drawing", Exhibits.drawing)
        section("Behaviour", Exhibits.behaviour)
        if matches(Exhibits.all).isEmpty {
          ContentUnavailableView.search(text: search)
        }
      }
      .navigationTitle("Gallery")
      .searchable(text: $search, prompt: "Find a view")
    }
  }

  @ViewBuilder private func section(_ title: String, _ exhibits: [Exhibit]) -> some View {
    let shown = matches(exhibits)
    if !shown.isEmpty {
      Section(title) {
        ForEach(shown) { exhibit in
          NavigationLink {
            ExhibitView(exhibit: exhibit)
          } label: {
            Label(exhibit.title, systemImage: exhibit.symbol)
          }
        }
      }
    }
  }

  private func matches(_ exhibits: [Exhibit]) -> [Exhibit] {
    search.isEmpty
      ? exhibits : exhibits.filter { $0.title.localizedCaseInsensitiveContains(search) }
  }
}

/// A page of the gallery, and its code for who asks for it.
struct ExhibitView: View {
  let exhibit: Exhibit
  @State private var showsCode = false

  var body: some View {
    page
      .navigationTitle(exhibit.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("Code", systemImage: "chevron.left.forwardslash.chevron.right") { showsCode = true }
      }
      .sheet(isPresented: $showsCode) { CodeView(code: exhibit.code) }
  }

  @ViewBuilder private var page: some View {
    if exhibit.fillsPage {
      exhibit.view
    } else {
      ScrollView {
        exhibit.view
          .padding(.horizontal, 20)
          .padding(.vertical)
          .frame(maxWidth: 754, alignment: .leading)
      }
    }
  }
}

private struct CodeView: View {
  let code: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ScrollView(.horizontal) {
        Text(verbatim: code).font(.system(.caption, design: .monospaced)).padding()
      }
      .background(.fill, in: .rect(cornerRadius: 12))
      .navigationTitle("Code")
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}
