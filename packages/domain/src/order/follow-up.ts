/**
 * Returns the id of a follow-up order: the first order's id, a dash and a number from 1 (ADR 0040).
 * A follow-up of a follow-up is also numbered from the first order.
 * @throws RangeError for a number that is not a positive integer.
 */
export function buildFollowUpId(orderId: string, number: number): string {
  if (!Number.isInteger(number) || number < 1) {
    throw new RangeError(`Follow-up orders are numbered from 1, got ${number}`)
  }
  const [firstId] = orderId.split('-')
  return `${firstId}-${number}`
}

/** Returns whether an order is a follow-up order: its id contains a dash (payment.follow-up). */
export function isFollowUp(orderId: string): boolean {
  return orderId.includes('-')
}
