import Foundation
import HTTPTypes
import Hummingbird
import StorefrontDomain

/// The pictures of products: those that staff have sent, and else drawings that are part of the program.
enum ProductPictures {
  /// The path of a product's picture, from the root of the server; `nil` where it has none.
  static func path(of id: String, _ shop: any ShopTransaction) throws -> String? {
    let version = try shop.pictureVersion(of: ProductID(id))
    guard version != nil || drawings[id] != nil else { return nil }
    guard let name = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) else {
      return nil
    }
    // Another picture has another address: browsers keep them.
    return "/api/v1/products/\(name)/picture" + (version.map { "?version=\($0)" } ?? "")
  }

  /// The picture as staff have sent it. What it is, was found out then.
  static func response(for picture: SentPicture) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: picture.kind.rawValue, .cacheControl: "public, max-age=86400"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.data)))
  }

  /// The drawing of a product. It is the same for everybody, and kept for a day.
  static func response(for id: String) throws -> Response {
    guard let (background, drawing) = drawings[id] else { throw Problem.noProduct }
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\
      <rect width="100" height="100" fill="\(background)"/>\
      <ellipse cx="50" cy="84" rx="34" ry="4" fill="#0002"/>\(drawing)</svg>
      """
    return Response(
      status: .ok,
      headers: [.contentType: "image/svg+xml", .cacheControl: "public, max-age=86400"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: picture)))
  }

  // A background, and what stands before it in a square of 100 by 100.
  private static let drawings: [String: (String, String)] = [
    "mug": (
      "#e9eef2",
      """
      <path d="M64 42h8a11 11 0 0 1 0 24h-9" fill="none" stroke="#3d6b8e" stroke-width="6"/>\
      <path d="M26 32h40v42a9 9 0 0 1-9 9H35a9 9 0 0 1-9-9z" fill="#4b83ad"/>\
      <path d="M26 32h40v9c-8 6-12-3-20 1s-12 4-20-1z" fill="#f4f7f9"/>\
      <ellipse cx="46" cy="32" rx="20" ry="5" fill="#dfe7ec"/>\
      <ellipse cx="46" cy="33" rx="16" ry="3.4" fill="#5d4030"/>
      """
    ),
    "teapot": (
      "#eceae6",
      """
      <path d="M30 45C32 18 68 18 70 45" fill="none" stroke="#2b2f33" stroke-width="4"/>\
      <path d="M70 60l14-14 5 4-15 24z" fill="#33383d"/>\
      <path d="M22 62a28 22 0 0 1 56 0c0 13-10 21-28 21s-28-8-28-21z" fill="#3a4046"/>\
      <path d="M36 42a15 5 0 0 1 28 0z" fill="#4a5158"/><circle cx="50" cy="36" r="3.5" fill="#b48a4a"/>\
      <path d="M27 60a24 10 0 0 0 46 0" fill="none" stroke="#59616a" stroke-width="2" stroke-dasharray="2 4"/>
      """
    ),
    "bowl": (
      "#f1eadf",
      """
      <circle cx="40" cy="46" r="11" fill="#c8443a"/><circle cx="58" cy="44" r="12" fill="#7fa33c"/>\
      <path d="M40 35q1-5 4-6M58 32q0-4 4-6" stroke="#5b4326" stroke-width="2" fill="none"/>\
      <path d="M16 50h68a34 33 0 0 1-68 0z" fill="#c99a62"/>\
      <path d="M16 50h68q0 3-1 6H17q-1-3-1-6z" fill="#dcb27d"/><path d="M38 80h24v4H38z" fill="#a87c48"/>
      """
    ),
    "knife": (
      "#e8ebec",
      """
      <path d="M12 60C30 38 52 34 66 36l-4 18C46 58 28 62 12 60z" fill="#c6ced3"/>\
      <path d="M12 60c16 0 32-4 50-9l-1 3C46 58 28 62 12 60z" fill="#eef2f4"/>\
      <path d="M64 35l4 1 20-6q4 6 0 12l-22 12-5-1z" fill="#5b3d2a"/>\
      <circle cx="72" cy="43" r="1.6" fill="#d8c49a"/><circle cx="82" cy="38" r="1.6" fill="#d8c49a"/>
      """
    ),
    "board": (
      "#eef0ea",
      """
      <rect x="18" y="26" width="64" height="54" rx="7" fill="#d9ac72"/>\
      <path d="M18 40h64M18 53h64M18 67h64M34 26v54M50 26v54M66 26v54" stroke="#c2935a" stroke-width="1.5"/>\
      <rect x="23" y="31" width="54" height="44" rx="4" fill="none" stroke="#b2834c" stroke-width="2"/>\
      <circle cx="74" cy="34" r="3" fill="#eef0ea"/>
      """
    ),
    "apron": (
      "#ece6ee",
      """
      <path d="M40 24q10-16 20 0" fill="none" stroke="#54707a" stroke-width="3"/>\
      <path d="M38 24h24l3 18 15 8v33H20V50l15-8z" fill="#6f93a0"/>\
      <path d="M36 58h28v12a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4z" fill="#82a6b2" stroke="#5c7d89" stroke-width="1.5"/>\
      <path d="M20 50l-8 6M80 50l8 6" stroke="#54707a" stroke-width="3"/>
      """
    ),
    "lamp": (
      "#f3eddd",
      """
      <path d="M66 34l22 30H56z" fill="#ffe9a8"/><path d="M36 82h26" stroke="#2f3a40" stroke-width="6" stroke-linecap="round"/>\
      <path d="M49 80L32 52l32-22" fill="none" stroke="#2f3a40" stroke-width="4" stroke-linejoin="round"/>\
      <circle cx="32" cy="52" r="4" fill="#c9573f"/><path d="M54 32l16-14 12 16-20 10z" fill="#c9573f"/>
      """
    ),
    "notebook": (
      "#e6eaf0",
      """
      <rect x="28" y="18" width="48" height="66" rx="4" fill="#27425c"/><rect x="24" y="16" width="48" height="66" rx="4" fill="#365b7c"/>\
      <path d="M32 16v66" stroke="#27425c" stroke-width="2"/><path d="M62 16v66" stroke="#e0b64f" stroke-width="2.5"/>\
      <rect x="38" y="28" width="18" height="10" rx="1.5" fill="#eef2f5"/>
      """
    ),
    "pen": (
      "#efe9e6",
      """
      <path d="M20 78l6-16 10 10z" fill="#d2b264"/><path d="M20 78l10-10" stroke="#6c5820" stroke-width="1.4"/>\
      <path d="M26 62l34-34 10 10-34 34z" fill="#23262b"/><path d="M60 28l14-12q8 2 8 8L70 38z" fill="#3b4048"/>\
      <path d="M57 31l10 10" stroke="#d2b264" stroke-width="3"/><path d="M70 22l-10 22" stroke="#d2b264" stroke-width="2"/>
      """
    ),
    "ink": (
      "#e4e8f2",
      """
      <rect x="38" y="22" width="24" height="14" rx="2" fill="#20242c"/><path d="M42 36h16v7H42z" fill="#c8d4e6"/>\
      <path d="M28 50q0-8 10-8h24q10 0 10 8v28q0 6-6 6H34q-6 0-6-6z" fill="#b9c9e2"/>\
      <path d="M31 56h38v20q0 5-5 5H36q-5 0-5-5z" fill="#1d2f63"/><rect x="38" y="60" width="24" height="13" fill="#f4f6fa"/>\
      <path d="M42 66q4-4 8 0t8 0" fill="none" stroke="#1d2f63" stroke-width="1.6"/>
      """
    ),
    "clock": (
      "#e9efe9",
      """
      <circle cx="50" cy="49" r="33" fill="#2f4a45"/><circle cx="50" cy="49" r="28" fill="#fbfbf7"/>\
      <circle cx="50" cy="49" r="24" fill="none" stroke="#2f4a45" stroke-width="3" stroke-dasharray="1.4 11.166" stroke-dashoffset=".7"/>\
      <path d="M50 49V32M50 49l12 8" stroke="#22302d" stroke-width="3.4" stroke-linecap="round"/>\
      <path d="M50 54V29" stroke="#c9573f" stroke-width="1.3" transform="rotate(205 50 49)"/><circle cx="50" cy="49" r="2.4" fill="#c9573f"/>
      """
    ),
    "shelf": (
      "#f0ece4",
      """
      <path d="M22 16v68M78 16v68" stroke="#8a6238" stroke-width="5"/>\
      <path d="M19 34h62M19 56h62M19 78h62" stroke="#b98a55" stroke-width="5"/>\
      <path d="M29 18v13M34 20v11M39 17v14" stroke="#4b83ad" stroke-width="4"/><circle cx="62" cy="25" r="6" fill="#7fa33c"/><path d="M58 27h8l-1 5h-6z" fill="#c9573f"/>\
      <path d="M56 40v13M61 42v11M66 40v13M71 43v10" stroke="#c98f3a" stroke-width="4"/><rect x="28" y="42" width="14" height="11" fill="#6f93a0"/>
      """
    ),
    "blanket": (
      "#eae6e1",
      """
      <path d="M18 66q0-8 8-8h48q8 0 8 8v10q0 7-7 7H25q-7 0-7-7z" fill="#a8503f"/>\
      <path d="M20 48q0-8 8-8h44q8 0 8 8v5q0 7-7 7H27q-7 0-7-7z" fill="#bf6450"/>\
      <path d="M23 30q0-7 7-7h40q7 0 7 7v5q0 6-6 6H29q-6 0-6-6z" fill="#d27c66"/>\
      <path d="M30 23v60M36 23v60M64 23v60" stroke="#f0d9c8" stroke-width="2"/>\
      <path d="M22 83v4M30 83v4M38 83v4M46 83v4M54 83v4M62 83v4M70 83v4M78 83v4" stroke="#a8503f" stroke-width="2"/>
      """
    ),
    "pillow": (
      "#e5ebee",
      """
      <path d="M16 34q34-10 68 0 6 22 0 44-34 8-68 0-6-22 0-44z" fill="#f7f5ef"/>\
      <path d="M16 34q34-10 68 0 6 22 0 44-34 8-68 0-6-22 0-44z" fill="none" stroke="#cfc8b8" stroke-width="2"/>\
      <path d="M20 38q12 8 14 6M80 38q-12 8-14 6M20 74q10-8 14-5M80 74q-10-8-14-5" fill="none" stroke="#d8d2c4" stroke-width="2"/>\
      <path d="M44 56q6-5 12 0t12 0" fill="none" stroke="#b9c7a2" stroke-width="2"/>
      """
    ),
    "candle": (
      "#f4ead6",
      """
      <circle cx="50" cy="24" r="17" fill="#ffe9a8"/><path d="M50 12q8 9 0 18-8-9 0-18z" fill="#f3a63b"/>\
      <path d="M50 30v7" stroke="#4a3a28" stroke-width="2"/><path d="M38 38q12-5 24 0v42q-12 4-24 0z" fill="#dfa94c"/>\
      <path d="M38 38q12-5 24 0-12 5-24 0z" fill="#efc477"/><path d="M32 79h36q0 6-8 6H40q-8 0-8-6z" fill="#8c7355"/>\
      <path d="M42 48v26M50 46v30M58 48v26" stroke="#cd963a" stroke-width="1.2"/>
      """
    ),
    "slippers": (
      "#e9e6ea",
      """
      <path d="M14 74q-4-30 16-34 16-2 16 14 0 10 2 20 0 8-8 8H22q-8 0-8-8z" fill="#6b7886"/>\
      <path d="M17 58q14-10 29 0-2 8-14 8t-15-8z" fill="#d9dee3"/><path d="M14 74h34q0 8-8 8H22q-8 0-8-8z" fill="#7a5336"/>\
      <path d="M52 74q-4-30 16-34 16-2 18 14 2 10 1 20 0 8-8 8H60q-8 0-8-8z" fill="#7b8997"/>\
      <path d="M55 58q14-10 31 0-3 8-15 8t-16-8z" fill="#e4e8ec"/><path d="M52 74h35q0 8-8 8H60q-8 0-8-8z" fill="#86603f"/>
      """
    ),
    "watering-can": (
      "#e3ece4",
      """
      <path d="M36 44C34 16 70 16 66 44" fill="none" stroke="#7d8b92" stroke-width="4"/>\
      <path d="M34 62L14 36" stroke="#8f9da4" stroke-width="6"/><path d="M8 40l12-9" stroke="#7d8b92" stroke-width="5" stroke-linecap="round"/>\
      <path d="M30 46h40l4 37H28z" fill="#a9b6bc"/><ellipse cx="50" cy="46" rx="20" ry="5" fill="#87959c"/>\
      <path d="M72 54q16 6 2 22" fill="none" stroke="#7d8b92" stroke-width="4"/><path d="M29 60h43M28 72h45" stroke="#93a1a8" stroke-width="1.6"/>
      """
    ),
    "spade": (
      "#ece8de",
      """
      <path d="M62 14l8 6-26 38-8-6z" fill="#c99a62"/><path d="M60 12q8-4 14 3l-4 6-11-7z" fill="#a87c48"/>\
      <path d="M34 48l14 10q2 14-18 27-6-22 4-37z" fill="#6d7a82"/><path d="M40 55L31 80" stroke="#8d9aa2" stroke-width="2"/>
      """
    ),
    "gloves": (
      "#e8ede0",
      """
      <path d="M24 82V58q-9-8-9-14 0-4 4-4t8 8V26q0-4 4-4t4 4v14-18q0-4 4-4t4 4v18-14q0-4 4-4t4 4v32q0 8-4 14v10z" fill="#c98f3a"/>\
      <path d="M24 70h23v12H24z" fill="#6b8a4a"/>\
      <path d="M78 82V60q7-8 7-14 0-4-3-4t-7 8V32q0-4-4-4t-4 4v12-14q0-4-4-4t-4 4v14-10q0-4-3-4t-3 4v26q0 8 3 12v10z" fill="#dba552"/>\
      <path d="M56 70h22v12H56z" fill="#7c9c58"/>
      """
    ),
    "seeds": (
      "#e2eee6",
      """
      <rect x="28" y="16" width="44" height="68" rx="3" fill="#f7f1df"/><path d="M28 16h44v10H28z" fill="#6b9a55"/>\
      <path d="M50 72V46M42 72V54M58 72V52" stroke="#5d8a48" stroke-width="2"/>\
      <circle cx="50" cy="42" r="6" fill="#c8443a"/><circle cx="50" cy="42" r="2" fill="#2c2c2c"/>\
      <circle cx="42" cy="51" r="5" fill="#4b6fc0"/><circle cx="42" cy="51" r="1.7" fill="#f3d64e"/>\
      <circle cx="58" cy="49" r="5" fill="#f3d64e"/><circle cx="58" cy="49" r="1.7" fill="#a8662a"/>\
      <path d="M34 74h32" stroke="#b8a987" stroke-width="3"/>
      """
    ),
  ]
}
