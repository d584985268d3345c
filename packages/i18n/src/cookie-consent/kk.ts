import type { TextShape } from '../translator/text-shape.ts'
import type { cookieConsent as source } from './ru.ts'

export const cookieConsent: TextShape<typeof source> = {
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
