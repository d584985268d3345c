import { describe, expect, it } from 'vitest'
import {
  canSeeCategorization,
  canSeeStack,
  getSeason,
  listHiddenLinks,
  shouldHideWarrantyLinks,
} from './region-flags.ts'

describe('getSeason', () => {
  const calm = { BlackFriday: false, cyberMonday: false, newYearSale: false }

  it.each([
    [{}, null],
    [{ BlackFriday: true }, 'black-friday'],
    [{ cyberMonday: true }, 'cyber-monday'],
    [{ newYearSale: true }, 'new-year'],
    [{ BlackFriday: true, newYearSale: true }, 'black-friday'],
    [{ BlackFriday: true, cyberMonday: true, newYearSale: true }, 'cyber-monday'],
  ])(
    '[region.black-friday] [region.cyber-monday] [region.new-year-sale] of %j is %s',
    (flags, expected) => {
      expect(getSeason({ ...calm, ...flags })).toBe(expected)
    },
  )
})

describe('listHiddenLinks', () => {
  const localRegion = {
    FRANCHISE: false,
    HAS_PARTNER: false,
    HIDDEN_MANUFACTURER: false,
    disableBonus: false,
  }

  it.each([
    [{}, []],
    [{ FRANCHISE: true }, ['guaranty']],
    [{ HAS_PARTNER: true }, ['guaranty']],
    [{ disableBonus: true }, ['bonusProgram']],
    [{ HIDDEN_MANUFACTURER: true }, ['manufacturers']],
    [
      { FRANCHISE: true, HIDDEN_MANUFACTURER: true, disableBonus: true },
      ['guaranty', 'bonusProgram', 'manufacturers'],
    ],
  ])(
    '[nav.franchise-hide] [region.franchise] [region.has-partner] [region.hidden-manufacturer] a region with %j hides %j',
    (flags, expected) => {
      expect(listHiddenLinks({ ...localRegion, ...flags })).toEqual(expected)
    },
  )
})

describe('shouldHideWarrantyLinks', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('[nav.franchise-hide] franchise: %s, partner: %s → %s', (FRANCHISE, HAS_PARTNER, expected) => {
    expect(shouldHideWarrantyLinks({ FRANCHISE, HAS_PARTNER })).toBe(expected)
  })
})

describe('canSeeCategorization', () => {
  const localRegion = {
    HAS_PARTNER: false,
    FRANCHISE: false,
    OWN_SHOP: 'Y' as const,
    isOffice: false,
  }

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

describe('canSeeStack', () => {
  it.each([
    [true, 'N', true],
    [true, 'Y', false],
    [false, 'N', false],
    [false, 'Y', false],
  ] as const)(
    '[error.page] [region.own-shop] hidden blocks %s, own shop %s: the stack trace is shown %s',
    (showsHiddenBlocks, OWN_SHOP, expected) => {
      expect(canSeeStack({ showsHiddenBlocks, OWN_SHOP })).toBe(expected)
    },
  )
})
