import type { search as source } from '../ru/search.ts'
import type { TextsOf } from '../texts-of.ts'

export const search: TextsOf<typeof source> = {
  title: 'Іздеу',
  titleOf: 'Іздеу: {query}',
  sections: 'Бөлімдер',
  nothing: 'Мұндай сөздері бар бөлім жоқ',
  nothingHint: 'Қысқарақ жазып көріңіз: «диван», «үстел», «жарық». Немесе каталогты ашыңыз.',
  ask: 'Не іздейміз?',
  askHint: 'Іздеу жолына керегіңізді жазыңыз немесе каталогты ашыңыз.',
  catalog: 'Каталогты ашу',
  favourites: 'Таңдаулы',
  empty: 'Таңдаулыда әзірге ештеңе жоқ',
  emptyHint: 'Каталогқа көз салыңыз: таңдайтын нәрсе бар.',
}
