@_exported import Vitro
@_exported import VitroUI
