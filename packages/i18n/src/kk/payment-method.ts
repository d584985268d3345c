import type { paymentMethod as source } from '../ru/payment-method.ts'
import type { TextsOf } from '../texts-of.ts'

export const paymentMethod: TextsOf<typeof source> = {
  card: 'Онлайн картамен',
  cardLabel: 'Мир, Visa, Mastercard, СБП',
  cardLabelKz: 'Visa, Mastercard',
  yandexPay: 'Яндекс Пэй',
  yandexPayLabel: 'Яндекстегі картамен немесе бөліп',
  kaspi: 'Kaspi QR',
  kaspiLabel: 'Kaspi.kz қосымшасына арналған код',
  deliveryFirst: 'Алдымен жеткізуді таңдаңыз',
}
