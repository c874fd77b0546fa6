// For files that say `import os`; the compiler gives a module one other name, and `OSLog` is that of VitroOSLog.
@_exported import VitroOSLog
