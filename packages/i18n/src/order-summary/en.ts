import type { TextShape } from '../translator/text-shape.ts'
import type { orderSummary as source } from './ru.ts'

export const orderSummary: TextShape<typeof source> = {
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
