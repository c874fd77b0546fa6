// What the macro writes is found where the library is imported.
@_exported import Observation
@_exported import VitroConcurrency
@_exported import VitroDependencies
