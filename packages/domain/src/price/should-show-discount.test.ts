import { describe, expect, it } from 'vitest'
import { shouldShowDiscount } from './should-show-discount.ts'

describe('shouldShowDiscount', () => {
  it.each([
    [1_000, 986, false],
    [1_000, 985, true],
    [1_000, 770, true],
    [1_000, 1_000, false],
    [1_000, 1_500, false],
    [0, 1_000, false],
  ])('[domain.discount] from %s to %s: %s', (old, now, shown) => {
    expect(shouldShowDiscount({ old, new: now })).toBe(shown)
  })
})
