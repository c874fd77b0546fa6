// The kinds of messages, by their names; the server has the same.

/** Messages to the server: the first thing in each. */
export const up = {
  press: 1, setValue: 2, dismiss: 3, adjust: 4, submit: 5, focus: 6, longPress: 7, drag: 8, hover: 9,
  openMenu: 10, measure: 11, go: 12, surroundings: 13, perform: 14, answer: 15, refusal: 16,
  astray: 17, follow: 18, files: 19,
}

/** Parts of the messages from the server: the first thing in each. */
export const down = {
  text: "t", value: "v", isEnabled: "e", insert: "i", remove: "r", move: "m", attributes: "a",
  screen: "b", title: "T", words: "L", open: "o", cookie: "k", place: "l", ask: "d", cancel: "D",
  asked: "q", greeting: "h", unread: "x", announcement: "A",
}
