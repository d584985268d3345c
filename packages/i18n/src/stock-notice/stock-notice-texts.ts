import type { TextShape } from '../translator/text-shape.ts'

/** «Сообщить о поступлении»: the button, its window and the answers (stock.notify). */
const ru = {
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

const kk: TextShape<typeof ru> = {
  ask: 'Түскенде хабарлау',
  askOf: 'Түскенде хабарлау: {name}',
  lead: 'Тауар қалаңызда қайта пайда болғанда, бір рет жазамыз.',
  channel: 'Қайда жазайық',
  channels: { sms: 'СМС', email: 'Пошта' },
  contact: { sms: 'Телефон', email: 'Электрондық пошта' },
  errors: {
    sms: 'Телефон нөмірін толық енгізіңіз',
    email: 'Мекенжайды name@mail.kz түрінде енгізіңіз',
  },
  send: 'Маған хабарлау',
  sending: 'Жазып жатырмыз…',
  accepted: {
    sms: 'Жазып алдық. Тауар пайда болғанда СМС жібереміз.',
    email: 'Жазып алдық. Тауар пайда болғанда хат жібереміз.',
  },
}

const en: TextShape<typeof ru> = {
  ask: 'Notify me',
  askOf: 'Notify me when it is back: {name}',
  lead: 'We will write once, when the product is back in stock in your city.',
  channel: 'Where to write',
  channels: { sms: 'SMS', email: 'E-mail' },
  contact: { sms: 'Phone', email: 'E-mail' },
  errors: {
    sms: 'Enter the whole phone number',
    email: 'Enter an address like name@mail.com',
  },
  send: 'Notify me',
  sending: 'Saving…',
  accepted: {
    sms: 'Done. We will text you as soon as it is back.',
    email: 'Done. We will e-mail you as soon as it is back.',
  },
}

/** Texts of the notice that a sold-out product is in stock again, by language. */
export const stockNoticeTexts = { ru, kk, en }
