export const session = {
  title: 'Где вы вошли',
  unknown: 'Неизвестное устройство',
  current: 'Это устройство',
  seen: 'Последний раз: {date}',
  end: 'Завершить',
  endOf: 'Завершить: {device}',
  endAll: 'Выйти везде',
  endAllNote: 'Кроме этого устройства',
  ended: 'Вход завершён.',
  failed: 'Не получилось. Попробуйте ещё раз.',
} as const
