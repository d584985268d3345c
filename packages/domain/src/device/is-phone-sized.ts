const phoneSide = 600

/** A screen is phone-sized when its smaller side is 600 px or less (storefront §9). */
export function isPhoneSized(widthPx: number, heightPx: number): boolean {
  return Math.min(widthPx, heightPx) <= phoneSide
}
