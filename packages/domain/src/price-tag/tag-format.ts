/** Where price tags are cut from: a sheet of A4 with several, or a roll with one to a page. */
export type TagFormatCode = 'sheet4' | 'sheet8' | 'sheet21' | 'label58' | 'label100'

/** Lengths in millimetres. What the tags leave of the page is its margin, the same on both sides. */
export type TagFormat = {
  page: { width: number; height: number }
  tag: { width: number; height: number }
  columns: number
  rows: number
  /** Letters and margins in proportion to those of a tag of 98 × 70. */
  letters: number
  /** The width of the thinnest bar; a label printer has dots of an eighth of a millimetre. */
  bar: number
  /** The side of the QR code with the light around it. */
  qr: number
}

const a4 = { width: 210, height: 297 }
const label58 = { width: 58, height: 40 }
const label100 = { width: 100, height: 70 }

const large = { letters: 1.4, bar: 0.375, qr: 32 }
const medium = { letters: 1, bar: 0.375, qr: 26 }
const small = { letters: 0.72, bar: 0.25, qr: 17 }

/** The sizes of price tags (retail.price). */
export const tagFormats: Readonly<Record<TagFormatCode, TagFormat>> = {
  sheet4: { page: a4, tag: { width: 98, height: 140 }, columns: 2, rows: 2, ...large },
  sheet8: { page: a4, tag: { width: 98, height: 70 }, columns: 2, rows: 4, ...medium },
  sheet21: { page: a4, tag: { width: 64, height: 40 }, columns: 3, rows: 7, ...small },
  label100: { page: label100, tag: label100, columns: 1, rows: 1, ...medium },
  label58: { page: label58, tag: label58, columns: 1, rows: 1, ...small },
}

export const tagFormatCodes = Object.keys(tagFormats) as TagFormatCode[]

/** Returns how many tags one page holds. */
export function getTagsPerPage({ columns, rows }: TagFormat): number {
  return columns * rows
}

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
