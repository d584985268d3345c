import type { TagFormat } from './tag-format.ts'

/** Two dots of a printer with 203 dots to an inch; handheld scanners miss thinner bars (retail.barcode). */
const MIN_BAR_MM = 0.25
/** The margin of a tag on each side, where its letters have the size of those of a tag of 98 × 70. */
export const TAG_MARGIN_MM = 4

/**
 * Returns how many bars and spaces of the least width, with the light around them, fit beside the QR
 * code of a tag. A longer code is printed as text (retail.barcode).
 */
export function getBarcodeRoom({ tag, letters, qr }: TagFormat): number {
  return Math.floor((tag.width - 2 * TAG_MARGIN_MM * letters - qr) / MIN_BAR_MM)
}
