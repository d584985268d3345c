import { describe, expect, it } from 'vitest'
import { offersSplit } from './offers-split.ts'

describe('offersSplit', () => {
  it.each([
    ['100500', true, true],
    ['100500', false, false],
    ['100500-1', true, false],
  ])(
    '[region.split-available] order %s, region allows: %s → %s',
    (id, splitAvailable, expected) => {
      expect(offersSplit({ id, splitAvailable })).toBe(expected)
    },
  )
})
