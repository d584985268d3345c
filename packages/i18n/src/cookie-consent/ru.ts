export const cookieConsent = {
  label: 'Файлы cookie',
  text: 'Город и корзину мы храним в браузере. Разрешите ещё считать посещения: так видно, чего в магазине не хватает.',
  short: 'Считать посещения?',
  more: 'Подробнее об аналитике',
  necessary: 'Только нужные',
  all: 'Разрешить',
  /** Answers to the short question of a phone. */
  no: 'Нет',
  yes: 'Да',
} as const
