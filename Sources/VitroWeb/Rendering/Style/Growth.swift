import VitroUI

/// In which directions an element takes all room that it gets.
struct Growth: Equatable {
  /// Across.
  var x = false
  /// Down.
  var y = false
}

extension Attributes {
  /// In which directions the element takes room, or keeps to its own size; `nil` where what is in
  /// it decides.
  ///
  /// The stylesheet gives room to what has the class `grow-x` or `grow-y`; `own-x` and `own-y` tell
  /// the script where it needs not look at what is inside.
  var ownGrowth: (x: Bool?, y: Bool?) {
    switch style.layout {
    case .behind, .front: return (false, false)
    case .scroll:
      let scrollsDown = !style.looks.contains(.scrolls(.horizontal))
      return (true, scrollsDown)
    default: break
    }
    if actions.contains(.measure) { return (true, true) }
    var growth = roleGrowth
    for look in style.looks { look.apply(to: &growth) }
    return growth
  }

  private var roleGrowth: (x: Bool?, y: Bool?) {
    if drawing != nil { return (true, true) }
    switch role {
    case .generic: return genericGrowth
    case .image: return details.contains(.resizable) ? (true, true) : (nil, nil)
    case .textbox, .searchbox: return isPicker ? (nil, nil) : (true, false)
    case .spinbutton where variants.contains("unlabeled"): return (false, false)
    case .slider, .group, .listitem, .spinbutton, .toolbar, .radiogroup, .tablist:
      return (true, false)
    case .switch: return variants.contains("button") ? (nil, nil) : (true, false)
    case .progressbar, .meter:
      return (
        !variants.contains("circular") && (value != nil || variants.contains("linear")), false
      )
    case .button where style.purpose == .disclosure: return (true, false)
    case .list, .main, .tabpanel: return (true, true)
    case .menu, .dialog, .alertdialog: return (false, false)
    default: return (nil, nil)
    }
  }

  private var genericGrowth: (x: Bool?, y: Bool?) {
    switch style.purpose {
    case .list, .tabs: (true, true)
    case _ where variants.contains("unavailable"): (true, nil)
    default:
      style.layout == .grid && style.looks.contains(where: \.isColumns) ? (true, nil) : (nil, nil)
    }
  }
}

extension Look {
  fileprivate var isColumns: Bool { if case .columns = self { true } else { false } }

  fileprivate func apply(to growth: inout (x: Bool?, y: Bool?)) {
    switch self {
    case .frame(let frame):
      // A largest width is one that the frame has wherever there is room for it.
      if let width = frame.width ?? frame.maxWidth { growth.x = !width.isFinite }
      if let height = frame.height ?? frame.maxHeight { growth.y = !height.isFinite }
    case .fixedSize(let axes):
      if axes.contains(.horizontal) { growth.x = false }
      if axes.contains(.vertical) { growth.y = false }
    case .aspectRatio(_, .fit): growth = (true, false)
    case .aspectRatio(_, .fill), .position: growth = (true, true)
    default: break
    }
  }
}

extension Element {
  /// Whether the element makes one that lies around it take room.
  func growth(of own: Growth, in layout: Style.Layout?) -> Growth {
    if attributes.style.layout == .spacer {
      return Growth(x: layout == .horizontal, y: layout == .vertical)
    }
    if role == .separator { return Growth(x: layout == .vertical, y: layout == .horizontal) }
    return own
  }
}

extension Growth {
  /// Takes the room that either takes.
  mutating func add(_ other: Growth) {
    x = x || other.x
    y = y || other.y
  }
}
