import { expect, it } from 'vitest'
import { hiddenPages } from './hidden-pages.ts'

const own = {
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
  '[bonus.disabled] [nav.franchise-hide] [region.hidden-manufacturer] where %j holds, lists of pages are without %j',
  (flags, expected) => {
    expect([...hiddenPages({ ...own, ...flags })]).toEqual(expected)
  },
)
