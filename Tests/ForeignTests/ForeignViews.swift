// Views as strangers write them, in the Swift 5 mode of an Xcode project.
import SwiftUI

struct CatalogRouter {
  static let title = Text("Catalogue").bold()

  @ViewBuilder func configure() -> some View {
    VStack {
      CatalogRouter.title
      Button("Open") {}
    }
    .padding()
  }
}

enum Section5: String, CaseIterable {
  case home, settings

  var icon: Image { Image(systemName: self == .home ? "house" : "gear") }
  var page: some View { Text(rawValue) }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct ScreenSize: View {
  init() { UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red] }

  var body: some View {
    Text("\(Int(UIScreen.main.bounds.width)) points")
      .frame(width: UIScreen.main.bounds.width / 2)
    Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
  }
}

struct FavoritesView: View {
  @StateObject var favorites = Favorites()
  @AppStorage("name") var name = "nobody"

  var body: some View {
    Text(favorites.names.joined(separator: ", "))
    Text("Hello, \(name)")
    Text(UserDefaults.standard.bool(forKey: "isDark") ? "dark" : "light")
    Button("Add") {
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
      favorites.names.append("Tea")
    }
    Button("Rename") { UserDefaults.standard.set("Blob", forKey: "name") }
    Button("Darken") { UserDefaults.standard.set(true, forKey: "isDark") }
    Button("Forget") { UserDefaults.standard.removeObject(forKey: "Favorites") }
  }
}

struct Actions: View {
  var body: some View {
    Button("Open") {
      if let url = URL(string: "https://example.com/help") { UIApplication.shared.open(url) }
    }
    Button("Copy") { UIPasteboard.general.string = "Notes" }
  }
}
