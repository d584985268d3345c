import type { Board, BoardOrder } from '@svetlitsa/api-client/dispatch/queries'

export interface WaitingOrder {
  key: string
  waitsFor: 'assembler' | 'crew'
  order: BoardOrder
}

/** The orders of a day that wait for an assembler or a time, and then those that wait for a crew. */
export function listWaitingOrders({ orders, date }: Board): WaitingOrder[] {
  const isUnassembled = ({ assemblyState, assemblerId, slots }: BoardOrder) =>
    (assemblyState === 'requested' || assemblyState === 'planned') &&
    (assemblerId === null || slots.length === 0)
  const isUndelivered = ({ deliveryDate, crewId }: BoardOrder) =>
    deliveryDate === date && crewId === null
  const build = (waitsFor: WaitingOrder['waitsFor'], order: BoardOrder) => ({
    key: `${waitsFor}:${order.orderGuid}`,
    waitsFor,
    order,
  })
  return [
    ...orders.filter(isUnassembled).map((order) => build('assembler', order)),
    ...orders.filter(isUndelivered).map((order) => build('crew', order)),
  ]
}
