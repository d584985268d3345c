import type { TextShape } from '../translator/text-shape.ts'
import type { basketWindow as source } from './ru.ts'

export const basketWindow: TextShape<typeof source> = {
  title: 'In the basket',
  toBasket: 'Go to the basket',
  goOn: 'Continue shopping',
  add: 'Put into the basket: {name}',
  added: 'Already in the basket: {name}',
  reduced: 'There is not that much: we put in {quantity}.',
}
