// Writes the symbols of asset catalogs:
//   VitroAssetSymbolsTool OUTPUT BUNDLE uikit|none CATALOG…
import Foundation
import VitroAssets

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3 else {
  FileHandle.standardError.write(Data("Arguments: OUTPUT BUNDLE uikit|none CATALOG…\n".utf8))
  exit(64)
}
let words = Array(arguments)
let catalog = AssetCatalog(reading: Array(words.dropFirst(3)))
let symbols = AssetSymbols(catalog, bundle: words[1], hasUIKit: words[2] == "uikit")
try symbols.text.write(toFile: words[0], atomically: true, encoding: .utf8)
