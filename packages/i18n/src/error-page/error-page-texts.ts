import { minimalErrorPageTexts } from '../minimal-error-page/minimal-error-page-texts.ts'
import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  notFound: {
    title: 'Страница не найдена',
    /** Used where there is no picture of an armchair. */
    plain: 'Она устарела, удалена или никогда не существовала.',
    text: 'Она устарела, удалена или никогда не существовала. Кресло, впрочем, на месте.',
  },
  server: {
    title: 'Произошла ошибка',
    text: minimalErrorPageTexts.ru.text,
    again: 'Открыть страницу ещё раз',
  },
  crumb: 'Произошла ошибка',
  toHome: 'На главную',
  toCatalog: 'Открыть каталог',
  slider: 'Вас также может заинтересовать',
  sale: 'Посмотреть товары со скидкой',
} as const

const kk: TextShape<typeof ru> = {
  notFound: {
    title: 'Бет табылмады',
    plain: 'Ол ескірген, жойылған немесе ешқашан болмаған.',
    text: 'Ол ескірген, жойылған немесе ешқашан болмаған. Кресло, айтпақшы, орнында.',
  },
  server: {
    title: 'Қате болды',
    text: minimalErrorPageTexts.kk.text,
    again: 'Бетті қайта ашу',
  },
  crumb: 'Қате болды',
  toHome: 'Басты бетке',
  toCatalog: 'Каталогты ашу',
  slider: 'Сізге бұл да ұнауы мүмкін',
  sale: 'Жеңілдікпен тауарларды қарау',
}

const en: TextShape<typeof ru> = {
  notFound: {
    title: 'Page not found',
    plain: 'It is out of date, was removed or never existed.',
    text: 'It is out of date, was removed or never existed. The armchair, though, is in its place.',
  },
  server: {
    title: 'Something went wrong',
    text: minimalErrorPageTexts.en.text,
    again: 'Open the page again',
  },
  crumb: 'Something went wrong',
  toHome: 'To the first page',
  toCatalog: 'Open the catalogue',
  slider: 'You may like these too',
  sale: 'See what is on sale',
}

/** Texts of the error pages, by language. */
export const errorPageTexts = { ru, kk, en }
