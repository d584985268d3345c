import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutName } from './cut-name.ts'

describe('cutName', () => {
  it.each([59, 60])('leaves a name of %s characters whole', (length) => {
    expect(cutName('д'.repeat(length))).toBe('д'.repeat(length))
  })

  it('cuts a name of 61 characters to 60 with the ellipsis', () => {
    expect(cutName('д'.repeat(61))).toBe(`${'д'.repeat(59)}…`)
  })

  it('leaves no space before the ellipsis', () => {
    expect(cutName(`${'д'.repeat(58)} ${'и'.repeat(20)}`)).toBe(`${'д'.repeat(58)}…`)
  })

  it('does not tear a letter and its mark apart', () => {
    expect(cutName('й'.normalize('NFD').repeat(61))).toBe(`${'й'.normalize('NFD').repeat(59)}…`)
  })

  it('never shows more than 60 characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (name) => {
        expect(cutName(name).length).toBeLessThanOrEqual(60)
      }),
    )
  })
})
