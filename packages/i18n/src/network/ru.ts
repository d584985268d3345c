export const network = {
  offline: 'Нет связи. Введённое не потеряется: продолжим, когда сеть появится.',
} as const
