import type { TextShape } from '../translator/text-shape.ts'
import type { stockNotice as source } from './ru.ts'

export const stockNotice: TextShape<typeof source> = {
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
