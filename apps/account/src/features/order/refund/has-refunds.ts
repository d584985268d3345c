import type { CustomerOrder } from '@svetlitsa/api-client/customer-order/queries'

/** Whether goods of an order were asked to be given back, or money has gone back. */
export function hasRefunds(order: CustomerOrder): boolean {
  return order.refunds.length > 0 || hasRefundReceipt(order)
}

export function hasRefundReceipt({ receipts }: CustomerOrder): boolean {
  return receipts.some(({ type }) => type === 'refund')
}
