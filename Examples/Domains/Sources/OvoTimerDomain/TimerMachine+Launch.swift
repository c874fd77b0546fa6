extension TimerMachine {
  /// Takes up what was stored; says which rule decided what the timer is doing, and what is to be done.
  ///
  /// - Parameters:
  ///   - stored: What the timer has left behind.
  ///   - scheduled: The alarm that was scheduled.
  ///   - now: The present moment.
  ///   - id: The identity of an alarm, should one have to be scheduled.
  public mutating func launch(
    _ stored: TimerRecord?, _ scheduled: ScheduledAlarm?, at now: Moment,
    newAlarm id: ScheduledAlarm.ID
  ) -> (rule: Restoration.Rule, commands: [Command]) {
    let restoration = Restoration(stored, alarm: scheduled, at: now)
    let possible = scheduled.flatMap { $0.isPossible ? $0 : nil }
    timer = restoration.timer
    recentTimes = RecentTimes(stored?.recentTimes ?? [])
    record =
      switch restoration.rule {
      case .foundAlarm: possible.map(TimerRecord.init(of:))
      case .stillWinding, .stillPaused, .stillRunning, .stillSnoozed, .ended: stored
      default: nil
      }
    alarm = record.flatMap { alarm(of: $0, possible, at: now, id) }
    if let alarm { record?.alarm = alarm.id }
    record?.recentTimes = recentTimes.seconds
    var commands: [Command] = []
    if alarm != scheduled { commands.append(.storeAlarm(alarm)) }
    if let record, record != stored { commands.append(.storeTimer(record)) }
    return (restoration.rule, commands)
  }

  /// The alarm that a timer with this record has: the one that is scheduled, where it is this one's.
  private func alarm(
    of record: TimerRecord, _ scheduled: ScheduledAlarm?, at now: Moment, _ id: ScheduledAlarm.ID
  ) -> ScheduledAlarm? {
    switch timer.state {
    case .intro, .winding, .paused, .finished(_, isAcknowledged: true):
      return nil
    case .running, .snoozed, .finished(_, isAcknowledged: false):
      guard var alarm = scheduled, alarm.id == record.alarm else {
        let delay = record.secondsLeft(at: record.moment)
        return ScheduledAlarm(
          id: record.alarm ?? id, scheduledAt: record.moment, delay: delay,
          duration: record.duration, isSnoozed: record.isSnoozed)
      }
      // How long ago it sounded, no clock knows after a restart of the machine.
      if alarm.soundedAt?.uptime?.boot != now.uptime?.boot { alarm.soundedAt = nil }
      return alarm
    }
  }
}

extension TimerRecord {
  /// The record of a timer with this alarm.
  fileprivate init(of alarm: ScheduledAlarm) {
    self.init(
      storedAt: alarm.scheduledAt.date, uptime: alarm.scheduledAt.uptime, duration: alarm.duration,
      projectedEnd: alarm.scheduledAt.date.addingTimeInterval(alarm.delay),
      remainingWhenPaused: nil, isSnoozed: alarm.isSnoozed)
    self.alarm = alarm.id
  }
}
