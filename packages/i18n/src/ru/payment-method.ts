export const paymentMethod = {
  card: 'Картой онлайн',
  cardLabel: 'Мир, Visa, Mastercard, СБП',
  /** Мир and СБП pay in roubles only. */
  cardLabelKz: 'Visa, Mastercard',
  deliveryFirst: 'Сначала выберите доставку',
} as const
