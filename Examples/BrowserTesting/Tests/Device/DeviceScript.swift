/// Takes the place of what hears and counts what is heard and seen: no network, no microphone.
let deviceScript = """
  const device = window.device = {
    listening: new Set(), tones: [], notices: [], language: null, socket: null,
    speaks(text, isFinal) { for (const one of [...this.listening]) one.speaks(text, isFinal) },
    fails(word) { for (const one of [...this.listening]) one.fail(word) },
    lacks(capability) {
      if (capability === "speech") window.SpeechRecognition = window.webkitSpeechRecognition = undefined
      if (capability === "sound") window.AudioContext = undefined
      if (capability === "notifications") window.Notification = undefined
      if (capability === "clipboard") Object.defineProperty(navigator, "clipboard", { value: undefined })
    },
  }
  window.SpeechRecognition = window.webkitSpeechRecognition = class {
    start() {
      device.listening.add(this)
      device.language = this.lang
      this.results = []
      navigator.permissions.query({ name: "microphone" }).then(({ state }) => {
        if (state === "denied") this.fail("not-allowed")
      })
    }
    abort() {
      if (device.listening.delete(this)) this.onend()
    }
    speaks(transcript, isFinal) {
      if (this.results.length && !this.results.at(-1).isFinal) this.results.pop()
      this.results.push({ 0: { transcript }, isFinal })
      this.onresult({ results: this.results, resultIndex: this.results.length - 1 })
    }
    fail(error) {
      this.onerror({ error })
      this.abort()
    }
  }
  window.AudioContext = class extends AudioContext {
    createOscillator() {
      const tone = super.createOscillator()
      const { start } = tone
      tone.start = (...when) => {
        device.tones.push(tone.frequency.value)
        start.apply(tone, when)
      }
      return tone
    }
  }
  const { Notification: Notice } = window
  window.Notification = class {
    constructor(title, { body, tag }) {
      device.notices = device.notices.filter((other) => !tag || other[2] !== tag)
      this.values = [title, body, tag]
      device.notices.push(this.values)
    }
    close() { device.notices = device.notices.filter((other) => other !== this.values) }
    static get permission() { return Notice.permission }
    static requestPermission() { return Notice.requestPermission() }
  }
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where)
      device.socket = this
    }
  }
  """
