import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Кабинет магазина',
  orders: 'Заказы',
  more: 'Ещё',
  hiddenBlocks: 'Скрытые блоки',
  shift: 'На смене',
  keys: {
    label: 'Клавиши',
    move: 'выбрать строку',
    open: 'открыть',
    search: 'поиск',
    close: 'закрыть',
  },
  login: {
    title: 'Вход для сотрудников',
    text: 'Введите логин и пароль, затем код из СМС.',
    go: 'Войти',
  },
  refused: {
    title: 'Этот раздел для сотрудников',
    text: 'У вашей учётной записи нет доступа. Выйдите и войдите как сотрудник.',
    logout: 'Выйти',
  },
  foreign: {
    title: 'Этот раздел для колл-центра',
    text: 'Отзывы, вопросы и заявки ведут колл-центр и администраторы.',
    go: 'К заказам',
  },
  pane: {
    title: 'Заказ {number}',
    close: 'Закрыть заказ',
    delivery: 'Доставка',
    none: 'не выбрана',
    paid: 'Оплачено {paid} из {sum}',
  },
} as const

const kk: TextShape<typeof ru> = {
  title: 'Дүкен кабинеті',
  orders: 'Тапсырыстар',
  more: 'Тағы',
  hiddenBlocks: 'Жасырын блоктар',
  shift: 'Ауысымда',
  keys: {
    label: 'Пернелер',
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
}

const en: TextShape<typeof ru> = {
  title: 'Store cabinet',
  orders: 'Orders',
  more: 'More',
  hiddenBlocks: 'Hidden blocks',
  shift: 'On shift',
  keys: {
    label: 'Keys',
    move: 'choose a row',
    open: 'open',
    search: 'search',
    close: 'close',
  },
  login: {
    title: 'Staff login',
    text: 'Enter login and password, then the code from the SMS.',
    go: 'Log in',
  },
  refused: {
    title: 'This part is for staff',
    text: 'Your account has no access. Log out and log in as staff.',
    logout: 'Log out',
  },
  foreign: {
    title: 'This part belongs to the call centre',
    text: 'Reviews, questions and requests are kept by the call centre and administrators.',
    go: 'To the orders',
  },
  pane: {
    title: 'Order {number}',
    close: 'Close the order',
    delivery: 'Delivery',
    none: 'not chosen',
    paid: 'Paid {paid} of {sum}',
  },
}

/** Texts of the staff app, by language. */
export const retailTexts = { ru, kk, en }
