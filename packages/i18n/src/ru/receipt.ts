/** What stands in an electronic receipt beside the goods. */
export const receipt = {
  seller: 'Светлица',
  delivery: 'Доставка',
  services: 'Подъём и сборка',
  advance: 'Предоплата по заказу',
} as const
