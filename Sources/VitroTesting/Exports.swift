@_exported import Vitro
