import type { delivery as source } from '../ru/delivery.ts'
import type { TextsOf } from '../texts-of.ts'

export const delivery: TextsOf<typeof source> = {
  today: 'Бүгін алып кетіңіз',
  pickupFrom: '{day} бастап алуға болады',
  courier: 'Курьермен {day}',
  courierWide: 'Курьермен {day}, уақытын рәсімдегенде таңдайсыз',
  transport: 'Көлік компаниясымен, {day} жібереміз',
  unknown: 'Мерзімін тапсырыстан кейін нақтылаймыз',
}
