/**
 * Names of the delivery methods for readers of other languages. Readers of Russian see the names
 * that the staff entered.
 */
export const deliveryMethod = {
  pickup: { name: 'Самовывоз', text: 'Из магазина, когда удобно' },
  courier: { name: 'Курьером', text: 'До подъезда, в выбранное время' },
  transport: { name: 'Транспортной компанией', text: 'Комплект груза до вашего города' },
  delayed: { name: 'Позже', text: 'Подержим на складе, день назначите сами' },
} as const
