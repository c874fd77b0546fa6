// The connection to the server, and what to say while there is none.

import { find, token } from "./page.js"
import { close, giveUpLongest, isWaiting } from "./outbox.js"
import { complain } from "./complaint.js"
import { apply, leaveDevice, revision } from "./patches.js"
import { isBeingLeft } from "./surroundings.js"
import { keepForReload, putBack } from "./restoring.js"
import { tellOfConnection } from "./notice.js"

const address = location.origin.replace(/^http/, "ws") + "/vitro.socket?"
const shortestPause = 250, longestPause = 8000
const question = "[]" // whether the server is still there, and that it is
const answerTime = 5000 // for the answer, and between two questions where one is due
/** @type {WebSocket} */
let socket
let isOver = false
let pause = shortestPause
let timer = 0
let limit = 0 // the timer within which something has to come
let quiet = 0 // how many times in a row it was not asked

// How often this tab has loaded a page in a row whose session was over; never, where the browser keeps nothing.
const reloads = {
  get count() {
    try {
      return Number(sessionStorage.getItem("vitro.reloads"))
    } catch {
      return 0
    }
  },
  set count(value) {
    try {
      sessionStorage.setItem("vitro.reloads", String(value))
    } catch {}
  },
}

const reload = () => {
  const count = reloads.count++
  const longer = count && Math.min(pause * 2 ** count, longestPause) * (0.5 + Math.random())
  // The page that is on its way takes the place of this one; there is none where a file was opened.
  setTimeout(() => {
    if (isOver) return
    keepForReload()
    location.reload()
  }, isBeingLeft() ? longestPause : longer)
}

const giveUpTooLong = () => {
  const field = find(giveUpLongest() ?? 0)
  if (field && field.matches("input,textarea")) complain(field)
}

// A connection that the network has lost says nothing: without an answer it is given up.
const expect = (time) => {
  limit ||= setTimeout(() => {
    socket.onmessage = socket.onclose = null
    socket.close()
    pause = Math.max(pause, 2 * shortestPause)
    ended(1006)
  }, time)
}

const ask = () => {
  if (timer || socket.readyState !== WebSocket.OPEN) return
  quiet = 0
  socket.send(question)
  expect(answerTime)
}

// Where something waits for an answer, and now and then.
setInterval(() => {
  if (document.visibilityState === "visible" && (isWaiting() || ++quiet > 3)) ask()
}, answerTime)

const ended = (code) => {
  clearTimeout(limit)
  limit = 0
  close()
  if (isOver) return
  if (code === 4001) return reload()
  if (code === 4002) return tellOfConnection("elsewhere")
  if (code === 1009) giveUpTooLong()
  timer = setTimeout(connect, pause * (0.5 + Math.random()))
  if (pause > shortestPause) tellOfConnection("lost")
  pause = Math.min(pause * 2, longestPause)
}

export const connect = () => {
  timer = 0
  socket = new WebSocket(address + revision(), ["vitro", token])
  expect(2 * answerTime)
  socket.onmessage = (event) => {
    clearTimeout(limit)
    limit = 0
    if (event.data === question) return
    tellOfConnection("")
    if (reloads.count) reloads.count = 0
    apply(JSON.parse(event.data), (json) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(json)
    })
    putBack()
    // A server that ends each connection at once, whatever the reason, is asked less and less often.
    if (!isWaiting()) pause = shortestPause
  }
  socket.onclose = (event) => ended(event.code)
}

const hurry = () => {
  if (!timer) return ask()
  clearTimeout(timer)
  connect()
}

addEventListener("online", hurry)
document.addEventListener("visibilitychange", hurry)
addEventListener("pagehide", () => {
  isOver = true
  leaveDevice()
  socket.close()
})
addEventListener("pageshow", (event) => {
  if (!event.persisted) return
  isOver = false
  connect()
})
