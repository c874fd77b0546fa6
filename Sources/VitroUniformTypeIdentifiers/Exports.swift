// For files that say `import UniformTypeIdentifiers`: `UTType` is in VitroUI.
@_exported import VitroUI
