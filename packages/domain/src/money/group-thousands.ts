const noBreakSpace = '\u00a0'

/**
 * Groups the digits of a whole number by thousands with a no-break space, and writes the minus as
 * U+2212 (storefront §5, design notes «Typography»).
 */
export function groupThousands(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, noBreakSpace)
  return amount < 0 ? `−${digits}` : digits
}
