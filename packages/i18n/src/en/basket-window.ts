import type { basketWindow as source } from '../ru/basket-window.ts'
import type { TextsOf } from '../texts-of.ts'

export const basketWindow: TextsOf<typeof source> = {
  title: 'In the basket',
  toBasket: 'Go to the basket',
  goOn: 'Go on shopping',
  together: 'Goes well with it',
  add: 'Put into the basket: {name}',
  added: 'Already in the basket: {name}',
  reduced: 'There is not that much: we put in {quantity}.',
  refused: {
    out_of_stock: 'This piece is gone. Look at another colour or a similar one.',
    offer_unknown: 'The shop no longer has this piece.',
    fraction: 'It is sold in whole pieces only.',
    invalid: 'It could not be put into the basket. Reload the page and try again.',
    not_by_metre: 'It is not sold by the metre.',
  },
}
