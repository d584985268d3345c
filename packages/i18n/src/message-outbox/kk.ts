import type { TextShape } from '../translator/text-shape.ts'
import type { messageOutbox as source } from './ru.ts'

export const messageOutbox: TextShape<typeof source> = {
  title: 'Шығыс хабарламалар',
  hint: 'Демонстрация ештеңе жібермейді: SMS пен хаттар осында жиналады. Тізім өзі жаңарады.',
  empty: 'Әзірге хабарлама жоқ',
  emptyHint: 'Телефон нөмірі бойынша кіріңіз немесе тапсырыс беріңіз, хабарлама осында шығады.',
  sms: 'SMS',
  email: 'Хат',
  states: { waiting: 'кезекте', sent: 'жіберілді', failed: 'жіберілмеді' },
}
