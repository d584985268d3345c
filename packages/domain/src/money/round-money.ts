/**
 * Rounds an amount to whole units of its currency, halves away from zero (decisions «Regions,
 * currency, language»: nothing smaller than the main unit exists).
 *
 * Fifteen significant digits are kept first, because a product such as 0.145 × 100 is
 * 14.499999999999998 in binary and would otherwise fall on the wrong side of the half.
 */
export function roundMoney(amount: number): number {
  const rounded = Math.round(Number(Math.abs(amount).toPrecision(15)))
  return rounded === 0 ? 0 : Math.sign(amount) * rounded
}
