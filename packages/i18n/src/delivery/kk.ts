import type { TextShape } from '../translator/text-shape.ts'
import type { delivery as source } from './ru.ts'

export const delivery: TextShape<typeof source> = {
  today: 'Бүгін алып кетіңіз',
  pickupFrom: '{day} бастап алуға болады',
  courier: 'Курьермен {day}',
  courierWide: 'Курьермен {day}, уақытын рәсімдегенде таңдайсыз',
  transport: 'Көлік компаниясымен, {day} жібереміз',
  unknown: 'Мерзімін тапсырыстан кейін нақтылаймыз',
}
