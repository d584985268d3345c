import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getReprintDays, planTagPages } from './price-print.ts'
import { getTagsPerPage, tagFormatCodes, tagFormats } from './tag-format.ts'

describe('pages of tags', () => {
  const makeTags = (...copies: number[]) => copies.map((count, index) => ({ index, copies: count }))

  describe('planTagPages', () => {
    it.each([
      [[0], 0],
      [[1], 1],
      [[8], 1],
      [[9], 2],
      [[3, 5], 1],
      [[3, 6], 2],
      [[100], 13],
    ])('[retail.price] eight to a sheet: copies %j fill %i sheets', (copies, sheets) => {
      expect(planTagPages(makeTags(...copies), tagFormats.sheet8)).toHaveLength(sheets)
    })

    it('[retail.price] prints every copy once, in order, and fills a page before the next', () => {
      fc.assert(
        fc.property(
          fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 20 }),
          fc.constantFrom(...tagFormatCodes),
          (copies, code) => {
            const format = tagFormats[code]
            const pages = planTagPages(makeTags(...copies), format)
            expect(pages.flat().map(({ index }) => index)).toEqual(
              copies.flatMap((count, index) => Array.from({ length: count }, () => index)),
            )
            for (const page of pages.slice(0, -1)) expect(page).toHaveLength(getTagsPerPage(format))
          },
        ),
      )
    })
  })

  describe('tagFormats', () => {
    it.each(tagFormatCodes)('[retail.price] %s fits on its page', (code) => {
      const { page, tag, columns, rows } = tagFormats[code]
      expect(tag.width * columns).toBeLessThanOrEqual(page.width)
      expect(tag.height * rows).toBeLessThanOrEqual(page.height)
    })

    it('[retail.price] leaves margins of 7 and 8.5 mm around eight tags of 98 × 70 mm', () => {
      const { page, tag, columns, rows } = tagFormats.sheet8
      expect([
        (page.width - tag.width * columns) / 2,
        (page.height - tag.height * rows) / 2,
      ]).toEqual([7, 8.5])
    })
  })
})

describe('getReprintDays', () => {
  const days = { validFrom: '2026-11-01', validTo: '2026-11-20' }

  it.each([
    ['2026-10-31', days],
    ['2026-11-19', days],
    ['2026-11-20', days],
    ['2026-11-21', null],
  ])('[retail.price] on %s a tag of 1 to 20 November has %j', (today, expected) => {
    expect(getReprintDays(days, today)).toEqual(expected)
  })

  it('[retail.price] a tag without dates stays without', () => {
    expect(getReprintDays({ validFrom: null, validTo: null }, '2026-11-20')).toBeNull()
  })
})
