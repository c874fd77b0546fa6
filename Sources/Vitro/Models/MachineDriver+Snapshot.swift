extension MachineDriver: @MainActor SnapshotConvertible where Machine: Equatable {
  /// The machine as it stands.
  public var snapshot: Machine { state }

  /// Sets the machine, as an event would that returns no commands. What runs goes on.
  public func restored(to snapshot: Machine) -> MachineDriver? {
    if state != snapshot {
      perform { machine in
        machine = snapshot
        return []
      }
    }
    return nil
  }

  /// Every driver can have every machine.
  public func matches(_ snapshot: Machine) -> Bool { true }
}
