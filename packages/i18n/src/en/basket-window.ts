import type { basketWindow as source } from '../ru/basket-window.ts'
import type { TextsOf } from '../texts-of.ts'

export const basketWindow: TextsOf<typeof source> = {
  title: 'In the basket',
  toBasket: 'Go to the basket',
  goOn: 'Continue shopping',
  add: 'Put into the basket: {name}',
  added: 'Already in the basket: {name}',
  reduced: 'There is not that much: we put in {quantity}.',
}
