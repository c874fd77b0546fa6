// For files that say `import PhotosUI`: `PhotosPicker` and its items are in VitroUI.
@_exported import VitroUI
