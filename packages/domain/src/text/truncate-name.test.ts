import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { truncateName } from './truncate-name.ts'

describe('truncateName', () => {
  it.each([59, 60])('keeps a name of %s characters unchanged', (length) => {
    expect(truncateName('д'.repeat(length))).toBe('д'.repeat(length))
  })

  it('cuts a name of 61 characters to 60 including the ellipsis', () => {
    expect(truncateName('д'.repeat(61))).toBe(`${'д'.repeat(59)}…`)
  })

  it('leaves no space before the ellipsis', () => {
    expect(truncateName(`${'д'.repeat(58)} ${'и'.repeat(20)}`)).toBe(`${'д'.repeat(58)}…`)
  })

  it('does not separate a letter from its combining mark', () => {
    expect(truncateName('й'.normalize('NFD').repeat(61))).toBe(
      `${'й'.normalize('NFD').repeat(59)}…`,
    )
  })

  it('never returns more than 60 characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (name) => {
        expect(truncateName(name).length).toBeLessThanOrEqual(60)
      }),
    )
  })
})
