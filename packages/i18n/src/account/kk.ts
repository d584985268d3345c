import type { TextShape } from '../translator/text-shape.ts'
import type { account as ru } from './ru.ts'

export const account: TextShape<typeof ru> = {
  cabinet: 'Жеке кабинет',
  greeting: 'Сәлеметсіз бе, {name}',
  menu: {
    orders: 'Тапсырыстар',
    bonus: 'Бонустар',
    goods: 'Менің тауарларым',
    claims: 'Өтініштер',
    reviews: 'Пікірлер',
    profile: 'Деректер',
    invite: 'Досты шақыру',
    logout: 'Шығу',
  },
  login: {
    title: 'Жеке кабинетке кіріңіз',
    text: 'Код СМС арқылы келеді. Кірмей жасалған тапсырыстар да осында көрінеді.',
    go: 'Кіру',
  },
  claimLogin: {
    title: 'Ақау туралы хабарлау үшін кіріңіз',
    text: 'Тапсырыстарыңызды көрсетеміз және өтініштің әр қадамын сақтаймыз. Код СМС арқылы келеді.',
  },
  next: {
    title: 'Әрі қарай',
    none: 'Қазір сізден ештеңе қажет емес.',
    pay: 'Төлеуге {sum} қалды',
    chooseDelivery: 'Тапсырысты қалай алатыныңызды таңдаңыз',
    chooseDay: 'Жеткізу күнін таңдаңыз',
    pickUp: 'Тапсырыс сізді күтіп тұр',
    delivery: '{date}, сағат {from}–{to} аралығында жеткіземіз',
    order: '{number} тапсырысы',
    goPay: 'Төлеу',
    goChooseDelivery: 'Жеткізуді таңдау',
    goChooseDay: 'Күнді таңдау',
    goOpen: 'Тапсырысты ашу',
    finishClaim: 'Ақау туралы өтініш жіберілмеген',
    readClaim: 'Өтінішіңізге жауап бердік',
    claim: '{number} өтініші',
    goFinishClaim: 'Жалғастыру',
    goReadClaim: 'Жауапты оқу',
  },
  pageLinks: { previous: 'Артқа', next: 'Әрі қарай' },
  lastOrders: 'Соңғы тапсырыстар',
  allOrders: 'Барлық тапсырыс',
  noOrders: {
    title: 'Әзірге тапсырыс жоқ',
    text: 'Не тапсырыс бергеніңіз және оның қайда келе жатқаны осында көрінеді.',
    go: 'Каталогқа',
  },
  bonus: {
    title: 'Бонустар',
    count: '{count, plural, other {# бонус}}',
    rule: '1 бонус = 1 ₽',
    open: 'Бонустар туралы толығырақ',
  },
}
