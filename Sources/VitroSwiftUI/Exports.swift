@_exported import Foundation
@_exported import VitroCombine
@_exported import VitroUI
