import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Ваш город',
  hint: 'От города зависят цена, срок и магазины',
  find: 'Найти город',
  russia: 'Россия',
  kazakhstan: 'Казахстан',
  countries: 'Страна',
  nothing: 'Такого города нет в списке. Выберите ближайший: привезём транспортной компанией.',
  elsewhere: 'В другие города доставляем транспортной компанией',
  findMine: 'Найти мой город',
  looking: 'Ищем',
  isIt: 'Да, это {city}',
  notFound: 'Не получилось узнать место. Выберите город из списка.',
  chosen: 'выбран',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Сіздің қалаңыз',
  hint: 'Баға, мерзім және дүкендер қалаға байланысты',
  find: 'Қаланы табу',
  russia: 'Ресей',
  kazakhstan: 'Қазақстан',
  countries: 'Ел',
  nothing: 'Тізімде мұндай қала жоқ. Ең жақынын таңдаңыз: көлік компаниясымен жеткіземіз.',
  elsewhere: 'Басқа қалаларға көлік компаниясымен жеткіземіз',
  findMine: 'Менің қаламды табу',
  looking: 'Іздеп жатырмыз',
  isIt: 'Иә, бұл {city}',
  notFound: 'Орынды анықтау мүмкін болмады. Қаланы тізімнен таңдаңыз.',
  chosen: 'таңдалды',
}

const en: TextShape<typeof ru> = {
  title: 'Your city',
  hint: 'Price, time and stores depend on the city',
  find: 'Find a city',
  russia: 'Russia',
  kazakhstan: 'Kazakhstan',
  countries: 'Country',
  nothing: 'This city is not listed. Choose the nearest: a transport company will deliver.',
  elsewhere: 'A transport company delivers to other cities',
  findMine: 'Find my city',
  looking: 'Looking',
  isIt: 'Yes, it is {city}',
  notFound: 'The place could not be found. Please choose your city from the list.',
  chosen: 'chosen',
}

/** Texts of the city selection window, by language. */
export const regionTexts = { ru, kk, en }
