export const paymentMethod = {
  card: 'Картой онлайн',
  cardLabel: 'Мир, Visa, Mastercard, СБП',
  deliveryFirst: 'Сначала выберите доставку',
} as const
