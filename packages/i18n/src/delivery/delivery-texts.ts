import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  today: 'Заберите сегодня',
  pickupFrom: 'Забрать с {day}',
  courier: 'Курьером {day}',
  courierWide: 'Курьером {day}, время выберете при оформлении',
  transport: 'Транспортной компанией, отправим {day}',
  unknown: 'Срок уточним после заказа',
} as const

const kk: TextShape<typeof ru> = {
  today: 'Бүгін алып кетіңіз',
  pickupFrom: '{day} бастап алуға болады',
  courier: 'Курьермен {day}',
  courierWide: 'Курьермен {day}, уақытын рәсімдегенде таңдайсыз',
  transport: 'Көлік компаниясымен, {day} жібереміз',
  unknown: 'Мерзімін тапсырыстан кейін нақтылаймыз',
}

const en: TextShape<typeof ru> = {
  today: 'Pick up today',
  pickupFrom: 'Pick up from {day}',
  courier: 'By courier on {day}',
  courierWide: 'By courier on {day}, choose the hours at checkout',
  transport: 'By transport company, sent on {day}',
  unknown: 'We will tell you the date after the order',
}

/** API texts about delivery dates, by language. */
export const deliveryTexts = { ru, kk, en }
