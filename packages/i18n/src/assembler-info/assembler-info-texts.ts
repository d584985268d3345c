import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Ваш сборщик',
  text: 'Соберёт мебель в вашем доме',
  since: 'В магазине «{shopName}» с {day}',
  isActive: 'Работает в магазине «{shopName}»',
  isFormer: 'Больше не работает в магазине «{shopName}». Не впускайте и позвоните нам.',
  questions: 'Если есть сомнения, позвоните нам до начала сборки.',
  notFound: {
    title: 'Такого сборщика нет',
    text: 'Проверьте ссылку в сообщении или позвоните нам.',
  },
} as const

const kk: TextShape<typeof ru> = {
  title: 'Сіздің жинаушыңыз',
  text: 'Жиһазды үйіңізде жинайды',
  since: '«{shopName}» дүкенінде {day} бастап',
  isActive: '«{shopName}» дүкенінде жұмыс істейді',
  isFormer:
    '«{shopName}» дүкенінде енді жұмыс істемейді. Үйге кіргізбеңіз және бізге қоңырау шалыңыз.',
  questions: 'Күмәніңіз болса, жинау басталмай тұрып бізге қоңырау шалыңыз.',
  notFound: {
    title: 'Мұндай жинаушы жоқ',
    text: 'Хабарламадағы сілтемені тексеріңіз немесе бізге қоңырау шалыңыз.',
  },
}

const en: TextShape<typeof ru> = {
  title: 'Your assembler',
  text: 'Assembles the furniture in your home',
  since: 'With {shopName} since {day}',
  isActive: 'Works for {shopName}',
  isFormer: 'No longer works for {shopName}. Do not let them in, and call us.',
  questions: 'If in doubt, call us before the assembly begins.',
  notFound: {
    title: 'There is no such assembler',
    text: 'Check the link in the message, or call us.',
  },
}

export const assemblerInfoTexts = { ru, kk, en }
