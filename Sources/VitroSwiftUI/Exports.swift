@_exported import Foundation
@_exported import Observation
@_exported import VitroCombine
@_exported import VitroPreviews
@_exported import VitroUI
@_exported import VitroUIKit
