/**
 * The id of a follow-up order: the first one's id with a dash and a number, from 1
 * (decisions «Orders»). A follow-up of a follow-up is numbered from the first order too.
 */
export function followUpId(orderId: string, number: number): string {
  if (!Number.isInteger(number) || number < 1) {
    throw new RangeError(`Follow-up orders are numbered from 1, got ${number}`)
  }
  const [firstId] = orderId.split('-')
  return `${firstId}-${number}`
}
