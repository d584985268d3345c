/**
 * Rounds an amount to whole currency units, halves away from zero (ADR 0042: amounts smaller than
 * the main unit do not exist). The value is first reduced to fifteen significant digits, because a
 * product such as 0.145 × 100 is 14.499999999999998 in binary and would otherwise be rounded down.
 */
export function roundMoney(amount: number): number {
  // A whole sum may have sixteen digits. Adding zero turns negative zero into zero.
  if (Number.isSafeInteger(amount)) return amount + 0
  const rounded = Math.round(Number(Math.abs(amount).toPrecision(15)))
  return rounded === 0 ? 0 : Math.sign(amount) * rounded
}
