import type { TextShape } from '../translator/text-shape.ts'

const ru = {
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

const kk: TextShape<typeof ru> = {
  title: 'Тапсырысыңыз',
  goods: 'Тауарлар, {count, number} дана',
  discount: 'Жеңілдік',
  coupon: 'Промокод',
  bonus: 'Бонустар',
  delivery: 'Жеткізу',
  services: 'Қызметтер',
  total: 'Барлығы',
  paid: 'Төленді',
  due: 'Төлеуге',
  pieces: '× {count, number}',
  metres: '{count, number} м',
}

const en: TextShape<typeof ru> = {
  title: 'Your order',
  goods: 'Goods, {count, number}',
  discount: 'Discount',
  coupon: 'Promo code',
  bonus: 'Bonuses',
  delivery: 'Delivery',
  services: 'Services',
  total: 'Total',
  paid: 'Paid',
  due: 'To pay',
  pieces: '× {count, number}',
  metres: '{count, number} m',
}

/** Texts of the sums of a basket or an order, by language. */
export const orderSummaryTexts = { ru, kk, en }
