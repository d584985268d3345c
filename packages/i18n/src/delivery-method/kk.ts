import type { TextShape } from '../translator/text-shape.ts'
import type { deliveryMethod as source } from './ru.ts'

export const deliveryMethod: TextShape<typeof source> = {
  pickup: { name: 'Өзіңіз алып кету', text: 'Дүкеннен, өзіңізге ыңғайлы уақытта' },
  courier: { name: 'Курьермен', text: 'Кіреберіске дейін, таңдаған уақытта' },
  transport: { name: 'Көлік компаниясымен', text: 'Жүк жинағы қалаңызға дейін' },
  delayed: { name: 'Кейінірек', text: 'Қоймада сақтаймыз, күнін өзіңіз белгілейсіз' },
}
