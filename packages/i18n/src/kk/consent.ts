import type { consent as source } from '../ru/consent.ts'
import type { TextsOf } from '../texts-of.ts'

export const consent: TextsOf<typeof source> = {
  label: 'Cookie файлдары',
  text: 'Қала мен себетті браузерде сақтаймыз. Келушілерді санауға да рұқсат етіңіз: дүкенге не жетіспейтіні сонда көрінеді.',
  short: 'Келушілерді санауға бола ма?',
  more: 'Талдау туралы толығырақ',
  necessary: 'Тек қажеттілері',
  all: 'Рұқсат ету',
}
