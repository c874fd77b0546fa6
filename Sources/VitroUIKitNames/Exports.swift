@_exported import VitroUIKit
