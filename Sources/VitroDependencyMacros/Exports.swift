@_exported import VitroDependencies
