@_exported import WebAPI
