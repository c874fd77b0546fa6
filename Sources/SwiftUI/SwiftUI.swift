@_exported import VitroUI
