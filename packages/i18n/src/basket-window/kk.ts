import type { TextShape } from '../translator/text-shape.ts'
import type { basketWindow as source } from './ru.ts'

export const basketWindow: TextShape<typeof source> = {
  title: 'Себетте',
  toBasket: 'Себетке өту',
  goOn: 'Сатып алуды жалғастыру',
  add: 'Себетке салу: {name}',
  added: 'Себетте тұр: {name}',
  reduced: 'Мұнша жоқ: {quantity} салдық.',
  reducedLength: 'Мұнша жоқ: {quantity, number} м кесеміз.',
  length: 'Ұзындығы {length, number} м',
}
