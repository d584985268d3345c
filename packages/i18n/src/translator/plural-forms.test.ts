import { pluralize } from '@svetlitsa/domain/text/pluralize'
import { describe, expect, it } from 'vitest'
import { bonusTexts } from '../bonus/bonus-texts.ts'
import { productTexts } from '../product/product-texts.ts'
import { productCardTexts } from '../product-card/product-card-texts.ts'
import { reviewTexts } from '../review/review-texts.ts'
import { subscriptionTexts } from '../subscription/subscription-texts.ts'
import { getTranslator } from './get-translator.ts'

const counts = [
  ...Array.from({ length: 126 }, (_, count) => count),
  200,
  211,
  212,
  221,
  1_000,
  1_001,
  1_002,
  1_011,
  1_111,
  300_000,
  1_000_001,
]
const bonus = ['бонус', 'бонуса', 'бонусов'] as const
const review = ['отзыв', 'отзыва', 'отзывов'] as const

const card = getTranslator(productCardTexts, 'ru')
const product = getTranslator(productTexts, 'ru')

describe('[domain.plural] the texts of the screens', () => {
  it.each([
    ['the reviews of a card', review, (count: number) => card('reviews', { count })],
    [
      'the reviews of a product',
      review,
      (count: number) => getTranslator(reviewTexts, 'ru')('count', { count }),
    ],
    [
      'the bonuses of a product',
      bonus,
      (count: number) => product('bonus', { count, sum: String(count) }),
    ],
    [
      'the balance of bonuses',
      bonus,
      (count: number) => getTranslator(bonusTexts, 'ru')('balance', { count }),
    ],
    [
      'the bonuses of a subscription',
      bonus,
      (amount: number) => getTranslator(subscriptionTexts, 'ru')('title', { amount }),
    ],
  ] as const)('%s follow the rule for every number', (_name, forms, format) => {
    for (const count of counts) {
      const words = format(count).split(/[\s\u00a0]+/)
      expect(words, format(count)).toContain(pluralize(count, forms))
    }
  })
})
