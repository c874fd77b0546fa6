import VitroUI

/// The files by which a browser knows the application itself: its icon, and the manifest with which it is installed.
struct Site: Sendable {
  /// What the application is called.
  let name: String
  let icon: Asset
  let manifest: Asset
  /// The colour of what can be pressed, as CSS has it, where it is not the usual one.
  let tint: String?
  /// The colour of a page's background by day, which the stylesheet has, too: the one of the window of an application
  /// that is installed.
  private static let background = "#f3f3f7"
  /// Whether the icon is one that a phone's home screen can show.
  let isPicture: Bool

  /// Makes the files of an application; without an icon it gets the first letter of its name.
  init(name: String, icon: WebIcon?, tint: Paint = Color.accentColor.paint) {
    self.name = name
    self.tint = tint == Color.accentColor.paint ? nil : tint.color
    let picture = icon ?? WebIcon(letterOf: name)
    let icon = Asset(picture.content, path: "/vitro.icon.\(picture.suffix)", type: picture.type)
    let name = JSON.string(name)
    let source = JSON.string(icon.url)
    let manifest =
      "{\"name\":\(name),\"short_name\":\(name),\"id\":\"/\",\"start_url\":\"/\",\"display\":\"standalone\","
      + "\"background_color\":\"\(Self.background)\",\"theme_color\":\"\(Self.background)\","
      + "\"icons\":[{\"src\":\(source),\"sizes\":\"\(picture.sizes)\",\"type\":\"\(picture.type)\"}]}"
    self.icon = icon
    self.manifest = Asset(
      Array(manifest.utf8), path: "/vitro.webmanifest", type: "application/manifest+json")
    isPicture = picture.suffix == "png"
  }

  /// All of them.
  var assets: [Asset] { [icon, manifest] }
}
