import { minimalErrorPage } from '../minimal-error-page/ru.ts'

export const errorPage = {
  notFound: {
    title: 'Страница не найдена',
    /** Used where there is no picture of an armchair. */
    plain: 'Она устарела, удалена или никогда не существовала.',
    text: 'Она устарела, удалена или никогда не существовала. Кресло, впрочем, на месте.',
  },
  server: {
    title: 'Произошла ошибка',
    text: minimalErrorPage.text,
    again: 'Открыть страницу ещё раз',
  },
  crumb: 'Произошла ошибка',
  toHome: 'На главную',
  toCatalog: 'Открыть каталог',
  slider: 'Вас также может заинтересовать',
  sale: 'Посмотреть товары со скидкой',
} as const
