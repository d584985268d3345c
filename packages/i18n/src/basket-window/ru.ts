export const basketWindow = {
  title: 'В корзине',
  toBasket: 'Перейти в корзину',
  goOn: 'Продолжить покупки',
  add: 'Положить в корзину: {name}',
  added: 'Уже в корзине: {name}',
  reduced: 'Столько нет: положили {quantity}.',
  reducedLength: 'Столько нет: отрежем {quantity, number} м.',
  length: 'Длина {length, number} м',
} as const
