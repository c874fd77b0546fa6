import Foundation
import Testing
import VitroAssets
import VitroUI
import VitroUITesting

@MainActor @Suite("Colours and pictures of asset catalogs")
struct AssetTests {
  @Test("A colour of a catalog beside the program, or in a bundle, is what the catalog says")
  func colors() {
    let sand = Paint.adaptive(light: .rgb(1, 0.8, 0.6, 1), dark: .rgb(0.2, 0.2, 0, 1))
    #expect(Color("Sand").paint == sand)
    #expect(Color("Sand", bundle: .module) == Color("Sand"))
    #expect(Color("Sand", bundle: .main) == Color("Sand"))
    #expect(Color(ColorResource(name: "Sand", bundle: .module)) == Color("Sand"))
    #expect(Color("Ink") == .indigo)
  }

  @Test("The colour that a new project sets for what can be pressed is the theme's")
  func accentColor() {
    #expect(Color("AccentColor") == .accentColor)
    #expect(Color("AccentColor", bundle: .module) == .accentColor)
  }

  @Test("A picture of a catalog has its files, those for the dark where they are asked for")
  func pictures() throws {
    let light = try #require(asset(Image("Title")))
    #expect(light.files.count == 1 && light.darkFiles.count == 1 && light.isTemplate == nil)
    let dark = try #require(asset(Image("Title").preferredColorScheme(.dark)))
    #expect(dark.files == light.darkFiles && dark.darkFiles.isEmpty)
    let forced = try #require(asset(Image("Title").colorScheme(.light)))
    #expect(forced.files == light.files && forced.darkFiles.isEmpty)
    let resource = ImageResource(name: "Title", bundle: .module)
    #expect(asset(Image(resource))?.files == light.files)
    #expect(asset(Label("Heading", image: resource)) != nil)
    #expect(asset(Label("Heading".dropLast(0), image: resource)) != nil)
    #expect(asset(Image(decorative: "Title", bundle: .module)) != nil)
  }

  @Test("A picture is drawn with the foreground where it, or a view, says so")
  func template() {
    #expect(asset(Image("Star"))?.isTemplate == true)
    #expect(asset(Image("Star").renderingMode(.original).resizable())?.isTemplate == false)
    #expect(asset(Image("Title").renderingMode(.template))?.isTemplate == true)
  }

  @Test("A drawing has the picture for where it is light or dark")
  func drawn() throws {
    let canvas = Canvas { context, size in
      context.draw(Image("Title"), in: CGRect(origin: .zero, size: size))
    }
    let light = try #require(drawnFile(Screen { canvas }))
    let dark = drawnFile(Screen(surroundings: Surroundings(colorScheme: .dark)) { canvas })
    #expect(light.hasSuffix("title.png") && dark?.hasSuffix("night.png") == true)
  }

  private func asset(_ view: some View) -> AssetPicture? {
    for element in Screen(content: { view }).root.all {
      for case .asset(let picture) in element.attributes.details { return picture }
    }
    return nil
  }

  private func drawnFile(_ screen: Screen) -> String? {
    for element in screen.root.all {
      guard case .image(.asset(let picture), in: _, _)? = element.attributes.drawing?.layers.first
      else { continue }
      return picture.finest.path
    }
    return nil
  }
}
