// As SwiftUI does: a file that imports nothing else has dates, formats and observable objects.
@_exported import Foundation
@_exported import Observation
