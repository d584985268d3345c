import { describe, expect, it } from 'vitest'
import { canOfferSplit } from './can-offer-split.ts'

describe('canOfferSplit', () => {
  it.each([
    ['100500', true, true],
    ['100500', false, false],
    ['100500-1', true, false],
  ])(
    '[region.split-available] order %s, region allows: %s → %s',
    (id, splitAvailable, expected) => {
      expect(canOfferSplit({ id, splitAvailable })).toBe(expected)
    },
  )
})
