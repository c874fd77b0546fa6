// What the application asks of this device: to listen, to ring, to copy, to notify. It is loaded by the first page that
// is asked for any of it.

import { up } from "./kinds.js"

/** Answers a request.
    @type {(kind: number, id: number, ...rest: any[]) => boolean} */
let reply

/** Sets how requests are answered; to be called before any is begun.
    @type {(given: typeof reply) => void} */
export const replyBy = (given) => {
  reply = given
}

/** What ends each that goes on, by its number.
    @type {Map<number, (() => void) | null>} */
const requests = new Map()

const answer = (id, values, isLast = 1) => {
  if (!requests.has(id)) return
  const isTaken = reply(up.answer, id, isLast, ...values)
  if (!isTaken) refuse(id, "failed", "It is too long.")
  else if (isLast) requests.delete(id)
}

const refuse = (id, ...why) => {
  if (requests.delete(id)) reply(up.refusal, id, ...why)
}

/** The server wants an answer no more.
    @type {(id: number) => void} */
export const end = (id) => {
  const stop = requests.get(id)
  requests.delete(id)
  if (stop) stop()
}

/** The server asks for something; a refusal is said by its word, or by the browser's own error.
    @type {(id: number, action: string, texts: string[]) => Promise<void>} */
export const begin = async (id, action, texts) => {
  requests.set(id, null)
  try {
    if (!(action in abilities)) throw "missing"
    const values = await abilities[action](id, ...texts)
    if (values) answer(id, values)
  } catch (error) {
    if (typeof error === "string") refuse(id, error)
    else if (error.name === "NotAllowedError") refuse(id, "denied")
    else refuse(id, "failed", error.message)
  }
}

/** The server waits for these answers and for no others.
    @type {(ids: number[]) => void} */
export const keep = (ids) => {
  for (const id of requests.keys()) if (!ids.includes(id)) end(id)
  for (const id of ids) if (!requests.has(id)) reply(up.refusal, id, "lost")
}

/** The page goes: nothing that was asked for is answered any more. */
export const leave = () => {
  for (const id of [...requests.keys()]) {
    end(id)
    reply(up.refusal, id, "lost")
  }
}

const need = (isThere) => {
  if (!isSecureContext) throw "restricted"
  if (!isThere) throw "missing"
}

const states = {
  granted: "authorized", denied: "denied", prompt: "notDetermined", default: "notDetermined",
}

// Speech

const recognizer = () => {
  const all = /** @type {any} */ (window)
  return all.SpeechRecognition || all.webkitSpeechRecognition
}

const needMicrophone = () => {
  need(recognizer())
  const policy = /** @type {any} */ (document).permissionsPolicy || /** @type {any} */ (document).featurePolicy
  if (policy && !policy.allowsFeature("microphone")) throw "restricted"
}

const microphone = async () => {
  needMicrophone()
  const status = await navigator.permissions.query(/** @type {any} */ ({ name: "microphone" })).catch(() => null)
  return [status ? states[status.state] : "notDetermined"]
}

const speechErrors = {
  "not-allowed": "denied", "service-not-allowed": "restricted", "audio-capture": "missing",
}

const listen = (id) => {
  needMicrophone()
  const recognition = new (recognizer())()
  let began, error, partial
  const say = (text, isFinal) => {
    partial = isFinal ? "" : text
    if (text) answer(id, [text, String(+isFinal)], 0)
  }
  const start = () => {
    if (!requests.has(id)) return
    began = Date.now()
    try {
      recognition.start()
    } catch ({ message }) {
      refuse(id, "failed", message)
    }
  }
  recognition.continuous = recognition.interimResults = true
  recognition.lang = navigator.language
  recognition.onresult = ({ results, resultIndex }) => {
    const fresh = [...results].slice(resultIndex)
    const text = (result) => result[0].transcript
    for (const result of fresh) if (result.isFinal) say(text(result).trim(), true)
    const rest = fresh.filter((result) => !result.isFinal).map(text).join("").trim()
    if (rest) say(rest, false)
  }
  recognition.onerror = (event) => {
    if (event.error !== "no-speech") error = event.error
  }
  // The browser ends it after a silence; it goes on until nobody wants it any more.
  recognition.onend = () => {
    if (partial) say(partial, true)
    if (error) return refuse(id, ...(error in speechErrors ? [speechErrors[error]] : ["failed", error]))
    setTimeout(start, Date.now() - began > 1000 ? 0 : 300)
  }
  requests.set(id, () => recognition.abort())
  start()
}

// Sound

/** @type {AudioContext} */
let audio

const play = async (id, ...numbers) => {
  if (!window.AudioContext) throw "missing"
  audio ||= new AudioContext()
  if (audio.state !== "running") {
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) throw "denied"
    await audio.resume()
  }
  if (!requests.has(id)) return
  const tones = []
  let at = audio.currentTime
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const length = Math.max(numbers[index + 1] / 1000, 0.001)
    tones.push(ring(+numbers[index], at, length))
    at += length
  }
  if (tones.length === 0) return []
  tones.at(-1).onended = () => answer(id, [])
  requests.set(id, () => tones.forEach((tone) => tone.stop()))
}

const ring = (hertz, at, length) => {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0.3, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + length)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + length)
  return tone
}

// Notices

const askToNotify = async () => {
  need(window.Notification)
  return [states[await Notification.requestPermission()]]
}

/** What takes back each that can be, by its identity.
    @type {Map<string, () => void>} */
const notices = new Map()

const withdraw = (tag) => {
  notices.get(tag)?.()
  notices.delete(tag)
}

const show = (title, body, tag) => {
  const options = /** @type {any} */ ({ body, tag, renotify: tag !== "" })
  const notice = new Notification(title, options)
  if (tag) notices.set(tag, () => notice.close())
}

const notify = async (id, title, body, tag, delay) => {
  const [state] = await askToNotify()
  if (state !== "authorized") throw "denied"
  if (!requests.has(id)) return
  withdraw(tag)
  if (!delay) show(title, body, tag)
  else {
    const timer = setTimeout(show, delay, title, body, tag)
    if (tag) notices.set(tag, () => clearTimeout(timer))
  }
  return []
}

const abilities = {
  "speech.authorization": microphone,
  "speech.listen": listen,
  "sound.play": play,
  "clipboard.copy": async (id, text) => {
    need(navigator.clipboard)
    await navigator.clipboard.writeText(text)
    return []
  },
  "clipboard.paste": async () => {
    need(navigator.clipboard)
    const text = await navigator.clipboard.readText()
    return [text]
  },
  "notifications.authorization": async () => {
    need(window.Notification)
    return [states[Notification.permission]]
  },
  "notifications.requestAuthorization": askToNotify,
  "notifications.show": notify,
  "notifications.schedule": notify,
  "notifications.withdraw": async (id, tag) => {
    need(window.Notification)
    withdraw(tag)
    return []
  },
}
