// Controls of the Ovo Timer that want more than they are handed; it belongs to no target.
// Scripts/checks/messages compiles it, and the compiler has to say of each line what its comment expects.
import OvoTimerDomain

func pauseButton(_ timer: inout some Pausing) {
  timer.pause()
  timer.unpause()
  timer.wind(to: 60)  // expected-error {{has no member 'wind'}}
  timer.restart()  // expected-error {{has no member 'restart'}}
}

func winder(_ timer: inout some Winding) {
  timer.wind(to: 60)
  timer.start()
  timer.pause()  // expected-error {{has no member 'pause'}}
  timer.tick()  // expected-error {{has no member 'tick'}}
}

func clock(_ timer: inout some Ticking) {
  timer.tick()
  timer.acknowledge()  // expected-error {{has no member 'acknowledge'}}
  timer.start()  // expected-error {{has no member 'start'}}
}

func anybody(_ timer: inout OvoTimer) {
  pauseButton(&timer)
  winder(&timer)
  clock(&timer)
  // expected-error@+1 {{setter is inaccessible}}
  timer.state = .intro
}
