// The connection to the server, and what to say while there is none.

const token = document.querySelector('meta[name="vitro"]').content
const notice = document.querySelector(".notice")
const address = location.origin.replace(/^http/, "ws") + "/vitro.socket?"
const longestPause = 8000
let isOver = false
let isLeaving = false // for an address that the application has opened
let pause = 250, timer = 0

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
      sessionStorage.setItem("vitro.reloads", value)
    } catch {}
  },
}
let revision = 0 // how many messages with changes have come

const connect = () => {
  timer = 0
  socket = new WebSocket(address + revision, ["vitro", token])
  socket.onmessage = (event) => {
    pause = 250
    tell("")
    if (reloads.count) reloads.count = 0
    apply(JSON.parse(event.data))
  }
  socket.onclose = (event) => {
    ready = false
    if (isOver) return
    // The page that is on its way takes the place of this one; there is none where a file was opened.
    if (event.code === 4001) {
      const count = reloads.count++
      const longer = count && Math.min(pause * 2 ** count, longestPause) * (0.5 + Math.random())
      return setTimeout(() => isOver || location.reload(), isLeaving ? longestPause : longer)
    }
    if (event.code === 4002) {
      return tell(notice.dataset.elsewhere)
    }
    if (event.code === 1009) giveUpLongest()
    timer = setTimeout(connect, pause * (0.5 + Math.random()))
    if (pause > 250) tell(notice.dataset.lost)
    pause = Math.min(pause * 2, longestPause)
  }
}

const hurry = () => {
  if (!timer) return
  clearTimeout(timer)
  connect()
}

const tell = (text) => {
  if (notice.textContent !== text) notice.textContent = text
  page.classList.toggle("offline", text !== "")
}

addEventListener("online", hurry)
document.addEventListener("visibilitychange", hurry)
addEventListener("pagehide", () => {
  isOver = true
  socket.close()
})
addEventListener("pageshow", (event) => {
  if (!event.persisted) return
  isOver = false
  connect()
})

noteLists(root)
choose()
welcome(root)
arrange(document.activeElement)
page.dataset.pending = 1 // until the server has said how things stand
connect()
