const noBreakSpace = '\u00a0'

/**
 * Formats a whole number with no-break spaces between thousands and U+2212 as the minus sign
 * (domain.price, ADR 0050).
 */
export function groupThousands(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, noBreakSpace)
  return amount < 0 ? `−${digits}` : digits
}
