import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Подтвердите телефон',
  free: 'Платить ничего не нужно. Введите код из СМС — и заказ будет оформлен.',
  placed:
    'Заказ записан, но телефон ещё не подтверждён. Введите код из СМС, иначе заказ отменится.',
  until: 'Заказ ждёт до {until}, потом он отменится сам.',
  why: 'Без подтверждения держим товары полчаса.',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Телефонды растаңыз',
  free: 'Ештеңе төлеудің қажеті жоқ. СМС кодын енгізіңіз — тапсырыс рәсімделеді.',
  placed:
    'Тапсырыс жазылды, бірақ телефон әлі расталмаған. СМС кодын енгізіңіз, әйтпесе тапсырыс тоқтатылады.',
  until: 'Тапсырыс {until} дейін күтеді, содан кейін өзі тоқтатылады.',
  why: 'Растаусыз тауарларды жарты сағат сақтаймыз.',
}

const en: TextShape<typeof ru> = {
  title: 'Confirm your phone',
  free: 'There is nothing to pay. Type the code from the SMS and the order is placed.',
  placed:
    'We have your order, but the phone is not confirmed yet. Type the code from the SMS, or the order will be cancelled.',
  until: 'The order waits until {until}; then it is cancelled by itself.',
  why: 'Without it we hold the goods for half an hour.',
}

/** Texts about orders that wait for the code of their phone, by language. */
export const phoneConfirmationTexts = { ru, kk, en }
