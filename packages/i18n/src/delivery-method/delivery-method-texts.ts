import type { TextShape } from '../translator/text-shape.ts'

/**
 * Names of the delivery methods for readers of other languages. Readers of Russian see the names
 * that the staff entered.
 */
const ru = {
  pickup: { name: 'Самовывоз', text: 'Из магазина, когда удобно' },
  courier: { name: 'Курьером', text: 'До подъезда, в выбранное время' },
  transport: { name: 'Транспортной компанией', text: 'Комплект груза до вашего города' },
  delayed: { name: 'Позже', text: 'Подержим на складе, день назначите сами' },
} as const

const kk: TextShape<typeof ru> = {
  pickup: { name: 'Өзіңіз алып кету', text: 'Дүкеннен, өзіңізге ыңғайлы уақытта' },
  courier: { name: 'Курьермен', text: 'Кіреберіске дейін, таңдаған уақытта' },
  transport: { name: 'Көлік компаниясымен', text: 'Жүк жинағы қалаңызға дейін' },
  delayed: { name: 'Кейінірек', text: 'Қоймада сақтаймыз, күнін өзіңіз белгілейсіз' },
}

const en: TextShape<typeof ru> = {
  pickup: { name: 'Pick-up', text: 'From a store, when it suits you' },
  courier: { name: 'By courier', text: 'To the entrance, at the time you choose' },
  transport: { name: 'By transport company', text: 'As one set of freight to your city' },
  delayed: { name: 'Later', text: 'We keep it in the warehouse, you name the day' },
}

/** Names of the delivery methods, by language. */
export const deliveryMethodTexts = { ru, kk, en }
