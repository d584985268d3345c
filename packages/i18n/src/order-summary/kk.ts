import type { TextShape } from '../translator/text-shape.ts'
import type { orderSummary as source } from './ru.ts'

export const orderSummary: TextShape<typeof source> = {
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
