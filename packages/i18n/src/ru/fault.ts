/** What is said in place of a part that could not be loaded: it travels with most pages. */
export const fault = {
  title: 'Ошибка',
  text: 'Не получилось. Проверьте связь и попробуйте ещё раз.',
  retry: 'Повторить',
} as const
