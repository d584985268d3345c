import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyboardLayout } from './keyboard-layout.ts'

describe('keyboardLayout', () => {
  it.each([
    ['lbdfy', 'диван'],
    ['Cnek', 'Стул'],
    ['ghtlkj;tybt', 'предложение'],
    ['`krf 120', 'ёлка 120'],
    ['шлуф', 'ikea'],
    ['диван', 'lbdfy'],
    ['', ''],
    ['120', '120'],
  ])('of «%s» is «%s»', (text, expected) => {
    expect(keyboardLayout(text)).toBe(expected)
  })

  it('comes back when it is changed twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[а-яё ]*[а-яё]$/), (text) => {
        expect(keyboardLayout(keyboardLayout(text))).toBe(text)
      }),
    )
  })
})
