import { describe, expect, it } from 'vitest'
import { likelyWord } from './likely-word.ts'

const known = ['диван', 'диваны', 'кровать', 'стул', 'стол', 'пуф', 'стеллаж', 'прикроватная'].map(
  (word, at) => ({ word, uses: word === 'стол' ? 100 : 10 + at }),
)

describe('likelyWord', () => {
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
  ])('takes «%s» for «%s»', (typed, expected) => {
    expect(likelyWord(typed, known)?.word ?? null).toBe(expected)
  })

  it('forgives one slip in five letters and two in six', () => {
    expect(likelyWord('двван', known)?.word).toBe('диван')
    expect(likelyWord('двввн', known)).toBeNull()
    expect(likelyWord('девоны', known)?.word).toBe('диваны')
    expect(likelyWord('девона', known)).toBeNull()
  })
})
