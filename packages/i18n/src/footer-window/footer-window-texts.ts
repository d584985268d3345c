import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  manufacturers: 'Производители',
  findManufacturer: 'Найти производителя',
  noManufacturer: 'Такого производителя у нас нет.',
  allManufacturers: 'Все производители с их мебелью',
  care: 'Уход за мебелью',
  phones: 'Позвонить нам',
  phonesOf: 'Телефоны для города {city}',
  hours: 'Каждый день с 9 до 21.',
  stores: 'Магазины и контакты',
  share: 'Поделиться',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  copyByHand: 'Браузер не дал скопировать. Выделите ссылку и скопируйте её.',
} as const

const kk: TextShape<typeof ru> = {
  manufacturers: 'Өндірушілер',
  findManufacturer: 'Өндірушіні табу',
  noManufacturer: 'Бізде мұндай өндіруші жоқ.',
  allManufacturers: 'Барлық өндірушілер мен олардың жиһазы',
  care: 'Жиһаз күтімі',
  phones: 'Бізге қоңырау шалу',
  phonesOf: '{city} қаласының телефондары',
  hours: 'Күн сайын 9-дан 21-ге дейін.',
  stores: 'Дүкендер мен байланыс',
  share: 'Бөлісу',
  copy: 'Сілтемені көшіру',
  copied: 'Сілтеме көшірілді',
  copyByHand: 'Браузер көшіруге рұқсат бермеді. Сілтемені белгілеп, өзіңіз көшіріңіз.',
}

const en: TextShape<typeof ru> = {
  manufacturers: 'Manufacturers',
  findManufacturer: 'Find a manufacturer',
  noManufacturer: 'We have no such manufacturer.',
  allManufacturers: 'All manufacturers and their furniture',
  care: 'Furniture care',
  phones: 'Call us',
  phonesOf: 'Phone numbers for {city}',
  hours: 'Every day from 9 to 21.',
  stores: 'Stores and contacts',
  share: 'Share',
  copy: 'Copy the link',
  copied: 'Link copied',
  copyByHand: 'The browser did not let us copy. Select the link and copy it.',
}

/** Texts of the windows opened from the footer and the phone number, by language. */
export const footerWindowTexts = { ru, kk, en }
