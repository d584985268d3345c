import type { card as source } from '../ru/card.ts'
import type { TextsOf } from '../texts-of.ts'

export const card: TextsOf<typeof source> = {
  price: 'Price',
  oldPrice: 'Former price',
  score: 'Score',
  reviews: '{count, plural, one {# review} other {# reviews}}',
  noReviews: 'no reviews',
  colour: 'Colour',
  moreColours: '{n} more',
  absent: 'Out of stock',
  toBasket: 'To the basket',
  adding: 'Adding',
  inBasket: 'In the basket',
  toBasketOf: 'To the basket: {name}',
  more: 'More',
  previous: 'Back',
  next: 'Forward',
  pause: 'Pause',
  play: 'Go on',
}
