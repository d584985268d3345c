import { describe, expect, it } from 'vitest'
import { getBarcodeRoom, tagFormatCodes, tagFormats } from './tag-format.ts'

/** 95 bars and spaces, and light of 11 before and 7 after them. */
const EAN_13 = 113

describe('getBarcodeRoom', () => {
  it.each(tagFormatCodes)('[retail.barcode] %s has room for an EAN-13', (code) => {
    expect(getBarcodeRoom(tagFormats[code])).toBeGreaterThanOrEqual(EAN_13)
  })

  it('[retail.barcode] the smallest label has 35.24 mm, which are 140 bars of 0.25 mm', () => {
    expect(getBarcodeRoom(tagFormats.label58)).toBe(140)
  })

  it.each(tagFormatCodes)('[retail.barcode] the bars of %s are whole dots of 203 dpi', (code) => {
    const dots = tagFormats[code].bar / 0.125
    expect(dots).toBe(Math.round(dots))
    expect(dots).toBeGreaterThanOrEqual(2)
  })
})
