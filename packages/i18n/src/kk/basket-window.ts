import type { basketWindow as source } from '../ru/basket-window.ts'
import type { TextsOf } from '../texts-of.ts'

export const basketWindow: TextsOf<typeof source> = {
  title: 'Себетте',
  toBasket: 'Себетке өту',
  goOn: 'Сатып алуды жалғастыру',
  add: 'Себетке салу: {name}',
  added: 'Себетте тұр: {name}',
  reduced: 'Мұнша жоқ: {quantity} салдық.',
}
