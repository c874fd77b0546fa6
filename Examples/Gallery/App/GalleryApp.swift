import Gallery
import SwiftUI

@main struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") { GalleryView() }
  }
}
