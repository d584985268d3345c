import type { paymentMethod as source } from '../ru/payment-method.ts'
import type { TextsOf } from '../texts-of.ts'

export const paymentMethod: TextsOf<typeof source> = {
  card: 'Онлайн картамен',
  cardLabel: 'Мир, Visa, Mastercard, СБП',
  cardLabelKz: 'Visa, Mastercard',
  deliveryFirst: 'Алдымен жеткізуді таңдаңыз',
}
