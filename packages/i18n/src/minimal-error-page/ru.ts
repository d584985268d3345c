/** Keep these texts minimal: every page includes them in every language. */
export const minimalErrorPage = {
  title: 'Ошибка',
  text: 'На сервере произошла ошибка. Мы уже знаем о ней и скоро всё исправим.',
  again: 'обновить',
} as const
