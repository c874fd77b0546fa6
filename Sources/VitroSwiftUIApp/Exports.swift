@_exported import VitroApp
@_exported import VitroSwiftUI
