import { describe, expect, it } from 'vitest'
import { foldLetters } from './fold-letters.ts'

describe('foldLetters', () => {
  it.each([
    ['Орёл', 'орел'],
    ['  Королёв ', 'королев'],
    ['ЁЛКА', 'елка'],
    ['Алматы', 'алматы'],
    ['по\u0301лка', 'полка'],
    ['ТУ\u0301МБА', 'тумба'],
    ['е\u0308лка', 'елка'],
    ['угловой', 'угловой'],
    ['углово\u0438\u0306', 'угловой'],
    ['сѐрѝй', 'серий'],
    ['\ufeffди\u00adван\u00a0серый\u200b', 'диван серый'],
    ['', ''],
  ])('%j is folded to %j', (text, expected) => {
    expect(foldLetters(text)).toBe(expected)
  })
})
