@_exported import VitroComposable
@_exported import VitroTesting
