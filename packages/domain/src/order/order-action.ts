/** What a customer can do with an order (lk.orders). */
export const orderActions = [
  'chooseDelivery',
  'chooseDay',
  'pay',
  'assembly',
  'refund',
  'withdrawRefund',
  'cancel',
  'ask',
  'close',
  'repeat',
] as const

export type OrderAction = (typeof orderActions)[number]
