import type { WordForms } from './plural.ts'

/** The nouns counted on the shop's screens (storefront §9). */
export const wordForms = {
  bonus: ['бонус', 'бонуса', 'бонусов'],
  review: ['отзыв', 'отзыва', 'отзывов'],
  colour: ['цвет', 'цвета', 'цветов'],
  product: ['товар', 'товара', 'товаров'],
} as const satisfies Record<string, WordForms>
