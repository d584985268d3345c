/** The states of an order and their labels for customers (ADR 0040). */
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

/**
 * The allowed transitions: an order can be cancelled until it is delivered. One that the clock has
 * cancelled is opened again by its money, if that comes late and the goods are still there; nobody
 * else opens it (order.reservation). The database has the same table.
 */
export const orderSteps: Readonly<Record<OrderState, readonly OrderState[]>> = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['picking', 'cancelled'],
  picking: ['ready', 'shipped', 'cancelled'],
  ready: ['delivered', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: ['closed'],
  closed: [],
  cancelled: ['new'],
}
