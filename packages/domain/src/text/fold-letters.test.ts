import { describe, expect, it } from 'vitest'
import { foldLetters } from './fold-letters.ts'

describe('foldLetters', () => {
  it.each([
    ['Орёл', 'орел'],
    ['  Королёв ', 'королев'],
    ['ЁЛКА', 'елка'],
    ['Алматы', 'алматы'],
    ['', ''],
  ])('%j is folded to %j', (text, expected) => {
    expect(foldLetters(text)).toBe(expected)
  })
})
