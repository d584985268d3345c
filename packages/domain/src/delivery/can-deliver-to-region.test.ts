import { expect, it } from 'vitest'
import { canDeliverToRegion } from './can-deliver-to-region.ts'

it.each([
  ['courier', 'ТК', false],
  ['transport', 'ТК', true],
  ['pickup', 'ТК', true],
  ['courier', '', true],
  ['courier', null, true],
] as const)(
  '[region.region-type] %s in a region of type «%s»: %s',
  (kind, regionType, expected) => {
    expect(canDeliverToRegion(kind, { regionType })).toBe(expected)
  },
)
