import { describe, expect, it } from 'vitest'
import { getTranslator } from '../translator/get-translator.ts'
import { getPluralRules } from './get-plural-rules.ts'

const metres = '{count, plural, one {# метр} few {# метра} other {# метров}}'
const texts = { ru: { metres }, kk: { metres: '{count} метр' }, en: { metres: '{count} m' } }

describe('[domain.plural] the Russian forms of ICU messages', () => {
  it.each([
    [1, '1 метр'],
    [2.5, '2,5 метра'],
    [5, '5 метров'],
    [11, '11 метров'],
    [21, '21 метр'],
  ])('are chosen by the rule, for a fraction too: %s', (count, text) => {
    expect(getTranslator(texts, 'ru')('metres', { count })).toBe(text)
  })

  it('are those of counts alone, and of no other language', () => {
    expect(getPluralRules('ru', { type: 'ordinal' }).select(2)).toBe('other')
    expect(getPluralRules('en').select(2)).toBe('other')
    expect(getPluralRules('kk').select(1)).toBe('one')
  })
})
