extension BuiltInWords {
  static let german = BuiltInWords(
    "de",
    [
      .back: "Zurück", .backTo: "Zurück zu %@", .cancel: "Abbrechen",
      .chooseFile: "Datei auswählen", .chooseFiles: "Dateien auswählen", .done: "Fertig",
      .edit: "Bearbeiten", .ok: "OK", .refresh: "Aktualisieren", .rename: "Umbenennen",
      .scope: "Bereich", .search: "Suchen", .suggestions: "Vorschläge",
      .noResults: "Keine Ergebnisse", .noResultsFor: "Keine Ergebnisse für „%@“",
      .tryAnotherSearch: "Prüfe die Schreibweise oder suche nach etwas anderem.",
      .delete: "Löschen", .deleteRow: "%@ löschen", .moveDown: "Nach unten",
      .moveRowDown: "%@ nach unten", .moveUp: "Nach oben", .moveRowUp: "%@ nach oben",
      .selectRow: "%@ auswählen", .decrement: "Verringern", .decrementValue: "%@ verringern",
      .increment: "Erhöhen", .incrementValue: "%@ erhöhen", .stepper: "Schrittregler",
      .begunAnew: "Diese Seite musste neu beginnen. Was du getippt hattest, ist verloren.",
      .needsScript: "Ohne JavaScript kann diese Seite nur gelesen werden.",
      .noRoom: "Im Moment ist kein Platz für weitere. Versuche es in einer Minute noch einmal.",
      .noSuchPage: "Hier gibt es keine solche Seite.",
      .notConnected: "Keine Verbindung. Neuer Versuch …", .notFound: "Nicht gefunden",
      .openElsewhere:
        "Diese Seite ist jetzt woanders offen. Lade sie neu, um hier weiterzumachen.",
      .textIsTooLong: "Dieser Text ist zu lang. Er kann etwa %@ Zeichen haben.",
      .tooManyVisitors: "Zu viele Besucher",
    ].merging(germanSymbols) { first, _ in first })

  private static let germanSymbols: [Word: String] = [
    .add: "Hinzufügen", .adjust: "Anpassen", .arrowDown: "Pfeil nach unten",
    .arrowUp: "Pfeil nach oben", .attention: "Achtung", .bolt: "Blitz", .close: "Schließen",
    .compose: "Verfassen", .copy: "Kopieren", .creditCard: "Kreditkarte",
    .dislike: "Gefällt mir nicht", .document: "Dokument", .download: "Herunterladen",
    .favorite: "Favorit", .filter: "Filtern", .forward: "Vorwärts", .goDown: "Nach unten gehen",
    .goUp: "Nach oben gehen", .grid: "Raster", .help: "Hilfe", .hide: "Ausblenden",
    .home: "Startseite", .info: "Info", .like: "Gefällt mir", .list: "Liste", .location: "Ort",
    .logOut: "Abmelden", .love: "Lieben", .mail: "Mail", .menu: "Menü", .message: "Nachricht",
    .microphone: "Mikrofon", .more: "Mehr", .multiply: "Multiplizieren", .mute: "Stumm",
    .notifications: "Mitteilungen", .people: "Personen", .pin: "Stecknadel",
    .redo: "Wiederholen", .remove: "Entfernen", .selected: "Ausgewählt", .send: "Senden",
    .settings: "Einstellungen", .share: "Teilen", .shoppingBag: "Einkaufstasche",
    .shoppingCart: "Einkaufswagen", .show: "Anzeigen", .sort: "Sortieren", .sun: "Sonne",
    .undo: "Widerrufen", .volume: "Lautstärke", .warning: "Warnung", .wifi: "WLAN",
  ]
}
