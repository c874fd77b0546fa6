import Gallery
import SwiftUI
import VitroApp

@main struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") { GalleryView() }
  }
}
