import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateEditDistance, findLikelyWord, isSameSound } from './likely-word.ts'

describe('findLikelyWord', () => {
  const dictionary = [
    'диван',
    'диваны',
    'кровать',
    'стул',
    'стол',
    'пуф',
    'стеллаж',
    'прикроватная',
  ].map((word, index) => ({ word, uses: word === 'стол' ? 100 : 10 + index }))

  it.each([
    ['дивон', 'диван'],
    ['кравать', 'кровать'],
    ['крвоать', 'кровать'],
    ['стелаш', 'стеллаж'],
    ['прекроватноя', 'прикроватная'],
    ['стлу', 'стул'],
    ['стл', 'стол'],
    ['туф', null],
    ['пу', null],
    ['холодильник', null],
    ['', null],
  ])('corrects «%s» to «%s»', (typed, expected) => {
    expect(findLikelyWord(typed, dictionary)?.word ?? null).toBe(expected)
  })

  it('allows one edit in five letters and two in six', () => {
    expect(findLikelyWord('двван', dictionary)?.word).toBe('диван')
    expect(findLikelyWord('двввн', dictionary)).toBeNull()
    expect(findLikelyWord('девоны', dictionary)?.word).toBe('диваны')
    expect(findLikelyWord('девона', dictionary)).toBeNull()
  })
})

describe('calculateEditDistance', () => {
  it.each([
    ['диван', 'диван', 0],
    ['дивон', 'диван', 1],
    ['дван', 'диван', 1],
    ['дииван', 'диван', 1],
    ['стлу', 'стул', 1],
    ['стелаш', 'стеллаж', 2],
    ['', 'пуф', 3],
    ['шкаф', 'комод', 4],
    ['кровать', 'кресло-кровать', 4],
  ])('from «%s» to «%s» is %i, with 4 standing for more than 3', (first, second, expected) => {
    expect(calculateEditDistance(first, second, 3)).toBe(expected)
  })

  it('is symmetric, and zero only for equal words', () => {
    const word = fc.stringMatching(/^[а-г]{0,6}$/)
    fc.assert(
      fc.property(word, word, (first, second) => {
        const distance = calculateEditDistance(first, second, 9)
        expect(calculateEditDistance(second, first, 9)).toBe(distance)
        expect(distance === 0).toBe(first === second)
      }),
    )
  })
})

describe('isSameSound', () => {
  it.each([
    ['двуспалная', 'двуспальная', true],
    ['стеллаж', 'стелаж', true],
    ['екран', 'экран', true],
    ['яшик', 'ящик', true],
    ['стол', 'стул', false],
    ['пуф', 'туф', false],
  ])('«%s» and «%s»: %s', (first, second, expected) => {
    expect(isSameSound(first, second)).toBe(expected)
  })
})
