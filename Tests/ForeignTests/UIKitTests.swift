import SwiftUI
import Testing
import UIKit
import VitroConcurrency
import VitroDevice
import VitroUITesting

@MainActor @Suite("UIKit")
struct UIKitTests {
  @Test("Each colour of the system is one of its own, in the light and in the dark")
  func systemColors() {
    let backgrounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ]
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .separator, .opaqueSeparator,
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
      .black, .white, .clear, .gray, .darkGray, .lightGray, .red, .green, .blue, .cyan, .yellow,
      .magenta, .orange, .purple, .brown,
    ]
    #expect(Set(colors).count == colors.count && Set(backgrounds).count == 6)
    #expect(Set([.link, .tintColor, UIColor(Color.accentColor)]).count == 1)
    #expect(UIColor.placeholderText == .tertiaryLabel)
    #expect(UIColor(named: "red") == nil)
  }

  @Test("A colour is made of its numbers, and tells them")
  func colorNumbers() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1).withAlphaComponent(0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0, 0, 0.5])
    #expect(
      UIColor.systemGray6.withAlphaComponent(0.5).getRed(nil, green: nil, blue: nil, alpha: &alpha))
    #expect(alpha == 0.5)
    #expect(!UIColor.systemRed.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) == .red)
  }

  @Test("The screen and the device are those of the person")
  func device() {
    let surroundings = Surroundings(
      size: CGSize(width: 1_000, height: 700), colorScheme: .dark, scenePhase: .background,
      visitor: "0E984725-C51C-4BF4-9960-E1C80E27ABA0")
    let screen = Screen(surroundings: surroundings) { Text("Empty") }
    screen.executor.run {
      let (main, device) = (UIScreen.main, UIDevice.current)
      #expect(main.bounds == CGRect(x: 0, y: 0, width: 1_000, height: 700))
      #expect(main.nativeBounds == main.bounds && main.scale == 2)
      #expect(main.traitCollection.userInterfaceStyle == .dark)
      #expect(UITraitCollection.current.horizontalSizeClass == .regular)
      #expect(UITraitCollection.current.verticalSizeClass == .regular)
      #expect(device.model == "iPad" && device.localizedModel == device.name)
      #expect(device.systemName == "iOS" && device.systemVersion == "18.0")
      #expect(device.orientation.isLandscape && !device.orientation.isPortrait)
      #expect(!device.orientation.isFlat && device.batteryLevel == -1)
      #expect(device.identifierForVendor?.uuidString == surroundings.visitor)
      device.beginGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      #expect(UIApplication.shared.applicationState == .background)
    }
    #expect(UIScreen.main.bounds.width == 390 && UIDevice.current.orientation == .portrait)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIDevice.current.identifierForVendor == nil)
  }

  @Test("The application opens what a browser opens, and has no scenes or windows of UIKit")
  func application() throws {
    let application = UIApplication.shared
    let address = try #require(URL(string: "https://example.com"))
    #expect(application.canOpenURL(address))
    #expect(!application.canOpenURL(try #require(URL(string: UIApplication.openSettingsURLString))))
    var isOpened: Bool?
    application.open(address, options: [.universalLinksOnly: true]) { isOpened = $0 }
    #expect(isOpened == false, "there is no surface")
    #expect(application.connectedScenes.isEmpty && application.windows.isEmpty)
    application.endEditing()
    let names = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.willTerminateNotification, UIDevice.orientationDidChangeNotification,
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]
    #expect(Set(names).count == names.count)
    let scene = UIWindowScene()
    #expect(scene.activationState == .foregroundActive && scene.windows.isEmpty)
    #expect(scene.keyWindow == nil && scene.screen === UIScreen.main)
  }

  @Test("What was copied on one screen is not what another one has")
  func pasteboard() {
    let (ann, bob) = (Screen { Text("Ann") }, Screen { Text("Bob") })
    ann.executor.run { UIPasteboard.general.string = "Notes" }
    ann.executor.run {
      #expect(UIPasteboard.general.string == "Notes" && UIPasteboard.general.hasStrings)
    }
    bob.executor.run {
      #expect(UIPasteboard.general.string == nil && !UIPasteboard.general.hasStrings)
    }
  }

  @Test("A font has its size and its weight")
  func fonts() {
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1, .caption2,
    ]
    #expect(Set(styles).count == styles.count)
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(Set(weights.map { UIFont.systemFont(ofSize: 12, weight: $0) }).count == 9)
    let bold = UIFont.boldSystemFont(ofSize: UIFont.systemFontSize)
    #expect(bold.withSize(20).pointSize == 20 && bold.lineHeight > bold.capHeight)
    #expect(bold.ascender - bold.descender > bold.xHeight && bold.familyName.isEmpty)
    #expect(Font(bold) == .system(size: 14, weight: .bold))
    #expect(UIFont(name: "Georgia", size: 17).map { Font($0) } == .custom("Georgia", size: 17))
    #expect(UIFont.italicSystemFont(ofSize: UIFont.smallSystemFontSize).pointSize == 12)
    #expect(UIFont.labelFontSize < UIFont.buttonFontSize)
    let mono = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    #expect(mono != .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    #expect(Font(mono) == .system(size: 12, weight: .regular, design: .monospaced))
    #expect(UIFontMetrics.default.scaledFont(for: mono) == mono)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledValue(for: 20) == 20)
  }

  @Test("A picture is a symbol, one of the application, or bytes")
  func pictures() throws {
    let png = Data([0x89, 0x50, 0x4E, 0x47, 1])
    let picture = try #require(UIImage(data: png, scale: 2))
    #expect(picture.pngData() == png && picture.jpegData(compressionQuality: 0.5) == png)
    #expect(UIImage(data: Data()) == nil && UIImage(contentsOfFile: "/nowhere") == nil)
    #expect(UIImage(named: "logo")?.pngData() == nil && NSDataAsset(name: "logo") == nil)
    let star = try #require(UIImage(systemName: "star")).withRenderingMode(.alwaysTemplate)
    #expect(Image(uiImage: star) == Image(systemName: "star"))
    for (bytes, type) in [
      (png, "png"), (Data("GIF8".utf8), "gif"), (Data("RIFF".utf8), "webp"), (Data([0xFF]), "jpeg"),
    ] {
      let image = try #require(UIImage(data: bytes))
      #expect("\(Image(uiImage: image))".contains("data:image/\(type);base64"))
    }
    #expect(Image(uiImage: UIImage()) == Image(""))
  }

  @Test("The looks of bars and lists are kept, and change nothing")
  func appearances() {
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.configureWithDefaultBackground()
    bar.configureWithTransparentBackground()
    bar.backgroundColor = .red
    let navigation = UINavigationBar.appearance()
    navigation.standardAppearance = bar
    navigation.setBackgroundImage(UIImage(), for: .default)
    #expect(navigation.standardAppearance.backgroundColor == .red)
    UITabBar.appearance().unselectedItemTintColor = .gray
    let tabs = UITabBarAppearance()
    for items in [
      tabs.stackedLayoutAppearance, tabs.inlineLayoutAppearance, tabs.compactInlineLayoutAppearance,
    ] {
      for state in [items.normal, items.selected, items.disabled] {
        (state.iconColor, state.badgeBackgroundColor) = (.gray, .red)
        state.titleTextAttributes = [.foregroundColor: UIColor.gray]
      }
    }
    #expect(tabs.stackedLayoutAppearance.selected.iconColor == .gray)
    UITableView.appearance().sectionHeaderHeight = 10
    UITableView.appearance().sectionFooterHeight = 10
    UIToolbar.appearance().barTintColor = .gray
    UITableView.appearance().separatorStyle = .none
    UITableViewCell.appearance().selectionStyle = .none
    UICollectionView.appearance().keyboardDismissMode = .onDrag
    UITextView.appearance().backgroundColor = .clear
    UITextField.appearance().clearButtonMode = .whileEditing
    UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).font = .systemFont(
      ofSize: 12)
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red], for: .selected)
    UIPageControl.appearance().currentPageIndicatorTintColor = .red
    UISwitch.appearance().onTintColor = .red
    UISlider.appearance().setThumbImage(UIImage(), for: [.highlighted, .disabled])
    let window = UIWindow()
    #expect(!window.endEditing(true) && !window.becomeFirstResponder() && !window.isKeyWindow)
    #expect(!window.resignFirstResponder() && window.safeAreaInsets == .zero)
    #expect(UIViewController().presentedViewController == nil)
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).left == 2)
  }

  @Test("Nobody feels anything, and no word is misspelled")
  func feedback() {
    UIImpactFeedbackGenerator().prepare()
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    let range = UITextChecker().rangeOfMisspelledWord(
      in: "wrod", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en"
    )
    #expect(range.location == NSNotFound && UITextChecker.availableLanguages == ["en"])
  }

  @Test("What UIKit has to tell those who listen is read aloud")
  func accessibility() async {
    let screen = Screen { Text("Timer") }
    screen.surroundings.reduceMotion = true
    screen.executor.run {
      #expect(UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
      #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isReduceTransparencyEnabled)
      UIAccessibility.post(notification: .screenChanged, argument: "Nobody hears it")
      UIAccessibility.post(notification: .announcement, argument: "Ten seconds left")
    }
    await screen.rest()
    #expect(screen.announcements == ["Ten seconds left"])
  }

  @Test("A path of UIKit is one of SwiftUI")
  func paths() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addQuadCurve(to: CGPoint(x: 40, y: 40), controlPoint: CGPoint(x: 50, y: 20))
    path.addCurve(
      to: CGPoint(x: 0, y: 40), controlPoint1: CGPoint(x: 30, y: 50),
      controlPoint2: CGPoint(x: 10, y: 50))
    path.close()
    #expect(Path(path.cgPath).contains(CGPoint(x: 20, y: 20)))
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let corner = CGPoint(x: 0.5, y: 0.5)
    #expect(UIBezierPath(rect: square).cgPath.contains(corner))
    #expect(!UIBezierPath(ovalIn: square).cgPath.contains(corner))
    #expect(!UIBezierPath(roundedRect: square, cornerRadius: 4).cgPath.contains(corner))
    let arc = UIBezierPath()
    arc.addArc(
      withCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(arc.cgPath.cgPath.contains(CGPoint(x: 5, y: 5)))
  }
}
