import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  label: 'Файлы cookie',
  text: 'Город и корзину мы храним в браузере. Разрешите ещё считать посещения: так видно, чего в магазине не хватает.',
  short: 'Считать посещения?',
  more: 'Подробнее об аналитике',
  necessary: 'Только нужные',
  all: 'Разрешить',
  /** Answers to the short question of a phone. */
  no: 'Нет',
  yes: 'Да',
} as const

const kk: TextShape<typeof ru> = {
  label: 'Cookie файлдары',
  text: 'Қала мен себетті браузерде сақтаймыз. Келушілерді санауға да рұқсат етіңіз: дүкенге не жетіспейтіні сонда көрінеді.',
  short: 'Келушілерді санауға бола ма?',
  more: 'Талдау туралы толығырақ',
  necessary: 'Тек қажеттілері',
  all: 'Рұқсат ету',
  /** Answers to the short question of a phone. */
  no: 'Жоқ',
  yes: 'Иә',
}

const en: TextShape<typeof ru> = {
  label: 'Cookies',
  text: 'Your city and cart are kept in the browser. Let us also count visits: it shows what the shop is missing.',
  short: 'May we count visits?',
  more: 'More about analytics',
  necessary: 'Necessary only',
  all: 'Allow',
  /** Answers to the short question of a phone. */
  no: 'No',
  yes: 'Yes',
}

/** Texts about cookies and web analytics, by language. */
export const cookieConsentTexts = { ru, kk, en }
