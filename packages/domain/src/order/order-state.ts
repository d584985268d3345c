/** The states of an order and the words a customer reads for them (decisions «Orders»). */
export const orderStateLabel = {
  new: 'Новый',
  confirmed: 'Подтверждён',
  picking: 'Комплектуется',
  ready: 'Готов к выдаче',
  shipped: 'Передан в доставку',
  delivered: 'Доставлен',
  closed: 'Закрыт',
  cancelled: 'Отменён',
} as const

export type OrderState = keyof typeof orderStateLabel

/** Which states may follow which: an order can be cancelled until it is delivered. */
export const orderSteps: Readonly<Record<OrderState, readonly OrderState[]>> = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['picking', 'cancelled'],
  picking: ['ready', 'shipped', 'cancelled'],
  ready: ['delivered', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: ['closed'],
  closed: [],
  cancelled: [],
}
