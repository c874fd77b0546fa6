// Shows a screen that lives on the server: events go up, changes come down.
(() => {
  "use strict"
  const page = document.documentElement
  const token = document.querySelector('meta[name="vitro"]').content
  const notice = document.querySelector(".notice")
  const address = location.origin.replace(/^http/, "ws") + "/socket?"
  const longestPause = 8000

  let root = document.body.firstElementChild
  let socket, ready = false, isOver = false
  let pause = 250, timer = 0
  let revision = 0 // how many messages with changes have come
  let made = 0 // how many events there were
  let queue = [] // those that the server may not have: [number, element, JSON]
  let dialogs = [] // those that are open: [dialog, what had the focus before]
  let touched // what the pointer went down on
  let refuge // where the focus goes when what had it has gone

  const find = (id) => document.getElementById("v" + id)
  const number = (element) => +element.id.slice(1)

  // Events

  const send = (kind, element, ...rest) => {
    const id = number(element)
    queue.push([++made, id, JSON.stringify([kind, id, ...rest])])
    page.dataset.pending = +(page.dataset.pending || 0) + 1
    if (ready) socket.send(queue.at(-1)[2])
  }

  const received = (count) => {
    queue = queue.filter((event) => event[0] > count)
  }

  const topDialog = () => {
    return [...root.querySelectorAll(":scope > [aria-modal]")].at(-1)
  }

  document.addEventListener("pointerdown", (event) => {
    touched = event.target
  })

  document.addEventListener("click", (event) => {
    const dialog = topDialog()
    if (dialog && !dialog.contains(event.target)) {
      // Letting go outside after selecting text inside is no click outside.
      if (!dialog.contains(touched)) dismiss(dialog)
      return
    }
    const element = event.target.closest("button,[data-press]")
    if (element && root.contains(element) && !element.matches(":disabled,[aria-disabled]")) {
      send(1, element)
    }
  })

  document.addEventListener("input", (event) => {
    if (event.target.matches("input")) send(2, event.target, event.target.value)
  })

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return
    const dialog = topDialog()
    if (dialog) dismiss(dialog)
  })

  const dismiss = (dialog) => {
    if ("dismiss" in dialog.dataset) send(3, dialog)
  }

  // Changes

  const parse = (html) => {
    const template = document.createElement("template")
    template.innerHTML = html
    return template.content.firstElementChild
  }

  const setValue = (element, value) => {
    if (element.value === value) return
    const [start, end] = [element.selectionStart, element.selectionEnd]
    const isAtEnd = start === element.value.length
    element.value = value
    if (element === document.activeElement && !isAtEnd) element.setSelectionRange(start, end)
  }

  const place = (parent, element, index) => {
    parent.insertBefore(element, parent.children[index] || null)
  }

  const changes = {
    // the text of an element itself, which is the first thing in it
    t(id, text) {
      const element = find(id)
      const first = element.firstChild
      if (element.matches("input")) element.placeholder = text
      else if (first && first.nodeType === Node.TEXT_NODE) first.data = text
      else element.prepend(text)
    },
    // the value of a field, unless more has been typed since
    v(id, value, count) {
      if (!queue.some((event) => event[1] === id && event[0] > count)) setValue(find(id), value)
    },
    e(id, isEnabled) {
      const element = find(id)
      if ("disabled" in element) element.disabled = !isEnabled
      else if (isEnabled) element.removeAttribute("aria-disabled")
      else element.setAttribute("aria-disabled", "true")
    },
    i(parent, index, html) {
      place(find(parent), parse(html), index)
    },
    r(id) {
      const element = find(id)
      if (element.contains(document.activeElement)) {
        refuge = element.nextElementSibling || element.previousElementSibling
          || element.parentElement
      }
      element.remove()
    },
    // the index counts the parent's children without the element
    m(id, index) {
      const element = find(id)
      const parent = element.parentElement
      const isLater = [...parent.children].indexOf(element) < index
      place(parent, element, index + (isLater ? 1 : 0))
    },
    // everything but the children
    a(id, html) {
      const element = find(id)
      const model = parse(html)
      for (const { name } of [...element.attributes]) {
        if (!model.hasAttribute(name) && name !== "inert") element.removeAttribute(name)
      }
      for (const { name, value } of model.attributes) {
        if (element.getAttribute(name) !== value) element.setAttribute(name, value)
      }
      if (element.matches("input")) setValue(element, model.value)
      else changes.t(id, model.textContent)
    },
    // the whole screen
    b(html) {
      const focused = document.activeElement
      const isTyping = queue.some((event) => event[1] === number(focused))
      const value = focused.value
      const fresh = parse(html)
      root.replaceWith(fresh)
      root = fresh
      dialogs = []
      const again = focused.id && document.getElementById(focused.id)
      if (!again) return
      if (isTyping) again.value = value
      again.focus()
    },
    T(title) {
      document.title = title
    },
    // the beginning of a connection
    h(count, given) {
      revision = given
      received(count)
      for (const event of queue) socket.send(event[2])
      ready = true
    },
  }

  const apply = (message) => {
    const focused = document.activeElement
    refuge = null
    if (typeof message[0] !== "number") revision++
    for (const item of message) {
      if (typeof item === "number") {
        received(item)
        page.dataset.pending = made - item
      } else {
        changes[item[0]](...item.slice(1))
      }
    }
    arrange(focused)
  }

  // Dialogs and the focus

  const usable = "button:not(:disabled),input:not(:disabled),[tabindex]"

  const firstUsable = (element) =>
    element.matches(usable) ? element : element.querySelector(usable)

  // What is behind the last dialog is out of reach; the focus goes into a dialog that opens, comes
  // back when it closes, and otherwise stays where it was, or as near as can be.
  const arrange = (focused) => {
    const top = topDialog()
    let target = focused
    while (dialogs.length && !dialogs.at(-1)[0].isConnected) target = dialogs.pop()[1]
    for (const child of root.children) child.inert = !!top && child !== top
    if (top && !dialogs.some(([dialog]) => dialog === top)) {
      dialogs.push([top, target])
      target = top.matches('[role="alertdialog"]') ? firstUsable(top.lastElementChild || top) : top
    }
    if (!target || !target.isConnected) target = refuge && refuge.isConnected && firstUsable(refuge)
    if (target && target !== document.activeElement && target !== document.body) target.focus()
  }

  // The connection

  const connect = () => {
    timer = 0
    socket = new WebSocket(address + revision, ["vitro", token])
    socket.onmessage = (event) => {
      pause = 250
      tell("")
      apply(JSON.parse(event.data))
    }
    socket.onclose = (event) => {
      ready = false
      if (isOver) return
      if (event.code === 4001) return location.reload()
      if (event.code === 4002) {
        return tell("This page is open somewhere else now. Reload it to go on here.")
      }
      timer = setTimeout(connect, pause * (0.5 + Math.random()))
      if (pause > 250) tell("Not connected. Trying again…")
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

  arrange(document.activeElement)
  connect()
})()
