export const keptOrder = {
  title: 'Последние заказы',
  shown: 'Нет сети, показаны заказы на {moment}.',
  again: 'Обновить',
} as const
