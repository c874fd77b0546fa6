import Foundation
public import StandupsDomain
public import Vitro

extension SharedKey where Self == FileStorageKey<Standups>.Default {
  /// The stand-ups of the team, in a file that every session shares.
  public static var standups: Self {
    Self[
      .fileStorage(
        .applicationFolder.appending(path: "standups.json"),
        decode: { try StandupsFile.decode($0) }, encode: { StandupsFile.encode($0) }),
      default: Standups()
    ]
  }
}

extension FileStorage {
  /// Files on disk in which a change is safe before anybody sees it.
  public static let atOnce = FileStorage.onDisk(savesInBackground: false)
}
