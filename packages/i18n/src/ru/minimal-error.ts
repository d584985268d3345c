/** The least words there are: they travel with every page, in every language. */
export const minimalError = {
  brand: 'Светлица',
  title: 'Ошибка',
  text: 'На сервере произошла ошибка. Мы уже знаем о ней и скоро всё исправим.',
  again: 'обновить',
} as const
