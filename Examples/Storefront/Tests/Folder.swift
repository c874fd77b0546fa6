import Foundation
import StorefrontServer
import StorefrontSQLite

/// Makes a folder for as long as `body` takes.
func withFolder(_ body: (_ path: String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.path + "/shop-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try await body(folder)
}

/// Opens the storage of a shop that has its first products, for as long as `body` takes.
func withStorage(_ body: (_ storage: any ShopStorage) async throws -> Void) async throws {
  try await withFolder { folder in
    let storage = try SQLiteStorage(path: folder + "/shop.sqlite", currency: .eur)
    try await storage.seed()
    try await body(storage)
    try storage.close()
  }
}
