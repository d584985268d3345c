import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Исходящие сообщения',
  hint: 'Демонстрация ничего не отправляет: СМС и письма складываются сюда. Список обновляется сам.',
  empty: 'Сообщений пока нет',
  emptyHint: 'Войдите по номеру телефона или оформите заказ, и сообщение появится здесь.',
  sms: 'СМС',
  email: 'Письмо',
  states: { waiting: 'в очереди', sent: 'отправлено', failed: 'не отправлено' },
} as const

const kk: TextShape<typeof ru> = {
  title: 'Шығыс хабарламалар',
  hint: 'Демонстрация ештеңе жібермейді: SMS пен хаттар осында жиналады. Тізім өзі жаңарады.',
  empty: 'Әзірге хабарлама жоқ',
  emptyHint: 'Телефон нөмірі бойынша кіріңіз немесе тапсырыс беріңіз, хабарлама осында шығады.',
  sms: 'SMS',
  email: 'Хат',
  states: { waiting: 'кезекте', sent: 'жіберілді', failed: 'жіберілмеді' },
}

const en: TextShape<typeof ru> = {
  title: 'Outgoing messages',
  hint: 'The demonstration sends nothing: SMS and letters are kept here. The list renews itself.',
  empty: 'No messages yet',
  emptyHint: 'Log in by phone or place an order, and the message will appear here.',
  sms: 'SMS',
  email: 'Letter',
  states: { waiting: 'waiting', sent: 'sent', failed: 'failed' },
}

/** Texts of the outbox page of the demo shop, by language. */
export const messageOutboxTexts = { ru, kk, en }
