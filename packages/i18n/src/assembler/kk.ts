import type { TextShape } from '../translator/text-shape.ts'
import type { assembler as source } from './ru.ts'

export const assembler: TextShape<typeof source> = {
  title: 'Жинау',
  hello: '{name}, тапсырыстарыңыз',
  empty: {
    title: 'Жинауға тапсырыс жоқ',
    text: 'Сатып алушы жинауды тапсырса, ол осында шығады.',
  },
  hours: 'Шамамен {hours, number} сағ',
  minutes: '{minutes, number} мин',
  address: 'Мекенжайды колл-орталық нақтылайды',
  noDate: 'Күні белгіленбеген',
  route: 'Бағыт',
  login: {
    title: 'Жинаушылар кіруі',
    text: 'Логин мен құпиясөзді, содан кейін СМС кодын енгізіңіз.',
    go: 'Кіру',
  },
  refused: {
    title: 'Кабинет тек жинаушыларға',
    text: 'Жинаушы есептік жазбасымен кіріңіз.',
    logout: 'Шығу',
  },
  items: 'Не жинау керек',
  order: '{number} тапсырысы',
}
