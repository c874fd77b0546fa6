@_exported import VitroCasePaths
@_exported import VitroConcurrency
@_exported import VitroDependencies
