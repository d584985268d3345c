/**
 * Shown in place of a part of a page that failed to load. Most pages include these texts, so keep
 * them short.
 */
export const loadError = {
  title: 'Ошибка',
  text: 'Не получилось. Проверьте связь и попробуйте ещё раз.',
  retry: 'Повторить',
} as const
