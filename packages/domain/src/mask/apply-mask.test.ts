import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyMask } from './apply-mask.ts'

describe('applyMask', () => {
  it.each([
    ['12a34', '##-##', '12-34'],
    ['12', '##-##', '12'],
    ['123', '##-##', '12-3'],
    ['12345', '##-##', '12-34'],
    ['12-', '##-##', '12-'],
    ['', '##-##', ''],
    ['а1-ю', 'XXX', 'а1ю'],
    ['1д2и', 'SS', 'ди'],
    ['диВан', 'AAAAA', 'ДИВАН'],
    ['ДИван', 'aaaaa', 'диван'],
    ['у123кк77', 'A###AA ##', 'У123КК 77'],
    ['5', '!##', '#5'],
    ['қ', 'A', 'Қ'],
  ])('[validate.mask] formats «%s» with «%s» as «%s»', (text, mask, expected) => {
    expect(applyMask(text, mask)).toBe(expected)
  })

  it('[validate.mask] drops a letter in place of a digit, and vice versa', () => {
    expect(applyMask('a', '#')).toBe('')
    expect(applyMask('1', 'S')).toBe('')
    expect(applyMask('-', 'X')).toBe('')
  })

  it('[validate.mask] leaves already masked text unchanged', () => {
    const mask = fc.constantFrom('##.##.####', 'XXXX-XXXX', '+7 (###) ###-##-##', 'A## aa')
    fc.assert(
      fc.property(fc.string(), mask, (text, anyMask) => {
        const once = applyMask(text, anyMask)
        expect(applyMask(once, anyMask)).toBe(once)
        expect(once.length).toBeLessThanOrEqual(anyMask.length)
      }),
    )
  })
})
