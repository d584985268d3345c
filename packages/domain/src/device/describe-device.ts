/** Earlier ones are more exact: browsers name those that they descend from, too. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Яндекс Браузер', /YaBrowser\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\/|OPiOS\//],
  ['Edge', /Edg(A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/[\d.]+ .*Safari\//],
]
const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows NT/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

/** The browser and the system that a User-Agent names, for the list of sessions (lk.sessions). */
export function describeDevice(userAgent: string): {
  browser: string | null
  system: string | null
} {
  const findName = (names: typeof browsers) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
  return { browser: findName(browsers), system: findName(systems) }
}
