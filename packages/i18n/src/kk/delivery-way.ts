import type { deliveryWay as source } from '../ru/delivery-way.ts'
import type { TextsOf } from '../texts-of.ts'

export const deliveryWay: TextsOf<typeof source> = {
  pickup: { name: 'Өзіңіз алып кету', text: 'Дүкеннен, өзіңізге ыңғайлы уақытта' },
  courier: { name: 'Курьермен', text: 'Кіреберіске дейін, таңдаған уақытта' },
  transport: { name: 'Көлік компаниясымен', text: 'Жүк жинағы қалаңызға дейін' },
  delayed: { name: 'Кейінірек', text: 'Күнін бөлек келісеміз' },
}
