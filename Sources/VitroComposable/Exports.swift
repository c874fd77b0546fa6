@_exported import Foundation
@_exported import IssueReporting
@_exported import Vitro
@_exported import VitroCombine
@_exported import VitroStoreUI
