import { expect, it } from 'vitest'
import { getHiddenPages } from './get-hidden-pages.ts'

const region = {
  FRANCHISE: false,
  HAS_PARTNER: false,
  HIDDEN_MANUFACTURER: false,
  disableBonus: false,
}

it.each([
  [{}, []],
  [{ disableBonus: true }, ['bonus-program']],
  [{ HAS_PARTNER: true }, ['guaranty']],
  [{ FRANCHISE: true, HIDDEN_MANUFACTURER: true }, ['guaranty', 'manufacturers']],
])(
  '[bonus.disabled] [nav.franchise-hide] [region.hidden-manufacturer] where %j holds, page lists omit %j',
  (flags, expected) => {
    expect([...getHiddenPages({ ...region, ...flags })]).toEqual(expected)
  },
)
