export const paymentMethod = {
  card: 'Картой онлайн',
  cardLabel: 'Мир, Visa, Mastercard, СБП',
  /** Without Мир and СБП, which accept roubles only. */
  cardLabelKz: 'Visa, Mastercard',
  yandexPay: 'Яндекс Пэй',
  yandexPayLabel: 'Картой из Яндекса или частями',
  kaspi: 'Kaspi QR',
  kaspiLabel: 'Код для приложения Kaspi.kz',
  certificate: 'Подарочным сертификатом',
  certificateLabel: 'Полностью или частью суммы',
  credit: 'Кредит и рассрочка',
  creditLabel: 'Заявка сразу в несколько банков, решение за пару минут',
  dolyame: 'Долями',
  dolyameLabel: 'Четыре платежа раз в две недели, без переплаты',
  deliveryFirst: 'Сначала выберите доставку',
} as const
