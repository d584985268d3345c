import type { TextShape } from '../translator/text-shape.ts'
import type { staffInvitation as source } from './ru.ts'

export const staffInvitation: TextShape<typeof source> = {
  title: 'Командаға шақыру',
  greeting: '{name}, сізді командаға шақырды',
  role: {
    administrator: 'Сіз әкімші боласыз.',
    developer: 'Сіз әзірлеуші боласыз.',
    callCentre: 'Сіз колл-орталықта жұмыс істейсіз.',
    shopSeller: 'Сіз сатушы боласыз. Дүкен: {store}.',
    franchiseSeller: 'Сіз сатушы боласыз. Дүкен: {store}.',
    assembler: 'Сіз жинаушы боласыз.',
    none: 'Жаңа құпиясөз қойыңыз. Бұрынғысы жарамсыз болады.',
  },
  first: {
    greeting: 'Сіз бірінші әкімшісіз',
    how: 'Өзіңізді атаңыз және құпиясөз ойлап табыңыз. Код телефоныңызға келеді.',
    howWithoutCode:
      'Өзіңізді атаңыз және құпиясөз ойлап табыңыз. Дүкенде СМС әлі қосылмаған, сондықтан код керек емес.',
    name: 'Аты',
    phone: 'Телефон',
    enter: 'Кіру',
  },
  how: 'Құпиясөз ойлап табыңыз да, {phone} нөміріне келетін кодты енгізіңіз.',
  until: 'Сілтеме {at} дейін жарамды.',
  password: 'Жаңа құпиясөз',
  passwordHint: 'Кемінде {count, number} таңба.',
  send: 'Код алу',
  sent: 'Код {phone} нөміріне жіберілді.',
  againIn: '{time} кейін қайта',
  again: 'Кодты қайта жіберу',
  code: 'Хабарламадағы алты сан',
  failed: 'Болмады. Қайталап көріңіз.',
  waiting: 'күтеміз',
  unknown: {
    title: 'Шақыру енді жарамсыз',
    text: 'Сілтеме 7 күн және бір рет жұмыс істейді. Құпиясөз қойған болсаңыз, кіріңіз. Әйтпесе әкімшіден жаңасын сұраңыз.',
    go: 'Қызметкер кабинетіне',
  },
}
