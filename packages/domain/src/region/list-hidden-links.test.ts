import { describe, expect, it } from 'vitest'
import { listHiddenLinks } from './list-hidden-links.ts'

const localRegion = {
  FRANCHISE: false,
  HAS_PARTNER: false,
  HIDDEN_MANUFACTURER: false,
  disableBonus: false,
}

describe('listHiddenLinks', () => {
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
