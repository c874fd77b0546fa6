@_exported import Observation
@_exported import VitroCasePaths
@_exported import VitroConcurrency
@_exported import VitroDependencyMacros
@_exported import VitroMachines
