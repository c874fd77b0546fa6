// For files that say `import Foundation` and mean all that it brings on Apple's platforms: the compiler imports this
// module into each file with `-import-module VitroFoundation`.
@_exported import Foundation
@_exported import Observation
@_exported import VitroCombine
