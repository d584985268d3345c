import { describe, expect, it } from 'vitest'
import { needsFreshCode } from './needs-fresh-code.ts'

const now = new Date('2026-11-20T12:00:00.000Z')

describe('needsFreshCode', () => {
  it.each([
    ['2026-11-20T12:00:00.000Z', false],
    ['2026-11-20T11:45:00.001Z', false],
    ['2026-11-20T11:45:00.000Z', true],
    ['2026-11-20T11:44:59.999Z', true],
  ])('confirmed at %s: %s', (confirmedAt, expected) => {
    expect(needsFreshCode(new Date(confirmedAt), now)).toBe(expected)
  })

  it('is true for a user who never confirmed', () => {
    expect(needsFreshCode(null, now)).toBe(true)
  })
})
