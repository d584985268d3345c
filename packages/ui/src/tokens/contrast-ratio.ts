/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Reads `#rrggbb`. */
export function readHex(hex: string): Colour {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** The relative luminance of WCAG 2.2. */
function luminance(colour: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = colour
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** How well two colours part, from 1 to 21 (WCAG 2.2, 1.4.3: text wants 4.5, a control's border 3). */
export function contrastRatio(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
