import { describe, expect, it } from 'vitest'
import { shouldHideWarrantyLinks } from './list-hidden-links.ts'

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
