/** Ways of delivery as a reader of another language is told them; the staff write the Russian ones. */
export const deliveryWay = {
  pickup: { name: 'Самовывоз', text: 'Из магазина, когда удобно' },
  courier: { name: 'Курьером', text: 'До подъезда, в выбранное время' },
  transport: { name: 'Транспортной компанией', text: 'Комплект груза до вашего города' },
  delayed: { name: 'Позже', text: 'Договоримся о дне отдельно' },
} as const
