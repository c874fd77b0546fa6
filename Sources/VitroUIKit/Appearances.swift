import Foundation
import VitroUI

// The looks of UIKit's bars and controls, which programs set once for all: nothing of UIKit is on the screen, so that
// they are kept and have no effect.

/// The state of a control.
public struct UIControl: Sendable {
  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// Held down.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
}

/// The look of a bar.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// Its background.
  open var backgroundColor: UIColor?
  /// The colour of its shadow.
  open var shadowColor: UIColor?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The picture of its shadow.
  open var shadowImage: UIImage?

  /// The usual background.
  open func configureWithDefaultBackground() {}
  /// A background that nothing shines through.
  open func configureWithOpaqueBackground() {}
  /// No background.
  open func configureWithTransparentBackground() {}
}

/// The look of the bar at the top.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of the bar of tabs.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The look of its items, pictures above titles.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of its items, pictures beside titles.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of its items where there is little room.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of an item in the bar of tabs.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// The look of one that is not chosen.
  open var normal = UITabBarItemStateAppearance()
  /// The look of the chosen one.
  open var selected = UITabBarItemStateAppearance()
  /// The look of one that is disabled.
  open var disabled = UITabBarItemStateAppearance()
}

/// The look of an item in the bar of tabs in one state.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour behind a badge.
  open var badgeBackgroundColor: UIColor?
}

/// The look of the bar at the bottom.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {}

/// The bar at the top.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// Its colour.
  open var barTintColor: UIColor?
  /// Whether something shines through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = true
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of its shadow.
  open var shadowImage: UIImage?
  /// Its look.
  open var standardAppearance = UINavigationBarAppearance()
  /// Its look where there is little room.
  open var compactAppearance: UINavigationBarAppearance?
  /// Its look where nothing has been scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Its look where there is little room and nothing has been scrolled.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The kinds of room for a bar.
  public enum Metrics: Int, Sendable {
    /// As usual.
    case `default`
    /// Little.
    case compact
  }

  /// Sets the picture behind it.
  open func setBackgroundImage(_ image: UIImage?, for metrics: Metrics) {}
}

/// The bar of tabs.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// Its colour.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// Whether something shines through.
  open var isTranslucent = true
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The picture of its shadow.
  open var shadowImage: UIImage?
  /// Its look.
  open var standardAppearance = UITabBarAppearance()
  /// Its look where nothing has been scrolled.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// The bar at the bottom.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// Its colour.
  open var barTintColor: UIColor?
  /// Its look.
  open var standardAppearance = UIToolbarAppearance()
  /// Its look where nothing has been scrolled.
  open var scrollEdgeAppearance: UIToolbarAppearance?
}

/// A view of UIKit that scrolls.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// Whether it goes past its end.
  open var bounces = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// Whether it shows how far it has scrolled.
  open var showsVerticalScrollIndicator = true
  /// Whether it shows how far it has scrolled.
  open var showsHorizontalScrollIndicator = true
  /// How a keyboard goes when it scrolls.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// How a keyboard goes when something scrolls.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not.
    case none
    /// With the beginning.
    case onDrag
    /// With the finger.
    case interactive
  }
}

/// A list of UIKit.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The colour of its lines.
  open var separatorColor: UIColor?
  /// The style of its lines.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The view below its last row.
  open var tableFooterView: UIView?
  /// The room above a section.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The height of what stands above a section.
  open var sectionHeaderHeight: CGFloat = 0
  /// The height of what stands below a section.
  open var sectionFooterHeight: CGFloat = 0
}

/// A row of a list of UIKit.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The style of a line.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
  }

  /// The style of a row that is chosen.
  public enum SelectionStyle: Int, Sendable {
    /// None.
    case none
    /// As usual.
    case `default`
  }

  /// The style when it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// The view behind it when it is chosen.
  open var selectedBackgroundView: UIView?
}

/// A grid of UIKit.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}

/// A field for a long text of UIKit.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UITextView: UIScrollView {}

/// A field for a text of UIKit.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UITextField: UIView {
  /// When it shows what empties it.
  open var clearButtonMode = ViewMode.never

  /// When something is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While it is edited.
    case whileEditing
    /// Unless it is edited.
    case unlessEditing
    /// Always.
    case always
  }
}

/// A label of UIKit.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// Its text.
  open var text: String?
  /// The colour of its letters.
  open var textColor: UIColor!
  /// Its font.
  open var font: UIFont!
}

/// The choice between a few of UIKit.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UISegmentedControl: UIView {
  /// The colour of the one that is chosen.
  open var selectedSegmentTintColor: UIColor?

  /// Sets the look of the titles.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// The dots that say which page is shown.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UIPageControl: UIView {
  /// The colour of a dot.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
}

/// A switch of UIKit.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UISwitch: UIView {
  /// Its colour where it is on.
  open var onTintColor: UIColor?
  /// The colour of its knob.
  open var thumbTintColor: UIColor?
}

/// A slider of UIKit.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UISlider: UIView {
  /// The colour of its knob.
  open var thumbTintColor: UIColor?
  /// The colour below its value.
  open var minimumTrackTintColor: UIColor?
  /// The colour above its value.
  open var maximumTrackTintColor: UIColor?

  /// Sets the picture of its knob.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

extension NSAttributedString.Key {
  /// The colour of letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
}
