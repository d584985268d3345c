type Channels = [red: number, green: number, blue: number]

/** Sand of the design notes: every studio picture ends in it. */
export const sand = '#F1EBE1'

/** A colour under more (above 1) or less light; shadows turn warm, highlights do not burn out. */
export function lit(colour: string, light: number): string {
  const shadow = Math.max(0, 1 - light)
  const warm: Channels = [1 + shadow * 0.03, 1, 1 - shadow * 0.06]
  return toHex(toLinear(colour).map((part, at) => shoulder(part * light * (warm[at] ?? 1))))
}

/** A colour on its way to another, in light as the eye adds it. */
export function mixed(a: string, b: string, share: number): string {
  const to = toLinear(b)
  return toHex(toLinear(a).map((part, at) => part + ((to[at] ?? part) - part) * share))
}

function shoulder(part: number): number {
  return part <= 0.75 ? part : 0.75 + (part - 0.75) / (1 + (part - 0.75) * 2.2)
}

function toLinear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
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
