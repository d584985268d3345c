import { describe, expect, it } from 'vitest'
import { hiddenLinks } from './hidden-links.ts'

const own = {
  FRANCHISE: false,
  HAS_PARTNER: false,
  HIDDEN_MANUFACTURER: false,
  disableBonus: false,
}

describe('hiddenLinks', () => {
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
    '[nav.franchise-hide] [region.franchise] [region.has-partner] [region.hidden-manufacturer] a region with %j is without %j',
    (flags, expected) => {
      expect(hiddenLinks({ ...own, ...flags })).toEqual(expected)
    },
  )
})
