import { describe, expect, it } from 'vitest'
import { hidesWarrantyLinks } from './hides-warranty-links.ts'

describe('hidesWarrantyLinks', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('[nav.franchise-hide] franchise: %s, partner: %s → %s', (FRANCHISE, HAS_PARTNER, expected) => {
    expect(hidesWarrantyLinks({ FRANCHISE, HAS_PARTNER })).toBe(expected)
  })
})
