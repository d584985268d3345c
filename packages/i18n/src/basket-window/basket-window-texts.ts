import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'В корзине',
  toBasket: 'Перейти в корзину',
  goOn: 'Продолжить покупки',
  add: 'Положить в корзину: {name}',
  added: 'Уже в корзине: {name}',
  reduced: 'Столько нет: положили {quantity}.',
  reducedLength: 'Столько нет: отрежем {quantity, number} м.',
  length: 'Длина {length, number} м',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Себетте',
  toBasket: 'Себетке өту',
  goOn: 'Сатып алуды жалғастыру',
  add: 'Себетке салу: {name}',
  added: 'Себетте тұр: {name}',
  reduced: 'Мұнша жоқ: {quantity} салдық.',
  reducedLength: 'Мұнша жоқ: {quantity, number} м кесеміз.',
  length: 'Ұзындығы {length, number} м',
}

const en: TextShape<typeof ru> = {
  title: 'In the cart',
  toBasket: 'Go to the cart',
  goOn: 'Continue shopping',
  add: 'Add to cart: {name}',
  added: 'Already in the cart: {name}',
  reduced: 'There is not that much: we put in {quantity}.',
  reducedLength: 'There is not that much: we cut {quantity, number} m.',
  length: 'Length {length, number} m',
}

/** Texts of the window that opens after an item is added to the basket, by language. */
export const basketWindowTexts = { ru, kk, en }
