type Channels = [red: number, green: number, blue: number]

/** The sand colour of the design, the background of every studio picture. */
export const sand = '#F1EBE1'

/**
 * Returns a colour in more (above 1) or less light; shadows become warmer, highlights are not
 * clipped.
 */
export function applyLight(colour: string, light: number): string {
  const shadow = Math.max(0, 1 - light)
  const warm: Channels = [1 + shadow * 0.03, 1, 1 - shadow * 0.06]
  return toHex(
    toLinear(colour).map((part, index) => compressHighlight(part * light * (warm[index] ?? 1))),
  )
}

/** Mixes two colours in linear light. */
export function mixColours(a: string, b: string, share: number): string {
  const to = toLinear(b)
  return toHex(toLinear(a).map((part, index) => part + ((to[index] ?? part) - part) * share))
}

function compressHighlight(part: number): number {
  return part <= 0.75 ? part : 0.75 + (part - 0.75) / (1 + (part - 0.75) * 2.2)
}

function toLinear(colour: string): number[] {
  return [1, 3, 5].map((index) => {
    const part = Number.parseInt(colour.slice(index, index + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
}

function toHex(linear: readonly number[]): string {
  const parts = linear.map((part) => {
    const value = part <= 0.0031308 ? part * 12.92 : 1.055 * Math.max(0, part) ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
