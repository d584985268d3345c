import type { card as source } from '../ru/card.ts'
import type { TextsOf } from '../texts-of.ts'

export const card: TextsOf<typeof source> = {
  price: 'Бағасы',
  oldPrice: 'Бұрынғы бағасы',
  score: 'Бағалау',
  reviews: '{count, plural, other {# пікір}}',
  noReviews: 'пікір жоқ',
  colour: 'Түсі',
  moreColours: 'Тағы {n}',
  absent: 'Қолда жоқ',
  toBasket: 'Себетке',
  adding: 'Салып жатырмыз',
  inBasket: 'Себетте',
  toBasketOf: 'Себетке: {name}',
  more: 'Толығырақ',
  previous: 'Артқа',
  next: 'Алға',
  pause: 'Тоқтату',
  play: 'Әрі қарай парақтау',
}
