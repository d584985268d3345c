import { describe, expect, it } from 'vitest'
import { slug } from '../text/slug.ts'
import { isSameSound } from './is-same-sound.ts'
import { latinSounds } from './latin-sounds.ts'

describe('latinSounds', () => {
  it.each([
    ['divan', 'диван'],
    ['kreslo', 'кресло'],
    ['shkaf', 'шкаф'],
    ['stulya', 'стуля'],
    ['uglovoy', 'угловой'],
    ['seryy', 'серый'],
    ['yaschik', 'ящик'],
    ['tsvet', 'цвет'],
    ['centr', 'центр'],
    ['comod', 'комод'],
    ["krovat'", 'кровать'],
    ['диван', ''],
    ['p-1', ''],
    ['', ''],
  ])('of «%s» is «%s»', (word, expected) => {
    expect(latinSounds(word)).toBe(expected)
  })

  it.each([
    'кровать',
    'двуспальная',
    'стеллаж',
    'угловой',
    'обеденный',
    'ящик',
    'съёмный',
    'этажерка',
    'журнальный',
    'белые',
  ])('«%s» is heard in its own Latin spelling', (word) => {
    expect(isSameSound(latinSounds(slug(word)), word)).toBe(true)
  })
})
