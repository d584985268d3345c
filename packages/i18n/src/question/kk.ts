import type { TextShape } from '../translator/text-shape.ts'
import type { question as source } from './ru.ts'

export const question: TextShape<typeof source> = {
  title: 'Сұрақтар',
  ask: 'Сұрақ қою',
  none: 'Сұрақ әлі жоқ',
  noneText: 'Сипаттамада жоқ нәрсені сұраңыз: бір күнде жауап береміз.',
  count: '{count, plural, one {# сұрақ} other {# сұрақ}}',
  shop: 'Дүкен жауап береді',
  waiting: 'Бір күн ішінде жауап береміз',
  helpful: 'Пайдалы',
  unhelpful: 'Пайдасыз',
  more: 'Тағы көрсету',
  failed: 'Сұрақтар жүктелмеді.',
  vote: {
    thanks: 'Рақмет, дауысыңыз есепке алынды',
    again: 'Сіз дауыс беріп қойғансыз',
  },
  sent: {
    thanks: 'Сұрақ бетте тұр, бір күн ішінде жауап береміз.',
    waits: 'Сұрақ тексерістен кейін шығады.',
  },
  form: {
    title: 'Тауар туралы сұрақ',
    name: 'Аты',
    text: 'Сұрақ',
    textHint: 'Кемінде 5 таңба',
    send: 'Сұрақты жіберу',
    sending: 'жіберудеміз',
    close: 'Жабу',
    textShort: 'Кемінде 5 таңба жазыңыз',
    nameWrong: 'Аты — 2-ден 100-ге дейін әріп',
  },
}
