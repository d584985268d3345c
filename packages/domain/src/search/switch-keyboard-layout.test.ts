import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { switchKeyboardLayout } from './switch-keyboard-layout.ts'

describe('switchKeyboardLayout', () => {
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
    expect(switchKeyboardLayout(text)).toBe(expected)
  })

  it('switching twice restores the text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[а-яё ]*[а-яё]$/), (text) => {
        expect(switchKeyboardLayout(switchKeyboardLayout(text))).toBe(text)
      }),
    )
  })
})
