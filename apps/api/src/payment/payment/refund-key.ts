/** Money that the shop itself has to give back from a payment. */
export type OwedRefund =
  | { reason: 'surplus' }
  | { reason: 'cancelled'; orderId: number }
  | { reason: 'returned'; returnId: number }

/** The idempotency key of a refund: it is the same however often the refund is tried. */
export function buildRefundKey(paymentGuid: string, owed: OwedRefund): string {
  switch (owed.reason) {
    case 'surplus':
      return `refund-${paymentGuid}`
    case 'cancelled':
      return `return-${paymentGuid}-${owed.orderId}`
    case 'returned':
      return `returned-${owed.returnId}-${paymentGuid}`
  }
}
