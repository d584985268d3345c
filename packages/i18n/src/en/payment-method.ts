import type { paymentMethod as source } from '../ru/payment-method.ts'
import type { TextsOf } from '../texts-of.ts'

export const paymentMethod: TextsOf<typeof source> = {
  card: 'By card online',
  cardLabel: 'Mir, Visa, Mastercard, SBP',
  cardLabelKz: 'Visa, Mastercard',
  yandexPay: 'Yandex Pay',
  yandexPayLabel: 'By a card kept in Yandex, or in parts',
  kaspi: 'Kaspi QR',
  kaspiLabel: 'A code for the Kaspi.kz app',
  deliveryFirst: 'Choose the delivery first',
}
