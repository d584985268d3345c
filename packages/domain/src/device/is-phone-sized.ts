const phoneSide = 600

/** Returns whether a screen is phone-sized: its smaller side is at most 600 px (device.detect). */
export function isPhoneSized(widthPx: number, heightPx: number): boolean {
  return Math.min(widthPx, heightPx) <= phoneSide
}
