import type { TextShape } from '../translator/text-shape.ts'
import type { basketWindow as source } from './ru.ts'

export const basketWindow: TextShape<typeof source> = {
  title: 'In the cart',
  toBasket: 'Go to the cart',
  goOn: 'Continue shopping',
  add: 'Add to cart: {name}',
  added: 'Already in the cart: {name}',
  reduced: 'There is not that much: we put in {quantity}.',
  reducedLength: 'There is not that much: we cut {quantity, number} m.',
  length: 'Length {length, number} m',
}
