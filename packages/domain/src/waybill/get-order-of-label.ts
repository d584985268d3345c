/**
 * Returns the number of the order that the label of a box names (`100500-001`, of a follow-up order
 * `100500-1-001`), and any other scanned text as it is (retail.orders).
 */
export function getOrderOfLabel(scanned: string): string {
  const text = scanned.trim()
  return /^(\d{1,15}(?:-\d{1,2})?)-\d{3,}$/.exec(text)?.[1] ?? text
}
