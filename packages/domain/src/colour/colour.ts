/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Parses a colour written as #rrggbb. */
export function parseColour(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/**
 * The contrast of two colours, written as #rrggbb, from 1 to 21 (WCAG 2.2: text needs 4.5, the border
 * of a control 3).
 */
export function getContrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [getLuminance(first), getLuminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function getLuminance(colour: string): number {
  const [red, green, blue] = parseColour(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
