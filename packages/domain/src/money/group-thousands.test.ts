import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupThousands } from './group-thousands.ts'

describe('groupThousands', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1\u00a0000'],
    [99_999, '99\u00a0999'],
    [1_284_500, '1\u00a0284\u00a0500'],
    [-1_950, '−1\u00a0950'],
  ])('[domain.price] formats %s as «%s»', (amount, expected) => {
    expect(groupThousands(amount)).toBe(expected)
  })

  it('[domain.price] keeps every digit and produces groups of three', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (amount) => {
        const groups = groupThousands(amount).split('\u00a0')
        expect(groups.join('')).toBe(String(amount))
        expect(groups.slice(1).every((group) => group.length === 3)).toBe(true)
      }),
    )
  })
})
