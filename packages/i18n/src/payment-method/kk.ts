import type { TextShape } from '../translator/text-shape.ts'
import type { paymentMethod as source } from './ru.ts'

export const paymentMethod: TextShape<typeof source> = {
  card: 'Онлайн картамен',
  cardLabel: 'Мир, Visa, Mastercard, СБП',
  cardLabelKz: 'Visa, Mastercard',
  yandexPay: 'Яндекс Пэй',
  yandexPayLabel: 'Яндекстегі картамен немесе бөліп',
  kaspi: 'Kaspi QR',
  kaspiLabel: 'Kaspi.kz қосымшасына арналған код',
  certificate: 'Сыйлық сертификатымен',
  certificateLabel: 'Соманы толық немесе бөліп',
  deliveryFirst: 'Алдымен жеткізуді таңдаңыз',
}
