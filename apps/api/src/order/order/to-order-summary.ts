import type { orderSummary } from '@svetlitsa/api-client/order/contract'
import type * as z from 'zod'
import type { Order } from './read-orders.ts'

export type OrderSummary = z.output<typeof orderSummary>

/** A row of a list of orders. */
export function toOrderSummary(order: Order, storeName: string): OrderSummary {
  const {
    goods,
    sums: _sums,
    isKZ: _kz,
    isPartner: _partner,
    percentPrepayment: _percent,
    ...rest
  } = order
  return {
    ...rest,
    pictures: goods.flatMap((line) => (line.picture ? [line.picture] : [])).slice(0, 5),
    lineCount: goods.length,
    customer: { name: order.customer.name, phone: order.customer.phone },
    storeName,
  }
}
