import type { TextShape } from '../translator/text-shape.ts'
import type { certificate as source } from './ru.ts'

export const certificate: TextShape<typeof source> = {
  title: 'Сыйлық сертификаты',
  code: 'Сертификат нөмірі',
  codeHint: '16 таңба: сандар мен латын әріптері, сызықшалар маңызды емес',
  secretKey: 'Құпия кілт',
  secretKeyHint: 'Қорғаныс қабатының астындағы 8 таңба',
  missing: 'Бұл өрісті толтырыңыз',
  check: 'Балансты тексеру',
  checking: 'тексереміз',
  number: '{number} сертификаты',
  balance: 'Онда {sum} бар',
  amount: 'Қанша алынсын',
  amountHint: '{sum} сомасынан артық емес',
  amountWrong: '1-ден {max} дейінгі бүтін сан',
  writeOff: '{sum} алу',
  writingOff: 'төлейміз',
  another: 'Басқа сертификат',
  rest: '{sum} төлеу қалды: басқа тәсілмен немесе тағы бір сертификатпен.',
  paid: 'Рақмет! Төлеміңіз өңдеуге жіберілді!',
  checkFailed: 'Сертификатты тексеру кезінде қате шықты',
  writeOffFailed: 'Сертификатпен төлеу кезінде қате шықты',
  refusals: {
    unknown: 'Мұндай сертификат жоқ',
    blocked: 'Сертификат бұғатталған. Бізге қоңырау шалыңыз, анықтап береміз.',
    expired: 'Сертификаттың мерзімі өтіп кеткен.',
    empty: 'Баланс нөлге тең',
    currency: 'Сертификат басқа валютада: онымен бұл тапсырысты төлеуге болмайды.',
    amount: 'Бұл сертификатпен төлейтін ештеңе жоқ: тапсырыс төленген.',
  },
}
