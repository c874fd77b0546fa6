@_exported import VitroPreviewing
@_exported import VitroUI
