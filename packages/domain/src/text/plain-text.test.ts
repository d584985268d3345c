import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldLetters, isText, normalizeText } from './plain-text.ts'

describe('normalizeText', () => {
  it.each([
    ['a no-break space', 'Анна\u00a0Петрова', 'Анна Петрова'],
    ['a narrow no-break space', '12\u202f990', '12 990'],
    ['a thin and an ideographic space', 'а\u2009б\u3000в', 'а б в'],
    ['an empty Braille cell', 'а\u2800б', 'а б'],
    ['a tab', 'а\tб', 'а б'],
    ['a zero-width space', 'LE\u200bTO', 'LETO'],
    ['joiners of words', 'а\u2060б\u200cв\u200dг', 'абвг'],
    ['a soft hyphen', 'ди\u00adван', 'диван'],
    ['a byte order mark', '\ufeffдиван', 'диван'],
    [
      'marks of direction',
      '\u200eдиван\u200f \u202aпрямой\u202c \u2066серый\u2069',
      'диван прямой серый',
    ],
    ['a Hangul filler', 'диван\u3164', 'диван'],
    ['control characters', 'ди\u0000ва\u0007н\u009f', 'диван'],
    ['a stress mark', 'по\u0301лка, ту\u0300мба', 'полка, тумба'],
    ['a decomposed й', 'угловои\u0306', 'угловой'],
    ['a decomposed ё', 'е\u0308лка', 'ёлка'],
    ['a stressed and decomposed й', 'и\u0301\u0306', 'й'],
    ['a stressed ё', 'ё\u0301лка', 'ёлка'],
    ['a decomposed letter of a neighbour', 'у\u0306', 'ў'],
    ['a composed Latin letter', 'cafe\u0301', 'café'],
    [
      'pictures of several parts',
      'Диван 🛋\ufe0f 👨\u200d👩\u200d👧 👍🏽',
      'Диван 🛋\ufe0f 👨\u200d👩\u200d👧 👍🏽',
    ],
    ['hyphens that look alike', 'Анна\u2011Мария, ЙОД\u201010', 'Анна-Мария, ЙОД-10'],
    ['a dash, which is seen', 'Диван — серый', 'Диван — серый'],
    ['the place of an object', 'Анна\ufffc', 'Анна'],
    ['a stress mark that is one with its letter', 'Пѐтр, ѝ', 'Петр, и'],
    ['lines of a text processor', 'Первая\u000bвторая\u000cтретья', 'Первая\nвторая\nтретья'],
    ['lines', 'Первая\r\nвторая\u2028третья', 'Первая\nвторая\nтретья'],
    ['й and ё', 'Йод, ёж, й, ё', 'Йод, ёж, й, ё'],
    ['half of a character', 'диван\ud83d', 'диван\ufffd'],
    ['nothing', '', ''],
  ])('[text.unseen] reads %s as what is seen', (_, text, expected) => {
    expect(normalizeText(text)).toBe(expected)
  })

  it('[text.unseen] leaves what it returns unchanged', () => {
    const unseen = fc.constantFrom(
      '\u0301',
      '\u0306',
      '\u0308',
      '\u00ad',
      '\u200d',
      '\u00a0',
      'и',
      'е',
    )
    const unit = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      fc.string({ unit: 'binary', maxLength: 3 }),
      unseen,
    )
    fc.assert(
      fc.property(fc.array(unit), (parts) => {
        const once = normalizeText(parts.join(''))
        expect(normalizeText(once)).toBe(once)
      }),
      { numRuns: 500 },
    )
  })
})

describe('isText', () => {
  it.each([
    ['диван', true],
    ['—', true],
    [' 1 ', true],
    ['', false],
    ['  \n', false],
    ['\u200b\u00a0', false],
  ])('[validate.generic] text «%s»: %s', (text, expected) => {
    expect(isText(text)).toBe(expected)
  })
})

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
