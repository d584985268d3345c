import type { outbox as source } from '../ru/outbox.ts'
import type { TextsOf } from '../texts-of.ts'

export const outbox: TextsOf<typeof source> = {
  title: 'Шығыс хабарламалар',
  hint: 'Демонстрация ештеңе жібермейді: SMS пен хаттар осында жиналады. Тізім өзі жаңарады.',
  empty: 'Әзірге хабарлама жоқ',
  emptyHint: 'Телефон нөмірі бойынша кіріңіз немесе тапсырыс беріңіз, хабарлама осында шығады.',
  sms: 'SMS',
  email: 'Хат',
  states: { waiting: 'кезекте', sent: 'жіберілді', failed: 'жіберілмеді' },
}
