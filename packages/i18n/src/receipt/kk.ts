import type { TextShape } from '../translator/text-shape.ts'
import type { receipt as russian } from './ru.ts'

export const receipt: TextShape<typeof russian> = {
  delivery: 'Жеткізу',
  services: 'Көтеру және құрастыру',
  advance: 'Алдын ала төлем',
  title: 'Электрондық чек',
  sale: 'Кіріс',
  refund: 'Кірісті қайтару',
  order: 'Тапсырыс',
  date: 'Күні мен уақыты',
  sellerName: 'Сатушы',
  inn: 'СТН {inn}',
  total: 'Барлығы',
  paidBy: 'Қолма-қолсыз',
  returnedBy: 'Қолма-қолсыз қайтарылды',
  fiscal: 'Фискалдық деректер',
  storageNumber: 'ФН',
  documentNumber: 'ФД',
  attribute: 'ФП',
  registeredAt: 'Тіркелді',
  code: 'Чекті тексеру коды',
  codeHint: 'Чекті тексеру үшін камераны бағыттаңыз',
  waiting: 'Касса чекті тіркеп жатыр. Құжат нөмірлері мен код осында өздігінен пайда болады.',
  elsewhere:
    'Фискалдық чекті төлемді қабылдаған касса береді: Kaspi төлемі үшін ол Kaspi.kz қосымшасында, дүкенде сол жерде басып береді.',
  print: 'Басып шығару',
  toShop: 'Басты бетке',
  toOrders: 'Менің тапсырыстарым',
  loading: 'Чекті ашып жатырмыз',
  empty: {
    title: 'Чек жоқ',
    text: 'Сілтеме ескірген, қате немесе төлем әлі түскен жоқ. Төленген тапсырыстардың чектері жеке кабинетте.',
  },
  recommendation: 'Сізге керек болуы мүмкін',
}
