import { describe, expect, it } from 'vitest'
import { canSeeCategorization } from './can-see-categorization.ts'

const localRegion = {
  HAS_PARTNER: false,
  FRANCHISE: false,
  OWN_SHOP: 'Y' as const,
  isOffice: false,
}

describe('canSeeCategorization', () => {
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
      expect(canSeeCategorization({ showsHiddenBlocks }, { ...localRegion, ...flags })).toBe(
        expected,
      )
    },
  )
})
