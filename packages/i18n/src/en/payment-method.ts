import type { paymentMethod as source } from '../ru/payment-method.ts'
import type { TextsOf } from '../texts-of.ts'

export const paymentMethod: TextsOf<typeof source> = {
  card: 'By card online',
  cardLabel: 'Mir, Visa, Mastercard, SBP',
  cardLabelKz: 'Visa, Mastercard',
  deliveryFirst: 'Choose the delivery first',
}
