/** What may differ between orders and money, in the order of the screen (retail.reconciliation). */
export const reconciliationKinds = [
  'paidOpen',
  'overpaid',
  'cancelledPaid',
  'differingSum',
  'receipt',
  'refund',
  'acquirerRefund',
  'placedUnpaid',
  'certificate',
  'audit',
] as const

export type ReconciliationKind = (typeof reconciliationKinds)[number]
