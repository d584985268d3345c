export const orderSummary = {
  title: 'Ваш заказ',
  goods: 'Товары, {count, number} шт.',
  discount: 'Скидка',
  coupon: 'Промокод',
  bonus: 'Бонусы',
  delivery: 'Доставка',
  services: 'Услуги',
  total: 'Итого',
  paid: 'Оплачено',
  due: 'К оплате',
  pieces: '× {count, number}',
  metres: '{count, number} м',
} as const
