import { describe, expect, it } from 'vitest'
import { findLikelyWord } from './find-likely-word.ts'

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

describe('findLikelyWord', () => {
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
