import { describe, expect, it } from 'vitest'
import { showsCategorization } from './shows-categorization.ts'

const own = { HAS_PARTNER: false, FRANCHISE: false, OWN_SHOP: 'Y' as const, isOffice: false }

describe('showsCategorization', () => {
  it.each([
    [true, {}, true],
    [false, {}, false],
    [true, { OWN_SHOP: 'N' as const }, false],
    [true, { HAS_PARTNER: true }, false],
    [true, { FRANCHISE: true }, false],
    [true, { isOffice: true }, false],
  ])(
    '[role.employee] [region.own-shop] [region.is-office] hidden blocks %s in a region with %j: %s',
    (showsHiddenBlocks, flags, expected) => {
      expect(showsCategorization({ showsHiddenBlocks }, { ...own, ...flags })).toBe(expected)
    },
  )
})
