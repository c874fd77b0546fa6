@_exported import VitroComposable
