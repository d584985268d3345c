/** «Сообщить о поступлении»: the button, its window and the answers (stock.notify). */
export const stockNotice = {
  ask: 'Сообщить о поступлении',
  askOf: 'Сообщить о поступлении: {name}',
  lead: 'Напишем один раз, когда товар снова появится в вашем городе.',
  channel: 'Куда написать',
  channels: { sms: 'СМС', email: 'Почта' },
  contact: { sms: 'Телефон', email: 'Электронная почта' },
  errors: {
    sms: 'Введите номер телефона целиком',
    email: 'Введите адрес вида name@mail.ru',
  },
  send: 'Сообщить мне',
  sending: 'Записываем…',
  accepted: {
    sms: 'Записали. Пришлём СМС, как только товар появится.',
    email: 'Записали. Пришлём письмо, как только товар появится.',
  },
} as const
