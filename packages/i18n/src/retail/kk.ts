import type { TextShape } from '../translator/text-shape.ts'
import type { retail as source } from './ru.ts'

export const retail: TextShape<typeof source> = {
  title: 'Дүкен кабинеті',
  orders: 'Тапсырыстар',
  search: 'Нөмір, аты немесе телефон',
  state: 'Күйі',
  anyState: 'Кез келген күй',
  columns: {
    number: 'Нөмірі',
    created: 'Жасалды',
    customer: 'Сатып алушы',
    phone: 'Телефон',
    goods: 'Тауар',
    sum: 'Сома',
    payment: 'Төлем',
    state: 'Күйі',
    place: 'Қайдан',
  },
  empty: 'Тапсырыс табылмады. Іздеуді не күйді өзгертіңіз.',
  hiddenBlocks: 'Жасырын блоктар',
  keys: {
    move: 'жолды таңдау',
    open: 'ашу',
    search: 'іздеу',
    close: 'жабу',
  },
  login: {
    title: 'Қызметкерлер кіруі',
    text: 'Логин мен құпиясөзді, содан кейін СМС кодын енгізіңіз.',
    go: 'Кіру',
  },
  refused: {
    title: 'Бұл бөлім қызметкерлерге арналған',
    text: 'Есептік жазбаңызда рұқсат жоқ. Шығып, қызметкер ретінде кіріңіз.',
    logout: 'Шығу',
  },
  foreign: {
    title: 'Бұл бөлім колл-орталыққа арналған',
    text: 'Пікірлерді, сұрақтарды және өтінімдерді колл-орталық пен әкімшілер жүргізеді.',
    go: 'Тапсырыстарға',
  },
  pane: {
    title: '{number} тапсырысы',
    close: 'Тапсырысты жабу',
    delivery: 'Жеткізу',
    none: 'таңдалмаған',
    paid: '{sum} ішінен {paid} төленді',
  },
  total: 'Барлығы {count, number}',
  pages: 'Беттер',
  next: 'Келесі',
  previous: 'Артқа',
}
