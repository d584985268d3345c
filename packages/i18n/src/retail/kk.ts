import type { TextShape } from '../translator/text-shape.ts'
import type { retail as source } from './ru.ts'

export const retail: TextShape<typeof source> = {
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
